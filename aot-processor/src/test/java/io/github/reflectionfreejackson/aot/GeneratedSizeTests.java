package io.github.reflectionfreejackson.aot;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.ExternalClasses;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that what is generated stays small: in all, and each method, so that the JIT
 * compiler compiles it.
 */
@ExtendWith(OutputCaptureExtension.class)
class GeneratedSizeTests {

	private static final int MAX_METHOD = 8000;

	private static final int MAX_WRITING = 6 * 1024 * 1024;

	private static final int MAX_READING = 4 * 1024 * 1024;

	@Test
	void classesOf500TypesStaySmall(@TempDir Path types, @TempDir Path output) throws IOException {
		Map<String, String> sources = new LinkedHashMap<>();
		for (int i = 0; i < 500; i++) {
			sources.put("many.Type" + i, type("Type" + i, 12, "Type" + (i + 1) % 500));
		}
		Map<Path, byte[]> classFiles = generate(sources, types, output);
		assertThat(classFiles).hasSizeGreaterThan(1000);
		assertThat(sizeOf(classFiles, (path) -> !isForReading(path))).isLessThan(MAX_WRITING);
		assertThat(sizeOf(classFiles, GeneratedSizeTests::isForReading)).isLessThan(MAX_READING);
		assertMethodsAreSmall(classFiles);
	}

	@Test
	void methodsOfTypeWithManyPropertiesStaySmall(@TempDir Path types, @TempDir Path output) throws IOException {
		Map<Path, byte[]> classFiles = generate(Map.of("many.Wide", type("Wide", 700, "Wide")), types, output);
		assertMethodsAreSmall(classFiles);
	}

	@Test
	void methodsThatReadAsManyPropertiesAsTheyMayStaySmall(@TempDir Path types, @TempDir Path output)
			throws IOException {
		Map<String, String> sources = Map.of("many.Bean",
				"package many; public class Bean { " + setters("void set", "") + " }", "many.Built",
				"package many; @com.fasterxml.jackson.databind.annotation.JsonDeserialize(builder = Built.Builder.class) "
						+ "public class Built { public static class Builder { "
						+ setters("Builder with", "return this;") + " public Built build() { return null; } } }",
				"many.Created", created(64, ""), "many.TooWide", created(64, "public int more;"));
		Map<Path, byte[]> classFiles = generate(sources, types, output);
		assertThat(typesReadBy("readProperties", classFiles)).containsExactlyInAnyOrder("Bean", "Built", "Created");
		assertThat(typesReadBy("settled", classFiles)).containsExactlyInAnyOrder("Bean", "Created");
		assertMethodsAreSmall(classFiles);
	}

	private static List<String> typesReadBy(String method, Map<Path, byte[]> classFiles) {
		return classFiles.entrySet()
			.stream()
			.filter((file) -> isForReading(file.getKey()))
			.filter((file) -> new String(file.getValue(), StandardCharsets.ISO_8859_1).contains(method))
			.map((file) -> file.getKey().getFileName().toString().split("__")[0])
			.toList();
	}

	private static String created(int arguments, String more) {
		String name = more.isEmpty() ? "Created" : "TooWide";
		return "package many; import com.fasterxml.jackson.annotation.*; public class " + name
				+ " { @JsonCreator public " + name + "("
				+ IntStream.range(0, arguments)
					.mapToObj("@JsonProperty(\"argument%1$d\") String argument%1$d"::formatted)
					.collect(Collectors.joining(", "))
				+ ") { } " + setters("void set", "") + more + " }";
	}

	private static String setters(String method, String body) {
		return IntStream.range(0, 100)
			.mapToObj((i) -> "public %sSome%d(java.util.List<String> some) { %s }%n".formatted(method, i, body))
			.collect(Collectors.joining());
	}

	@Test
	void methodsOfTypeWithManyValuesInAnnotationsFitIntoClassFile(@TempDir Path types, @TempDir Path output)
			throws IOException {
		StringBuilder properties = new StringBuilder();
		for (int i = 0; i < 40; i++) {
			properties.append("@Note({%s}) public int number%d;%n".formatted(numbers(1900), i));
		}
		assertThat(generate(annotated("", properties.toString()), types, output).keySet())
			.anyMatch((path) -> path.toString().contains("Bean__"));
	}

	@ParameterizedTest
	@CsvSource({ "5000, 0", "0, 5000" })
	void typeWithTooManyValuesInOneAnnotationFallsBack(int values, int defaults, @TempDir Path types,
			@TempDir Path output, CapturedOutput log) throws IOException {
		Map<String, String> sources = annotated(" default {" + numbers(defaults) + "}",
				"@Note({" + numbers(values) + "}) public int number;");
		assertThat(generate(sources, types, output).keySet()).noneMatch((path) -> path.toString().contains("Bean__"));
		assertThat(log).contains("Leaving many.Bean to Jackson's reflection: a member's annotations have "
				+ "more values, or defaults, than fit into a class file");
	}

