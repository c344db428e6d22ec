package io.github.reflectionfreejackson.sample.webflux;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import io.github.reflectionfreejackson.testsupport.aot.AotOutput;
import io.github.reflectionfreejackson.testsupport.aot.PackagedClassPath;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Processes the application ahead of time again, twice, and compares with what the build
 * generated.
 */
class RepeatableProcessingIT {

	@Test
	void generatesTheSameAsTheBuild(@TempDir Path directory) {
		AotOutput built = AotOutput.read(Path.of("target", "spring-aot", "main"));
		assertThat(built.sources())
			.containsKey(SampleRuns.SAMPLE.replace('.', '/') + "/customer/Customer__JsonSerializer.java");
		assertThat(built.resources()).isNotEmpty();
		AotOutput first = generate(directory.resolve("first"));
		assertThat(first.differencesFrom(built)).isEmpty();
		AotOutput second = generate(directory.resolve("second"));
		assertThat(second.differencesFrom(first)).isEmpty();
		assertThat(second.differencesFrom(built)).isEmpty();
	}

	private static AotOutput generate(Path directory) {
		List<Path> classPath = PackagedClassPath.of(SampleRuns.JAR, Path.of("target", "classes"));
		return AotOutput.generate(SampleApplication.class, classPath,
				Map.entry("io.github.reflectionfreejackson", "sample-webflux"), directory);
	}

}
