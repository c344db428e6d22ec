package io.github.reflectionfreejackson.aot;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Map;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.aot.application.ExternalClasses;
import io.github.reflectionfreejackson.aot.application.GeneratedClasses;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.ReflectionFreeJackson;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.http.converter.json.Jackson2ObjectMapperBuilder;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of types that another class loader has loaded than the one of the application, as
 * with jars that applications on a server share: what is of one package when code is
 * generated is of two then.
 */
class ClassLoaderTests {

	private static final Map<String, String> TYPES = Map.of("shared.Open",
			"package shared; public class Open { private String name = \"a\";"
					+ " public String getName() { return name; } public void setName(String name) { this.name = name; } }",
			"shared.Guarded",
			"package shared; public class Guarded {"
					+ " @com.fasterxml.jackson.annotation.JsonProperty protected String name = \"a\"; }",
			"shared.Made",
			"package shared; public class Made { private String name = \"a\"; Made() { }"
					+ " public static Made of() { return new Made(); }"
					+ " public String getName() { return name; } public void setName(String name) { this.name = name; } }",
			"shared.Built",
			"package shared; public class Built { private final String name;"
					+ " @com.fasterxml.jackson.annotation.JsonCreator Built("
					+ "@com.fasterxml.jackson.annotation.JsonProperty(\"name\") String name) { this.name = name; }"
					+ " public static Built of() { return new Built(\"a\"); } public String getName() { return name; } }");

	@TempDir
	private static Path types;

	@TempDir
	private static Path generated;

	private static String registry;

	private final ObjectMapper plain = Jackson2ObjectMapperBuilder.json().build();

	private final ObjectMapper mapper = Jackson2ObjectMapperBuilder.json().build();

	private final ServedTypes served = new ServedTypes();

	@BeforeAll
	static void compile() throws IOException {
		registry = GeneratedClasses.compile(TYPES, types, generated).registry();
	}

	@ParameterizedTest
	@ValueSource(strings = { "Guarded", "Made", "Built" })
	void whatGeneratedCodeCannotReachIsLeftToReflection(String name) throws Exception {
		try (URLClassLoader shared = new ExternalClasses(types).classLoader();
				URLClassLoader application = new URLClassLoader(new URL[] { generated.toUri().toURL() }, shared)) {
			install(application);
			assertSame(shared.loadClass("shared." + name));
			assertThat(this.served.reading().byReflection()).hasEntrySatisfying("shared." + name,
					(reason) -> assertThat(reason).startsWith("its generated code does not fit the class path")
						.contains("IllegalAccessError"));
			assertThat(this.served.byReflection().containsKey("shared." + name)).isEqualTo(name.equals("Guarded"));
		}
	}

	@Test
	void whatGeneratedCodeCanReachIsServedByIt() throws Exception {
		try (URLClassLoader shared = new ExternalClasses(types).classLoader();
				URLClassLoader application = new URLClassLoader(new URL[] { generated.toUri().toURL() }, shared)) {
			install(application);
			assertSame(shared.loadClass("shared.Open"));
			assertThat(this.served.byGeneratedCode()).contains("shared.Open");
			assertThat(this.served.reading().byGeneratedCode()).contains("shared.Open");
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "Open", "Guarded", "Made", "Built" })
	void typesOfSameClassLoaderAreServedByGeneratedCode(String name) throws Exception {
		try (URLClassLoader application = new ExternalClasses(generated).classLoader()) {
			install(application);
			assertSame(application.loadClass("shared." + name));
			assertThat(this.served.byGeneratedCode()).contains("shared." + name);
			assertThat(this.served.reading().byGeneratedCode()).contains("shared." + name);
		}
	}

	private void install(ClassLoader application) throws ReflectiveOperationException {
		GeneratedSerializers serializers = (GeneratedSerializers) application.loadClass(registry)
			.getConstructor()
			.newInstance();
		new ReflectionFreeJackson(serializers, this.served).install(this.mapper);
	}

	private void assertSame(Class<?> type) throws IOException {
		String document = "{\"name\":\"b\"}";
		Object expected = this.plain.readValue(document, type);
		for (int i = 0; i < 3; i++) {
			Object value = this.mapper.readValue(document, type);
			assertThat(value).usingRecursiveComparison().isEqualTo(expected);
			assertThat(this.mapper.writeValueAsString(value)).isEqualTo(document)
				.isEqualTo(this.plain.writeValueAsString(expected));
		}
	}

}
