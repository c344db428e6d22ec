package io.github.reflectionfreejackson.aot.application;

import java.io.IOException;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Classes outside of the class path, compiled to a directory with what is generated for
 * them.
 *
 * @param directory where all of these classes are
 * @param registry the name of the generated registry
 */
public record GeneratedClasses(Path directory, String registry) {

	/**
	 * Compile sources by the names of their classes, and generate code for all of them.
	 * @param types the directory for the classes without what is generated
	 */
	public static GeneratedClasses compile(Map<String, String> sources, Path types, Path directory) throws IOException {
		Map<String, String> all = new LinkedHashMap<>(sources);
		try (URLClassLoader classLoader = new ExternalClasses(types).compile(sources).classLoader()) {
			AotApplication.of()
				.classLoader(classLoader)
				.include(sources.keySet().toArray(String[]::new))
				.process()
				.sources()
				.forEach((path, source) -> all.put(className(path), source));
		}
		new ExternalClasses(directory).compile(all);
		String registry = all.keySet()
			.stream()
			.filter((name) -> name.matches(".*__\\w*JsonSerializers[0-9]*"))
			.findFirst()
			.orElseThrow();
		return new GeneratedClasses(directory, registry);
	}

	private static String className(String path) {
		return path.substring(0, path.length() - ".java".length()).replace('/', '.');
	}

}
