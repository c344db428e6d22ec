package io.github.reflectionfreejackson.testsupport.shop;

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
public abstract class ShopProcessing {

	private final Shop shop;

	/**
	 * Create the tests.
	 * @param shop the sample
	 */
	protected ShopProcessing(Shop shop) {
		this.shop = shop;
	}

	@Test
	void generatesTheSameAsTheBuild(@TempDir Path directory) {
		AotOutput built = AotOutput.read(Path.of("target", "spring-aot", "main"));
		assertThat(built.sources())
			.containsKey(this.shop.packageName().replace('.', '/') + "/customer/Customer__JsonSerializer.java");
		assertThat(built.resources()).isNotEmpty();
		AotOutput first = generate(directory.resolve("first"));
		assertThat(first.differencesFrom(built)).isEmpty();
		AotOutput second = generate(directory.resolve("second"));
		assertThat(second.differencesFrom(first)).isEmpty();
		assertThat(second.differencesFrom(built)).isEmpty();
	}

	private AotOutput generate(Path directory) {
		List<Path> classPath = PackagedClassPath.of(this.shop.jar(), Path.of("target", "classes"));
		return AotOutput.generate(this.shop.application(), classPath,
				Map.entry("io.github.reflectionfreejackson", this.shop.artifactId()), directory);
	}

}
