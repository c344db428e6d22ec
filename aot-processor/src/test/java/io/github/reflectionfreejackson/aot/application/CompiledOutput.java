package io.github.reflectionfreejackson.aot.application;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import org.springframework.util.ClassUtils;
import org.springframework.util.FileSystemUtils;

/**
 * Generated sources, compiled to a temporary directory. The classes are defined by the
 * class loaders that the classes next to them are from, as if they had been part of the
 * application.
 */
final class CompiledOutput implements AutoCloseable {

	private final Path directory;

	private final Path sources;

	private final List<Path> classPath;

	CompiledOutput(List<Path> classPath) throws IOException {
		this.directory = Files.createTempDirectory("aot");
		this.sources = Files.createTempDirectory("aot-sources");
		this.classPath = new ArrayList<>(List.of(this.directory));
		this.classPath.addAll(classPath);
	}

	/**
	 * Compile sources by their paths, which have to be right.
	 * @return what the compiler said, which is nothing if it had nothing to complain
	 * about
	 */
	String compile(Map<String, String> sources, String... options) throws IOException {
		if (sources.isEmpty()) {
			return "";
		}
		List<Path> files = new ArrayList<>();
		for (Map.Entry<String, String> source : sources.entrySet()) {
			Path file = this.sources.resolve(source.getKey());
			Files.createDirectories(file.getParent());
			files.add(Files.writeString(file, source.getValue()));
		}
		return TestCompiler.compile(TestCompiler.sourcesOf(files), this.classPath, this.directory, options);
	}

	/**
	 * Defining a class may verify it as well, which needs others: so in the order that
	 * works.
	 */
	void define() throws Exception {
		Map<String, byte[]> pending = classes();
		@Nullable NoClassDefFoundError failure = null;
		for (int before = -1; before != pending.size();) {
			before = pending.size();
			for (String name : List.copyOf(pending.keySet())) {
				try {
					MethodHandles.privateLookupIn(neighbour(name), MethodHandles.lookup())
						.defineClass(pending.get(name));
					pending.remove(name);
				}
				catch (NoClassDefFoundError ex) {
					failure = ex;
				}
				catch (LinkageError ex) {
					// Defined before, but not verified
					pending.remove(name);
				}
			}
		}
		if (failure != null && !pending.isEmpty()) {
			throw failure;
		}
	}

	private Map<String, byte[]> classes() throws IOException {
		Map<String, byte[]> classes = new TreeMap<>();
		try (Stream<Path> files = Files.walk(this.directory)) {
			for (Path file : files.filter((path) -> path.toString().endsWith(".class")).toList()) {
				String path = this.directory.relativize(file).toString();
				classes.put(ClassUtils.convertResourcePathToClassName(path.substring(0, path.length() - 6)),
						Files.readAllBytes(file));
			}
		}
		return classes;
	}

	/**
	 * Find the class which the generated one belongs to, or any other of its package.
	 */
	private static Class<?> neighbour(String name) {
		ClassLoader classLoader = Thread.currentThread().getContextClassLoader();
		String packageName = ClassUtils.getPackageName(name);
		List<String> candidates = new ArrayList<>();
		for (String candidate = name.substring(0, name.indexOf("__")); candidate.length() > packageName
			.length(); candidate = candidate.substring(0, Math.max(candidate.lastIndexOf('_'), 0))) {
			candidates.add(candidate);
		}
		candidates.add(packageName + ".Application");
		candidates.add(packageName + ".Same");
		return candidates.stream()
			.filter((candidate) -> ClassUtils.isPresent(candidate, classLoader))
			.<Class<?>>map((candidate) -> ClassUtils.resolveClassName(candidate, classLoader))
			.findFirst()
			.orElseThrow();
	}

	@Override
	public void close() throws IOException {
		FileSystemUtils.deleteRecursively(this.directory);
		FileSystemUtils.deleteRecursively(this.sources);
	}

}