	private static Map<String, String> annotated(String defaultValue, String properties) {
		return Map.of("many.Note", "package many; import java.lang.annotation.*; "
				+ "@Retention(RetentionPolicy.RUNTIME) public @interface Note { int[] value()" + defaultValue + "; }",
				"many.Bean", "package many; public class Bean { " + properties + " }", "many.Plain",
				"package many; public class Plain { public int number; }");
	}

	private static String numbers(int count) {
		return IntStream.range(0, count).mapToObj(Integer::toString).collect(Collectors.joining(","));
	}

	private static boolean isForReading(Path path) {
		return path.toString().contains("JsonDeserializer");
	}

	private static int sizeOf(Map<Path, byte[]> classFiles, Predicate<Path> counted) {
		return classFiles.entrySet()
			.stream()
			.filter((classFile) -> counted.test(classFile.getKey()))
			.mapToInt((classFile) -> classFile.getValue().length)
			.sum();
	}

	private static String type(String name, int properties, String other) {
		StringBuilder source = new StringBuilder("package many; import java.util.*; public class " + name + " {\n");
		source.append("public List<").append(other).append("> others = List.of();\n");
		for (int i = 0; i < properties; i++) {
			String type = List.of("String", "int", "Long", "List<String>", "java.time.Instant").get(i % 5);
			source.append("private %1$s some%2$d; public %1$s getSome%2$d() { return some%2$d; }%n".formatted(type, i));
		}
		return source.append("}").toString();
	}

	private static Map<Path, byte[]> generate(Map<String, String> sources, Path types, Path output) throws IOException {
		ExternalClasses external = new ExternalClasses(types).compile(sources);
		Map<String, String> generated;
		try (URLClassLoader classLoader = external.classLoader()) {
			generated = AotApplication.of()
				.classLoader(classLoader)
				.include(sources.keySet().toArray(String[]::new))
				.process()
				.sources();
		}
		Map<String, String> names = new LinkedHashMap<>();
		generated.forEach((path, source) -> names.put(path.substring(0, path.length() - ".java".length()), source));
		assertThat(names).hasSizeGreaterThanOrEqualTo(sources.size());
		Files.createDirectories(output.resolve("many"));
		try (Stream<Path> files = Files.walk(types)) {
			for (Path file : files.filter(Files::isRegularFile).toList()) {
				Files.copy(file, output.resolve(types.relativize(file)));
			}
		}
		new ExternalClasses(output).compile(names);
		Map<Path, byte[]> classFiles = new TreeMap<>();
		try (Stream<Path> files = Files.walk(output)) {
			for (Path file : files.filter((path) -> path.toString().contains("__")).toList()) {
				classFiles.put(file, Files.readAllBytes(file));
			}
		}
		return classFiles;
	}

	private static void assertMethodsAreSmall(Map<Path, byte[]> classFiles) throws IOException {
		int largest = 0;
		for (byte[] classFile : classFiles.values()) {
			for (int size : methodSizes(classFile)) {
				largest = Math.max(largest, size);
			}
		}
		assertThat(largest).isGreaterThan(100).isLessThan(MAX_METHOD);
	}

	/**
	 * Return how many bytes of code each method of a class file has.
	 */
	private static int[] methodSizes(byte[] classFile) throws IOException {
		DataInputStream input = new DataInputStream(new ByteArrayInputStream(classFile));
		input.skipNBytes(8);
		String[] texts = constants(input);
		input.skipNBytes(6);
		input.skipNBytes(2L * input.readUnsignedShort());
		IntStream.Builder sizes = IntStream.builder();
		for (int kind = 0; kind < 2; kind++) {
			for (int members = input.readUnsignedShort(); members > 0; members--) {
				input.skipNBytes(6);
				for (int attributes = input.readUnsignedShort(); attributes > 0; attributes--) {
					boolean code = texts[input.readUnsignedShort()].equals("Code");
					byte[] content = input.readNBytes(input.readInt());
					if (code) {
						sizes.add(new DataInputStream(new ByteArrayInputStream(content, 4, 4)).readInt());
					}
				}
			}
		}
		return sizes.build().toArray();
	}

	private static String[] constants(DataInputStream input) throws IOException {
		String[] texts = new String[input.readUnsignedShort()];
		for (int i = 1; i < texts.length; i++) {
			int tag = input.readUnsignedByte();
			if (tag == 1) {
				texts[i] = input.readUTF();
			}
			else {
				input.skipNBytes(Map.of(5, 8, 6, 8, 7, 2, 8, 2, 15, 3, 16, 2, 19, 2, 20, 2).getOrDefault(tag, 4));
			}
			// Long ones take two places
			i += (tag == 5 || tag == 6) ? 1 : 0;
		}
		return texts;
	}

}
