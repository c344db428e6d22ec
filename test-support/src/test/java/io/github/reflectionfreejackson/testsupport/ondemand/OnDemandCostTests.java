package io.github.reflectionfreejackson.testsupport.ondemand;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that generating on demand leaves nothing behind. Run with
 * {@code -Dondemand.types=1000} to see what many types cost.
 */
class OnDemandCostTests {

	@Test
	void manyTypesLeaveNoFiles(@TempDir Path directory) throws Exception {
		int types = Integer.getInteger("ondemand.types", 50);
		assertThat(run(directory, types)).contains(types + " generated, 0 differences");
		assertThat(directory).isEmptyDirectory();
	}

	private static String run(Path directory, int types) throws IOException, InterruptedException {
		Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(),
				"-XX:-UsePerfData", "-Djava.io.tmpdir=" + directory, "-cp", System.getProperty("java.class.path"),
				ManyTypes.class.getName(), String.valueOf(types))
			.directory(directory.toFile())
			.redirectErrorStream(true)
			.start();
		String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertThat(process.waitFor()).as(output).isZero();
		return output;
	}

}
