package io.github.reflectionfreejackson.test.ondemand;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

import javax.tools.ToolProvider;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import static org.assertj.core.api.Assertions.assertThat;

class GeneratedClassLoadingTests {

	@Test
	void loadWhenSourcesAreTheSameForSeveralMappersLoadsOnce() {
		assertThat(generatedWith(new ObjectMapper())).isSameAs(generatedWith(new ObjectMapper()));
	}

	@Test
	void loadWhenSourcesDifferLoadsEach() {
		ObjectMapper other = JsonMapper.builder().propertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE).build();
		assertThat(generatedWith(other)).isNotSameAs(generatedWith(new ObjectMapper()));
		assertThat(generatedWith(other)).isSameAs(generatedWith(other.copy()));
	}

	@Test
	void readWhenParameterIsOfClassThatNothingElseNamesCompiles(@TempDir Path directory) throws Exception {
		Path bean = Files.writeString(directory.resolve("Bean.java"), """
				package lib;
				public class Bean {
					@com.fasterxml.jackson.annotation.JsonCreator
					public Bean(@com.fasterxml.jackson.annotation.JsonProperty("parts") Part[][] parts) { }
					public void setOther(Other other) { }
				}
				""");
		Path part = Files.writeString(directory.resolve("Part.java"), "package lib; public class Part { }");
		Path other = Files.writeString(directory.resolve("Other.java"), "package lib; public class Other { }");
		assertThat(ToolProvider.getSystemJavaCompiler()
			.run(null, null, null, "-d", directory.toString(), "-cp", System.getProperty("java.class.path"),
					bean.toString(), part.toString(), other.toString()))
			.isZero();
		try (URLClassLoader loader = new URLClassLoader(new URL[] { directory.toUri().toURL() })) {
			Class<?> type = loader.loadClass("lib.Bean");
			ObjectMapper mapper = new ObjectMapper();
			OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper);
			assertThat(mapper.readValue("{\"parts\":[[{}]],\"other\":{}}", type)).isInstanceOf(type);
			assertThat(onDemand.isReadByGeneratedCode(type)).isTrue();
		}
	}

	@Test
	void writeWhenExceptionIsOfClassThatNothingElseNamesCompiles(@TempDir Path directory) throws Exception {
		Path bean = Files.writeString(directory.resolve("Bean.java"), """
				package lib;
				public class Bean {
					public int getNumber() throws Failure { return 1; }
				}
				""");
		Path failure = Files.writeString(directory.resolve("Failure.java"),
				"package lib; public class Failure extends Exception { }");
		assertThat(ToolProvider.getSystemJavaCompiler()
			.run(null, null, null, "-d", directory.toString(), bean.toString(), failure.toString())).isZero();
		try (URLClassLoader loader = new URLClassLoader(new URL[] { directory.toUri().toURL() })) {
			Class<?> type = loader.loadClass("lib.Bean");
			ObjectMapper mapper = new ObjectMapper();
			OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper);
			assertThat(mapper.writeValueAsString(type.getConstructor().newInstance())).isEqualTo("{\"number\":1}");
			assertThat(onDemand.isGenerated(type)).isTrue();
		}
	}

	private static Class<?> generatedWith(ObjectMapper mapper) {
		return Objects.requireNonNull(new OnDemandSerializers(mapper).create(Item.class)).getClass();
	}

	record Item(String longName) {
	}

}
