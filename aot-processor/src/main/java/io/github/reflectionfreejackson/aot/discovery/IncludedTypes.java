package io.github.reflectionfreejackson.aot.discovery;

import java.util.List;
import java.util.stream.Stream;

import io.github.reflectionfreejackson.annotation.ReflectionFreeJson;
import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties;
import org.jspecify.annotations.Nullable;

import org.springframework.util.ClassUtils;

/**
 * Finds the types that the properties {@code spring.jackson.reflection-free.include} and
 * {@code spring.jackson.reflection-free.include-packages}, and annotations, ask for, to
 * be written as well as read. What is not there is recorded as unreadable.
 */
final class IncludedTypes {

	private static final String INCLUDE = ReflectionFreeJacksonProperties.PREFIX + ".include";

	private static final String INCLUDE_PACKAGES = ReflectionFreeJacksonProperties.PREFIX + ".include-packages";

	private static final String ANNOTATION = "@" + ReflectionFreeJson.class.getSimpleName();

	private final @Nullable ClassLoader classLoader;

	private final Findings findings;

	IncludedTypes(@Nullable ClassLoader classLoader, Findings findings) {
		this.classLoader = classLoader;
		this.findings = findings;
	}

	/**
	 * Return whether nothing else has led to a type.
	 */
	static boolean areOriginOf(RootType type) {
		return List.of(INCLUDE, INCLUDE_PACKAGES, ANNOTATION).containsAll(type.origins());
	}

	void collect(ReflectionFreeJacksonProperties properties) {
		entries(properties.getInclude()).forEach((name) -> include(name, INCLUDE, INCLUDE + "=" + name));
		entries(properties.getIncludePackages()).forEach(this::includePackage);
	}

	/**
	 * Of a list that ends with a comma, the last entry is empty: it is no package.
	 */
	private static Stream<String> entries(List<String> entries) {
		return entries.stream().map(String::strip).filter((entry) -> !entry.isEmpty());
	}

	/**
	 * Collect the classes of the given packages that are opted in by annotation.
	 */
	void collectAnnotated(List<String> packageNames) {
		PackageScan scan = new PackageScan(this.classLoader);
		for (String packageName : packageNames) {
			try {
				scan.optedIn(packageName).forEach((name) -> include(name, ANNOTATION, ANNOTATION + " " + name));
			}
			catch (RuntimeException ex) {
				this.findings.unreadable(ANNOTATION + " in " + packageName, ex);
			}
		}
	}

	/**
	 * Other properties want packages followed by {@code .*}, so this one takes that, too.
	 */
	private void includePackage(String entry) {
		String packageName = entry.endsWith(".*") ? entry.substring(0, entry.length() - 2) : entry;
		String request = INCLUDE_PACKAGES + "=" + entry;
		try {
			List<String> names = new PackageScan(this.classLoader).classNames(packageName);
			if (names.isEmpty()) {
				this.findings.unreadable(request, "No classes found in package '" + packageName + "'");
			}
			names.forEach((name) -> include(name, INCLUDE_PACKAGES, request + ": " + name));
		}
		catch (RuntimeException ex) {
			this.findings.unreadable(request, ex);
		}
	}

	private void include(String className, String origin, String request) {
		try {
			Class<?> type = ClassUtils.forName(className, this.classLoader);
			// Packages hold what a compiler has added for itself, too
			if (!type.isSynthetic() || origin.equals(INCLUDE)) {
				this.findings.bound(type, origin);
			}
		}
		catch (ClassNotFoundException | LinkageError | IllegalArgumentException ex) {
			String objection = NamePatterns.objection(className);
			this.findings.unreadable(request, Findings.describe(ex) + ((objection != null) ? ". It " + objection : ""));
		}
	}

}
