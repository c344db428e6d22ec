package io.github.reflectionfreejackson.testsupport.corpus;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import javax.tools.ToolProvider;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Types of so many members that generated code has several methods for them, or only just
 * one. As arrays, Jackson writes and sets them one by one.
 */
class ManyMembersTests {

	@ParameterizedTest
	@ValueSource(ints = { 199, 200, 201, 400, 401 })
	void writesAndReadsAllMembers(int count, @TempDir Path directory) throws Exception {
		try (URLClassLoader loader = compile(count, directory)) {
			Class<?> type = loader.loadClass("many.Bean");
			ObjectMapper plain = new ObjectMapper();
			ObjectMapper generated = new ObjectMapper();
			OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(generated);
			String document = plain.writeValueAsString(type.getConstructor().newInstance());
			assertThat(document).startsWith("[0,1,").endsWith("," + (count - 1) + "]");
			assertThat(generated.writeValueAsString(type.getConstructor().newInstance())).isEqualTo(document);
			String others = document.replaceAll("(\\d+)", "1$1");
			assertThat(plain.writeValueAsString(generated.readValue(others, type))).isEqualTo(others);
			assertThat(onDemand.isGenerated(type)).isTrue();
			assertThat(onDemand.isReadByGeneratedCode(type)).isTrue();
		}
	}

	private static URLClassLoader compile(int members, Path directory) throws IOException {
		String fields = IntStream.range(0, members)
			.mapToObj((i) -> "public int number" + i + " = " + i + ";")
			.collect(Collectors.joining("\n"));
		Path source = Files.writeString(directory.resolve("Bean.java"), """
				package many;
				@com.fasterxml.jackson.annotation.JsonFormat(
						shape = com.fasterxml.jackson.annotation.JsonFormat.Shape.ARRAY)
				public class Bean {
				%s
				}
				""".formatted(fields));
		assertThat(ToolProvider.getSystemJavaCompiler()
			.run(null, null, null, "-d", directory.toString(), "-cp", System.getProperty("java.class.path"),
					source.toString()))
			.isZero();
		return new URLClassLoader(new URL[] { directory.toUri().toURL() }, ManyMembersTests.class.getClassLoader());
	}

}
