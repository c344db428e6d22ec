package io.github.reflectionfreejackson.aot.application;

import java.io.IOException;
import java.net.URLClassLoader;
import java.util.List;

import io.github.reflectionfreejackson.aot.sample.Same;

import org.springframework.boot.test.system.CapturedOutput;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Asserts that a type is left to reflection, and everything else is generated.
 */
public final class FallbackAssertions {

	private FallbackAssertions() {
	}

	/**
	 * Assert that AOT processing has left a type to reflection.
	 * @param output what AOT processing of the type and {@link Same} has written
	 * @param type the name of the type
	 * @param reason what its line of the log contains
	 * @param log the log of AOT processing
	 */
	public static void assertFallsBack(AotOutput output, String type, String reason, CapturedOutput log) {
		assertThat(log.toString().lines().filter((line) -> line.contains("Leaving " + type + " to")).toList())
			.anySatisfy((line) -> assertThat(line).contains(" to Jackson's reflection: ").contains(reason));
		assertSameIsGenerated(output);
	}

	/**
	 * Assert that AOT processing leaves a type of a library to reflection, and that the
	 * rest compiles.
	 * @param library the library
	 * @param type the name of the type
	 * @param reason what its line of the log contains
	 * @param log the log of AOT processing
	 */
	public static void assertFallsBack(ExternalClasses library, String type, String reason, CapturedOutput log)
			throws IOException {
		try (URLClassLoader classLoader = library.classLoader()) {
			AotOutput output = AotApplication.of()
				.classLoader(classLoader)
				.include(Same.class.getName(), type)
				.process();
			assertFallsBack(output, type, reason, log);
			assertThat(output.sources().keySet())
				.noneSatisfy((path) -> assertThat(path).startsWith(type.replace('.', '/') + "__"));
			output.compile(List.of(library.directory()));
		}
	}

	/**
	 * Assert that AOT processing has generated code for {@link Same}.
	 * @param output what AOT processing has written
	 */
	public static void assertSameIsGenerated(AotOutput output) {
		assertThat(output.sources().keySet())
			.anySatisfy((path) -> assertThat(path).startsWith("com/example/app/Same__"));
	}

}
