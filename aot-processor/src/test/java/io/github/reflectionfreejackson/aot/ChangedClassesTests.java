package io.github.reflectionfreejackson.aot;

import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.Map;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.aot.application.ExternalClasses;
import io.github.reflectionfreejackson.aot.application.GeneratedClasses;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.ReflectionFreeJackson;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.http.converter.json.Jackson2ObjectMapperBuilder;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of types that have changed since code was generated for them.
 */
class ChangedClassesTests {

	private static final String TYPE = "changed.Account";

	private static final String SOURCE = "package changed; public class Account {"
			+ " @com.fasterxml.jackson.annotation.JsonProperty private %s balance; }";

	@Test
	void reasonNamesTheMemberThatIsMissing(@TempDir Path types, @TempDir Path generated) throws Exception {
		String registry = GeneratedClasses.compile(Map.of(TYPE, SOURCE.formatted("int")), types, generated).registry();
		ExternalClasses changed = new ExternalClasses(generated).compile(Map.of(TYPE, SOURCE.formatted("String")));
		ObjectMapper mapper = Jackson2ObjectMapperBuilder.json().build();
		ServedTypes served = new ServedTypes();
		String document = "{\"balance\":\"much\"}";
		try (URLClassLoader classLoader = changed.classLoader()) {
			Object serializers = classLoader.loadClass(registry).getConstructor().newInstance();
			new ReflectionFreeJackson((GeneratedSerializers) serializers, served).install(mapper);
			Object value = mapper.readValue(document, classLoader.loadClass(TYPE));
			assertThat(mapper.writeValueAsString(value)).isEqualTo(document);
		}
		for (ServedTypes list : new ServedTypes[] { served, served.reading() }) {
			assertThat(list.byReflection()).hasEntrySatisfying(TYPE,
					(reason) -> assertThat(reason).startsWith("its generated code does not fit the class path: ")
						.contains("NoSuchFieldException", "balance"));
		}
	}

}
