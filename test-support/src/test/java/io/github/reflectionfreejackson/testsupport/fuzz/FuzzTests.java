package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.List;
import java.util.regex.Pattern;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of generated code by random shapes: always the same ones, and ones that nobody
 * has seen before. With {@code -Dfuzz.seed=1 -Dfuzz.shapes=10000}, as many as wanted.
 */
class FuzzTests {

	private static final String SEED = "fuzz.seed";

	private static final String SHAPES = "fuzz.shapes";

	/**
	 * Why reflection may write types, for all of which Jackson's own rules, or Java's,
	 * leave no choice.
	 */
	private static final List<Pattern> ALLOWED = List.of(Pattern.compile("Jackson cannot introspect it: .*"),
			Pattern.compile("it cannot be introspected: .*"), Pattern.compile("it is an enum"),
			Pattern.compile("it is a CharSequence, .*"), Pattern.compile("it is a local, anonymous or hidden class"),
			Pattern.compile("it is private, or in a private class, .*"),
			Pattern.compile("its member .* is not public, and CAN_OVERRIDE_ACCESS_MODIFIERS is disabled"),
			Pattern.compile("the type of its member .* cannot be named in package .*"),
			Pattern.compile("its property .* consists of several, .*"));

	@Test
	@DisabledIfSystemProperty(named = SHAPES, matches = ".*")
	void knownShapesAreWrittenAsByJackson() {
		check(1, 250);
	}

	@Test
	@DisabledIfSystemProperty(named = SHAPES, matches = ".*")
	void newShapesAreWrittenAsByJackson() {
		check(System.currentTimeMillis(), 150);
	}

	@Test
	@EnabledIfSystemProperty(named = SHAPES, matches = ".*")
	void asManyShapesAsWantedAreWrittenAsByJackson() {
		check(Long.getLong(SEED, 1), Integer.getInteger(SHAPES, 0));
	}

	private static void check(long seed, int shapes) {
		FuzzReport report = new Fuzzer().run(seed, shapes).report();
		String repeat = "-D" + SEED + "=" + seed + " -D" + SHAPES + "=" + shapes + ": " + report.summary();
		assertThat(report.differences()).as(repeat).isEmpty();
		assertThat(report.invalid()).as(repeat).hasSizeLessThanOrEqualTo(shapes * 3 / 100);
		assertThat(report.failures()).as(repeat).isBetween(1, report.comparisons() / 3);
		assertThat(report.generated()).as(repeat).isGreaterThan(5 * report.fellBack());
		assertThat(report.reasons().keySet()).as(repeat)
			.allMatch((reason) -> ALLOWED.stream().anyMatch((allowed) -> allowed.matcher(reason).matches()));
	}

}
