package io.github.reflectionfreejackson.aot.application;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.assertj.core.api.ThrowingConsumer;

import org.springframework.aot.generate.GeneratedFiles.Kind;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.nativex.FileNativeConfigurationWriter;
import org.springframework.aot.test.generate.TestGenerationContext;
import org.springframework.beans.BeanUtils;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.io.InputStreamSource;
import org.springframework.javapoet.ClassName;
import org.springframework.util.ClassUtils;
import org.springframework.util.FileSystemUtils;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What processing an application ahead of time produced.
 */
public final class AotOutput {

	private static final Pattern OURS = Pattern
		.compile(".*__\\w*(JsonSerializers?|JsonDeserializer|Literal)[0-9]*\\.java");

	private final TestGenerationContext generation;

	private final ClassName initializer;

	private final Map<String, Object> properties;

	AotOutput(TestGenerationContext generation, ClassName initializer, Map<String, Object> properties) {
		this.generation = generation;
		this.initializer = initializer;
		this.properties = new LinkedHashMap<>(properties);
	}

	/**
	 * Return the sources which this project generated, by their paths.
	 */
	public Map<String, String> sources() {
		Map<String, String> sources = files(Kind.SOURCE);
		sources.keySet().removeIf((path) -> !OURS.matcher(path).matches());
		return sources;
	}

	/**
	 * Return all generated files of a kind by their paths.
	 */
	public Map<String, String> files(Kind kind) {
		Map<String, String> files = new TreeMap<>();
		this.generation.getGeneratedFiles()
			.getGeneratedFiles(kind)
			.forEach((path, content) -> files.put(path, read(content)));
		return files;
	}

	private static String read(InputStreamSource content) {
		try {
			return new String(content.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	public RuntimeHints hints() {
		return this.generation.getRuntimeHints();
	}

	/**
	 * Write the hints as Spring does, and return the files by their names.
	 */
	public Map<String, String> hintFiles(Path directory) throws IOException {
		FileSystemUtils.deleteRecursively(directory.resolve("META-INF"));
		new FileNativeConfigurationWriter(directory).write(hints());
		Map<String, String> files = new TreeMap<>();
		try (Stream<Path> paths = Files.walk(directory)) {
			for (Path path : paths.filter(Files::isRegularFile).toList()) {
				files.put(directory.relativize(path).toString(), Files.readString(path));
			}
		}
		return files;
	}

	/**
	 * Compile everything, and what this project generated without any warning, in ASCII.
	 */
	public void compile() {
		compile(List.of());
	}

	/**
	 * Compile everything, and what this project generated without any warning.
	 * @param classPath where to find classes which are not on the class path of the tests
	 */
	public void compile(List<Path> classPath) {
		try (CompiledOutput compiled = new CompiledOutput(classPath)) {
			compile(compiled);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private void compile(CompiledOutput compiled) throws IOException {
		Map<String, String> ours = sources();
		assertThat(ours).allSatisfy((path, source) -> {
			assertThat(path).isASCII();
			assertThat(source).isASCII();
		});
		assertThat(compiled.compile(ours, "--release", "17", "-Xlint:all", "-Werror")).as("Messages of the compiler")
			.isEmpty();
		Map<String, String> others = files(Kind.SOURCE);
		others.keySet().removeAll(ours.keySet());
		compiled.compile(others, "-nowarn", "-Xlint:none");
	}

	/**
	 * Run the application in a fresh context.
	 */
	public void run(ThrowingConsumer<RunningApplication> action) {
		run(Map.of(), action);
	}

	/**
	 * Run the application in a fresh context.
	 * @param overrides properties to override those of the build
	 */
	public void run(Map<String, Object> overrides, ThrowingConsumer<RunningApplication> action) {
		run(overrides, (context) -> {
		}, action);
	}

	/**
	 * Run the application in a fresh context.
	 * @param overrides properties to override those of the build
	 * @param customizer adds to the context before it is refreshed
	 */
	public void run(Map<String, Object> overrides, Consumer<GenericApplicationContext> customizer,
			ThrowingConsumer<RunningApplication> action) {
		define();
		try (GenericApplicationContext context = new GenericApplicationContext()) {
			context.getEnvironment().getPropertySources().addFirst(new MapPropertySource("build", this.properties));
			context.getEnvironment().getPropertySources().addFirst(new MapPropertySource("run", overrides));
			initializer().initialize(context);
			customizer.accept(context);
			context.refresh();
			action.accept(new RunningApplication(context));
		}
	}

	@SuppressWarnings("unchecked")
	private ApplicationContextInitializer<GenericApplicationContext> initializer() {
		Class<?> type = ClassUtils.resolveClassName(this.initializer.reflectionName(), null);
		return (ApplicationContextInitializer<GenericApplicationContext>) BeanUtils.instantiateClass(type);
	}

	private void define() {
		if (ClassUtils.isPresent(this.initializer.reflectionName(), null)) {
			return;
		}
		try (CompiledOutput compiled = new CompiledOutput(List.of())) {
			compile(compiled);
			compiled.define();
		}
		catch (Exception ex) {
			throw new IllegalStateException("The generated code cannot be loaded", ex);
		}
	}

}
