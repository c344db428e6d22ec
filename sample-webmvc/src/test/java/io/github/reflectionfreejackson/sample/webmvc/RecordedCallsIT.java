package io.github.reflectionfreejackson.sample.webmvc;

import java.util.List;
import java.util.stream.Stream;

import io.github.reflectionfreejackson.testsupport.process.SampleProcess;
import io.github.reflectionfreejackson.testsupport.process.SampleRun;
import io.github.reflectionfreejackson.testsupport.recorded.RecordedCalls;
import io.github.reflectionfreejackson.testsupport.recorded.RecordedCallsLauncher;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Runs the application under Spring's agent, which records uses of reflection.
 */
class RecordedCallsIT {

	@Test
	void applicationUsesNoMemberByReflectionWhenCodeIsGenerated() {
		SampleRun run = SampleRuns.generated(recordedApplication());
		assertThat(RecordedCalls.of(run.output()).byApplication()).isEmpty();
		assertThat(run.output().typesWrittenByGeneratedCode()).containsExactlyInAnyOrderElementsOf(SampleRuns.TYPES);
	}

	@Test
	void plainJacksonUsesMembersOfAllTypesByReflection() {
		RecordedCalls calls = RecordedCalls.of(SampleRuns.reflective(recordedApplication()).output());
		assertThat(calls.byApplication()).isNotEmpty();
		assertThat(SampleRuns.TYPES).allSatisfy(
				(type) -> assertThat(Stream.of(calls.byApplication(), calls.bySpareMapper()).flatMap(List::stream))
					.anyMatch((call) -> call.endsWith(" of " + type)));
	}

	private static SampleProcess.Builder recordedApplication() {
		return RecordedCallsLauncher.launch(SampleApplication.class.getName(), SampleRuns.COVERED);
	}

}
