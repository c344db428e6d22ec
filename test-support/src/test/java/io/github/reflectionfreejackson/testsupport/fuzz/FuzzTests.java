package io.github.reflectionfreejackson.testsupport.fuzz;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of generated code by random shapes.
 */
class FuzzTests {

	@Test
	void fuzz() {
		long seed = Long.getLong("fuzz.seed", 1);
		FuzzReport report = new Fuzzer().run(seed, Integer.getInteger("fuzz.shapes", 100)).report();
		System.out.println(report.summary());
		report.differences().forEach(System.out::println);
		report.invalid().stream().limit(5).forEach((s) -> System.out.println(new Fuzzer().describe(s)));
		assertThat(report.differing()).isEmpty();
	}

}
