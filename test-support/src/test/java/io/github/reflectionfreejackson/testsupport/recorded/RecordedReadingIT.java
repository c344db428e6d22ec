package io.github.reflectionfreejackson.testsupport.recorded;

import java.util.List;

import io.github.reflectionfreejackson.testsupport.process.SampleOutput;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Reads under Spring's agent, which records uses of reflection. Jackson looks at the
 * members of an abstract type even though it does not create instances of it; such types
 * are not watched.
 */
class RecordedReadingIT {

	private static final List<String> TYPES = ReadingApplication.DOCUMENTS.keySet()
		.stream()
		.map(Class::getName)
		.toList();

	@Test
	void generatedCodeReadsWithoutReflection() {
		SampleOutput output = run();
		assertThat(RecordedCalls.of(output).byApplication()).isEmpty();
		assertThat(output.lines().stream().filter((line) -> line.startsWith(ReadingApplication.GENERATED)))
			.containsExactlyInAnyOrderElementsOf(
					TYPES.stream().map((type) -> ReadingApplication.GENERATED + type).toList());
	}

	@Test
	void plainJacksonReadsByReflection() {
		RecordedCalls calls = RecordedCalls.of(run(ReadingApplication.PLAIN));
		assertThat(TYPES)
			.allSatisfy((type) -> assertThat(calls.byApplication()).anyMatch((call) -> call.endsWith(" of " + type)));
	}

	private static SampleOutput run(String... arguments) {
		SampleOutput output = RecordedCallsLauncher.launch(ReadingApplication.class.getName(), TYPES)
			.arguments(arguments)
			.run();
		int start = output.lines().indexOf(ReadingApplication.START);
		assertThat(start).as(output.toString()).isNotNegative();
		return new SampleOutput(output.lines().subList(start, output.lines().size()));
	}

}
