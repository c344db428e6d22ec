package io.github.reflectionfreejackson.aot.application;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The compiler of the JDK, which keeps the jars of the class path open: to open them each
 * time takes as long as to compile a small source.
 */
final class TestCompiler {

	private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

	private static final StandardJavaFileManager FILES = COMPILER.getStandardFileManager(null, Locale.ROOT,
			StandardCharsets.UTF_8);

	private static final List<Path> CLASS_PATH = Stream
		.of(System.getProperty("java.class.path").split(System.getProperty("path.separator")))
		.map(Path::of)
		.toList();

	private TestCompiler() {
	}

	static Iterable<? extends JavaFileObject> sourcesOf(List<Path> files) {
		return FILES.getJavaFileObjectsFromPaths(files);
	}

	/**
	 * Compile sources, which have to be right.
	 * @param additional what there is on the class path, before that of the tests
	 * @param output where the classes go to
	 * @return what the compiler said, which is nothing if it had nothing to complain
	 * about
	 */
	static synchronized String compile(Iterable<? extends JavaFileObject> sources, List<Path> additional, Path output,
			String... options) throws IOException {
		List<Path> classPath = new ArrayList<>(additional);
		classPath.addAll(CLASS_PATH);
		FILES.setLocationFromPaths(StandardLocation.CLASS_PATH, classPath);
		FILES.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(output));
		List<String> arguments = new ArrayList<>(List.of("-proc:none", "-implicit:none"));
		arguments.addAll(List.of(options));
		StringWriter messages = new StringWriter();
		boolean success = COMPILER.getTask(messages, new WithoutPlugins(), null, arguments, null, sources).call();
		assertThat(success).as(messages.toString()).isTrue();
		return messages.toString();
	}

	/**
	 * Keeps the compiler from looking for plugins on the class path, which takes long.
	 */
	private static final class WithoutPlugins extends ForwardingJavaFileManager<StandardJavaFileManager> {

		WithoutPlugins() {
			super(FILES);
		}

		@Override
		public ClassLoader getClassLoader(Location location) {
			return ClassLoader.getPlatformClassLoader();
		}

	}

}
