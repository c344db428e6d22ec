package io.github.reflectionfreejackson.test;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of {@link GeneratedJsonAssert} where there is a JRE only, which has no compiler.
 */
class WithoutCompilerTests {

	@Test
	void saysThatJdkIsNeeded() throws Exception {
		Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
				"--limit-modules", "java.se,jdk.unsupported", "-XX:TieredStopAtLevel=1", "-cp",
				System.getProperty("java.class.path"), Program.class.getName())
			.redirectErrorStream(true)
			.start();
		String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertThat(process.waitFor()).as(output).isNotZero();
		assertThat(output).contains(
				"java.lang.IllegalStateException: Generated code cannot be compiled, for the Java runtime has no compiler: ")
			.contains("Run the tests with a JDK")
			.doesNotContain("NoClassDefFoundError");
	}

	static final class Program {

		private Program() {
		}

		public static void main(String[] arguments) {
			GeneratedJsonAssert.assertThatGeneratedJson(new ObjectMapper()).isWrittenAsByJackson(new Sample("text"));
		}

	}

	record Sample(String text) {
	}

}
