package io.github.reflectionfreejackson.testsupport.aot;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The class path with which an application was packaged, which has nothing that only
 * tests need.
 */
public final class PackagedClassPath {

	private static final String INDEX = "BOOT-INF/classpath.idx";

	private PackagedClassPath() {
	}

	/**
	 * Leave out what was not packaged from the caller's class path. The order stays,
	 * since Spring looks for processors in that order.
	 * @param jar the executable jar
	 * @param classes the directory with the classes of the application
	 * @return the classes and the libraries
	 */
	public static List<Path> of(Path jar, Path classes) {
		Set<String> packaged = names(jar);
		Stream<Path> libraries = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
			.map(Path::of)
			.filter((path) -> packaged.contains(String.valueOf(path.getFileName())));
		return Stream.concat(Stream.of(classes), libraries).toList();
	}

	private static Set<String> names(Path jar) {
		try (JarFile file = new JarFile(jar.toFile());
				BufferedReader index = new BufferedReader(
						new InputStreamReader(file.getInputStream(file.getJarEntry(INDEX)), StandardCharsets.UTF_8))) {
			return index.lines()
				.map((line) -> line.substring(line.lastIndexOf('/') + 1, line.length() - 1))
				.collect(Collectors.toSet());
		}
		catch (IOException ex) {
			throw new UncheckedIOException("Cannot read " + INDEX + " of " + jar, ex);
		}
	}

}
