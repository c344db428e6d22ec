package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.concurrent.FutureTask;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of generated code by random sessions: mappers that are changed while they are in
 * use. They are always the same, unless {@code -Dfuzz.seed=771122 -Dfuzz.shapes=10000}
 * asks for others, or more.
 */
class SessionFuzzTests {

	@Test
	void changedMappersWriteAndReadAsByJackson() throws Exception {
		long seed = Long.getLong("fuzz.seed", 1);
		int shapes = Integer.getInteger("fuzz.shapes", 50);
		FutureTask<SessionReport> task = new FutureTask<>(() -> new SessionFuzzer(3).run(seed, shapes).report());
		new Thread(null, task, "roomy", 16 << 20).start();
		SessionReport report = task.get();
		assertThat(report.differences()).isEmpty();
		assertThat(report.sessions()).isGreaterThan(2 * shapes);
		assertThat(report.complete()).isGreaterThan(report.sessions() * 3 / 4);
		assertThat(report.generated()).isGreaterThan(report.sessions());
	}

}
