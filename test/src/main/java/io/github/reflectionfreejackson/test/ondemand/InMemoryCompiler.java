package io.github.reflectionfreejackson.test.ondemand;

import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import javax.tools.Diagnostic;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.ToolProvider;

import org.jspecify.annotations.Nullable;

/**
 * Compiles source in memory. Classes that are put on the class path after the first use
 * are not seen. May be used by several threads, one after another.
 *
 * @since 0.1.0
 */
public final class InMemoryCompiler {

	private static final List<String> OPTIONS = List.of("-proc:none", "-nowarn", "-implicit:none", "-parameters");

	/**
	 * Looked for once only, or {@code null} if there is none.
	 */
	private static final @Nullable JavaCompiler SYSTEM = ToolProvider.getSystemJavaCompiler();

	private final JavaCompiler compiler;

	private final JavaFileManager files;

	/**
	 * Create a compiler that compiles as the Java runtime's does.
	 * @throws IllegalStateException if the Java runtime has none
	 */
	public InMemoryCompiler() {
		this(system());
	}

	InMemoryCompiler(JavaCompiler compiler) {
		this.compiler = compiler;
		this.files = new ListedFileManager(compiler.getStandardFileManager(null, null, null));
	}

	/**
	 * Compile sources.
	 * @param sources the sources by the name of their class
	 * @param neighbours classes that the sources may refer to, with all that belongs to
	 * them
	 * @return the class files by the name of their class
	 * @throws IllegalStateException if the sources are wrong; the message holds the
	 * compiler's and the sources
	 */
	public synchronized Map<String, byte[]> compile(Map<String, String> sources, Collection<Class<?>> neighbours) {
		InMemoryFileManager files = new InMemoryFileManager(this.files, ReachableClasses.of(neighbours));
		List<JavaFileObject> units = new ArrayList<>();
		sources.forEach((name, text) -> units.add(new InMemoryFileManager.Source(name, text)));
		StringWriter messages = new StringWriter();
		if (!this.compiler.getTask(messages, files, null, OPTIONS, null, units).call()) {
			throw new IllegalStateException("Generated source does not compile:\n" + messages + sources.values());
		}
		return files.compiled();
	}

	/**
	 * Compile sources, of which some may be wrong.
	 * @param sources the sources by the name of their class
	 * @return the class files, or, if there are any, errors
	 */
	public synchronized Compilation compile(Map<String, String> sources) {
		InMemoryFileManager files = new InMemoryFileManager(this.files, Map.of());
		Map<JavaFileObject, String> units = new LinkedHashMap<>();
		sources.forEach((name, text) -> units.put(new InMemoryFileManager.Source(name, text), name));
		Map<String, String> errors = new TreeMap<>();
		this.compiler.getTask(new StringWriter(), files, (diagnostic) -> {
			if (diagnostic.getKind() == Diagnostic.Kind.ERROR) {
				errors.putIfAbsent(units.getOrDefault(diagnostic.getSource(), ""), diagnostic.toString());
			}
		}, OPTIONS, null, units.keySet()).call();
		return new Compilation(errors.isEmpty() ? files.compiled() : Map.of(), errors);
	}

	/**
	 * Return the compiler that there is.
	 * @throws IllegalStateException if there is none
	 */
	static JavaCompiler system() {
		if (SYSTEM == null) {
			throw new IllegalStateException("Generated code cannot be compiled, for the Java runtime has no compiler: "
					+ System.getProperty("java.home") + " is no JDK. Run the tests with a JDK");
		}
		return SYSTEM;
	}

	/**
	 * What came of compiling.
	 *
	 * @param classFiles the class files by the name of their class
	 * @param errors the first error of each source by the name of its class
	 */
	public record Compilation(Map<String, byte[]> classFiles, Map<String, String> errors) {

	}

}
