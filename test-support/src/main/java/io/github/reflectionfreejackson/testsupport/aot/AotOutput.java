package io.github.reflectionfreejackson.testsupport.aot;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * The text files which AOT processing generated for an application.
 *
 * @param sources the Java sources by path
 * @param resources the reachability metadata by path
 */
public record AotOutput(SortedMap<String, String> sources, SortedMap<String, String> resources) {

	private static final String REGISTRATIONS = "__BeanFactoryRegistrations.java";

	public AotOutput {
		sources = Collections.unmodifiableSortedMap(new TreeMap<>(sources));
		resources = Collections.unmodifiableSortedMap(new TreeMap<>(resources));
	}

	/**
	 * Read what was generated before.
	 * @param directory the directory with {@code sources} and {@code resources}
	 * @return what was generated
	 */
	public static AotOutput read(Path directory) {
		return new AotOutput(files(directory.resolve("sources")), files(directory.resolve("resources")));
	}

	/**
	 * Process an application in a new virtual machine.
	 * @param application the main class of the application
	 * @param classPath the class path of the application
	 * @param artifact the group and the artifact of the application
	 * @param directory the directory to generate into
	 * @return what was generated
	 */
	public static AotOutput generate(Class<?> application, List<Path> classPath, Map.Entry<String, String> artifact,
			Path directory) {
		AotProcess process = AotProcess.run(application, classPath, artifact, directory);
		if (process.exitCode() != 0) {
			throw new IllegalStateException("AOT processing failed:\n" + process.log());
		}
		return read(directory);
	}

	/**
	 * Compare with what was generated at another time.
	 * <p>
	 * Spring Boot registers the beans of one {@code @EnableConfigurationProperties} in
	 * the order of their classes' identity hash codes, which may change from process to
	 * process. So the lines of the source with all registrations are compared in any
	 * order, and all else byte for byte.
	 * @param other what was generated at another time
	 * @return the paths of the files that differ
	 */
	public SortedSet<String> differencesFrom(AotOutput other) {
		SortedSet<String> differences = new TreeSet<>();
		Stream.of(this, other)
			.flatMap((output) -> output.sources().keySet().stream())
			.filter((path) -> !comparable(path, this).equals(comparable(path, other)))
			.forEach(differences::add);
		Stream.of(this, other)
			.flatMap((output) -> output.resources().keySet().stream())
			.filter((path) -> !Objects.equals(this.resources.get(path), other.resources().get(path)))
			.forEach(differences::add);
		return differences;
	}

	private static List<String> comparable(String path, AotOutput output) {
		String source = output.sources().get(path);
		if (source == null) {
			return List.of();
		}
		return path.endsWith(REGISTRATIONS) ? source.lines().sorted().toList() : List.of(source);
	}

	private static SortedMap<String, String> files(Path directory) {
		SortedMap<String, String> files = new TreeMap<>();
		try (Stream<Path> paths = Files.walk(directory)) {
			for (Path path : paths.filter(Files::isRegularFile).toList()) {
				files.put(directory.relativize(path).toString().replace(File.separatorChar, '/'),
						Files.readString(path));
			}
			return files;
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
