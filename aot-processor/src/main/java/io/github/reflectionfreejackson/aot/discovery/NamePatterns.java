package io.github.reflectionfreejackson.aot.discovery;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import org.jspecify.annotations.Nullable;

/**
 * Tells classes by name, as properties do. An entry is the name of a class, or
 * {@code some.pkg.*} for all classes of a package and its sub-packages. The name of a
 * nested class is written with either {@code $} or a dot; the name of a class does not
 * include the classes nested in it.
 *
 * @since 0.1.0
 */
public final class NamePatterns {

	/**
	 * Names in class files may have nearly any character, but none that separates them.
	 */
	private static final Pattern WELL_FORMED = Pattern
		.compile("(?!.*\\.class$)[^\\s./\\\\*]+(\\.[^\\s./\\\\*]+)*(\\.\\*)?");

	private final Set<String> names;

	private final List<String> packagePrefixes;

	private NamePatterns(Collection<String> entries) {
		this.names = entries.stream()
			.filter((entry) -> !isPackage(entry))
			.map(NamePatterns::normalize)
			.collect(Collectors.toUnmodifiableSet());
		this.packagePrefixes = entries.stream()
			.filter(NamePatterns::isPackage)
			.map((entry) -> entry.substring(0, entry.length() - 1))
			.sorted()
			.toList();
	}

	/**
	 * Create patterns from the given entries.
	 * @param entries names of classes, or of packages followed by {@code .*}
	 * @return the patterns
	 */
	public static NamePatterns of(Collection<String> entries) {
		return new NamePatterns(entries.stream().map(String::strip).filter((entry) -> !entry.isEmpty()).toList());
	}

	/**
	 * Return whether any entry means a class.
	 * @param className the name of the class
	 * @return whether there is such an entry
	 */
	public boolean match(String className) {
		return this.names.contains(normalize(className))
				|| this.packagePrefixes.stream().anyMatch(className::startsWith);
	}

	/**
	 * Return what is wrong with an entry that can mean no class, whatever classes there
	 * are, and what to write instead.
	 * @param entry the entry of a property
	 * @return the end of a sentence about the entry, or {@code null} if nothing is wrong
	 */
	public static @Nullable String objection(String entry) {
		String name = entry.strip();
		if (name.isEmpty() || WELL_FORMED.matcher(name).matches()) {
			return null;
		}
		String meant = name.replaceFirst("\\.(class|java)$", "")
			.replaceAll("[./\\\\]+", ".")
			.replaceFirst("^\\.", "")
			.replaceFirst("\\.\\**(\\.\\*+)*$", ".*");
		return "means no class: write " + (WELL_FORMED.matcher(meant).matches() ? "'" + meant + "'"
				: "the name of a class, or of a package followed by '.*'");
	}

	private static boolean isPackage(String entry) {
		return entry.endsWith(".*");
	}

	private static String normalize(String name) {
		return name.replace('$', '.');
	}

}
