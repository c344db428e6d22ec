package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;

import io.github.reflectionfreejackson.testsupport.parity.AllowedFallbacks;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of generated code by random shapes, which are always the same. With
 * {@code -Dfuzz.seed=771122 -Dfuzz.shapes=10000} they are others, and as many as wanted.
 */
class FuzzTests {

	private static final String SEED = "fuzz.seed";

	private static final String SHAPES = "fuzz.shapes";

	/**
	 * What comes of writing with another mapper than the one that code was generated
	 * with.
	 */
	private static final List<String> BROUGHT_ABOUT = List.of("the mapper's ", "mix-in", "its visibility",
			"Jackson needs no members to write it");

	@Test
	@DisabledIfSystemProperty(named = SHAPES, matches = ".*")
	void knownShapesAreWrittenAndReadAsByJackson() throws Exception {
		check(1, 100);
	}

	@Test
	@EnabledIfSystemProperty(named = SHAPES, matches = ".*")
	void asManyShapesAsWantedAreWrittenAndReadAsByJackson() throws Exception {
		check(Long.getLong(SEED, 1), Integer.getInteger(SHAPES, 0));
	}

	private static void check(long seed, int shapes) throws Exception {
		FuzzReport report = inRoomyThread(() -> new Fuzzer().run(seed, shapes).report());
		String repeat = "-D" + SEED + "=" + seed + " -D" + SHAPES + "=" + shapes + ": " + report.summary();
		assertThat(report.differences()).as(repeat).isEmpty();
		assertThat(report.invalid()).as(repeat).hasSizeLessThanOrEqualTo(shapes * 3 / 100);
		assertThat(report.failures()).as(repeat).isBetween(1, report.comparisons() / 3);
		assertThat(report.generated()).as(repeat).isGreaterThan(2 * report.fellBack());
		assertThat(report.reading().failures()).as(repeat).isBetween(1, report.reading().reads());
		assertThat(report.reading().generated()).as(repeat).isGreaterThan(report.reading().fellBack());
		report.reasons()
			.forEach((reason, type) -> assertThat(AllowedFallbacks.notAmong(Map.of(type, reason), BROUGHT_ABOUT))
				.as(repeat)
				.isEmpty());
	}

	/**
	 * Structures without end shall reach Jackson's limit of depth, which is the same each
	 * time, and not that of the stack. Where there is no such limit, a larger stack takes
	 * more time, and memory, to fill.
	 */
	private static FuzzReport inRoomyThread(Callable<FuzzReport> fuzzing) throws Exception {
		FutureTask<FuzzReport> task = new FutureTask<>(fuzzing);
		new Thread(null, task, "roomy", 16 << 20).start();
		return task.get();
	}

}
