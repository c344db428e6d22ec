package io.github.reflectionfreejackson.aot;

import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ser.impl.SimpleBeanPropertyFilter;
import com.fasterxml.jackson.databind.ser.impl.SimpleFilterProvider;
import io.github.reflectionfreejackson.aot.application.ExternalClasses;
import io.github.reflectionfreejackson.aot.application.GeneratedClasses;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.ReflectionFreeJackson;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.http.converter.json.Jackson2ObjectMapperBuilder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

/**
 * Tests of types that have changed since code was generated for them.
 */
@ExtendWith(OutputCaptureExtension.class)
class ChangedClassesTests {

	private static final String TYPE = "changed.Account";

	private static final String SOURCE = "package changed; public class Account {"
			+ " @com.fasterxml.jackson.annotation.JsonProperty private %s balance; }";

	private static final String MEMBERS = "package changed; public class %1$s {"
			+ " private int number = 1; public int get%2$s() { return this.number; }"
			+ " public void set%2$s(int number) { this.number = number; } }";

	private static final String RECORD = "package changed; public record %s(int number%s) { }";

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	void missingMethodsAreLoggedOnce(boolean straightLine, @TempDir Path types, @TempDir Path generated,
			CapturedOutput log) throws Exception {
		String name = "Members" + straightLine;
		String source = straightLine ? MEMBERS
				: MEMBERS.replace("public class", "@com.fasterxml.jackson.annotation.JsonFilter(\"f\") public class");
		Use use = (mapper, type) -> {
			Object value = type.getConstructor().newInstance();
			assertMethodIsMissing(() -> mapper.writeValueAsString(value));
			assertMethodIsMissing(() -> (straightLine ? mapper.readerFor(type) : mapper.readerForUpdating(value))
				.readValue("{\"number\":2}"));
		};
		withChanged("changed." + name, source.formatted(name, "Number"), source.formatted(name, "Other"), types,
				generated, use, use);
		assertThat(misfits(log, name)).satisfiesExactlyInAnyOrder(
				(line) -> assertThat(line).contains("JsonSerializer does not fit the classes of the application: "
						+ "java.lang.NoSuchMethodError: 'int changed." + name + ".getNumber()'"),
				(line) -> assertThat(line).contains("JsonDeserializer does not fit the classes of the application: "
						+ "java.lang.NoSuchMethodError: 'void changed." + name + ".setNumber(int)'"));
	}

	@Test
	void missingConstructorIsLogged(@TempDir Path types, @TempDir Path generated, CapturedOutput log) throws Exception {
		withChanged("changed.Pair", RECORD.formatted("Pair", ""), RECORD.formatted("Pair", ", int other"), types,
				generated, (mapper, type) -> assertMethodIsMissing(() -> mapper.readValue("{\"number\":2}", type)));
		assertThat(misfits(log, "Pair")).hasSize(1);
	}

	@Test
	void failureOfTheApplicationsOwnClassesIsNotLogged(@TempDir Path types, @TempDir Path generated, CapturedOutput log)
			throws Exception {
		String source = "package changed; public class Failing {"
				+ " public int getNumber() { throw new NoSuchMethodError(\"mine\"); } }";
		withChanged("changed.Failing", source, source, types, generated, (mapper,
				type) -> assertMethodIsMissing(() -> mapper.writeValueAsString(type.getConstructor().newInstance())));
		assertThat(misfits(log, "")).isEmpty();
	}

	private static void assertMethodIsMissing(ThrowingCallable call) {
		assertThat(NestedExceptionUtils.getMostSpecificCause(catchThrowable(call)))
			.isInstanceOf(NoSuchMethodError.class);
	}

	private static List<String> misfits(CapturedOutput log, String name) {
		return log.toString().lines().filter((line) -> line.contains("does not fit") && line.contains(name)).toList();
	}

	private static void withChanged(String name, String before, String after, Path types, Path generated, Use... uses)
			throws Exception {
		String registry = GeneratedClasses.compile(Map.of(name, before), types, generated).registry();
		ExternalClasses changed = new ExternalClasses(generated).compile(Map.of(name, after));
		ObjectMapper mapper = Jackson2ObjectMapperBuilder.json().build();
		mapper.setFilterProvider(new SimpleFilterProvider().addFilter("f", SimpleBeanPropertyFilter.serializeAll()));
		ServedTypes served = new ServedTypes();
		try (URLClassLoader classLoader = changed.classLoader()) {
			Object serializers = classLoader.loadClass(registry).getConstructor().newInstance();
			new ReflectionFreeJackson((GeneratedSerializers) serializers, served).install(mapper);
			for (Use use : uses) {
				use.of(mapper, classLoader.loadClass(name));
			}
		}
	}

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

	/**
	 * Uses a type which has changed.
	 */
	@FunctionalInterface
	private interface Use {

		void of(ObjectMapper mapper, Class<?> type) throws Exception;

	}

}
