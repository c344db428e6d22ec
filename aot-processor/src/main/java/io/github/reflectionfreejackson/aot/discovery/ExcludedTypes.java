package io.github.reflectionfreejackson.aot.discovery;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties;

import org.springframework.core.env.Environment;

/**
 * Tells the types that the property {@code spring.jackson.reflection-free.exclude} leaves
 * to Jackson's reflection. An entry is the name of a class, or {@code some.pkg.*} for all
 * classes of a package and its sub-packages. The name of a nested class is written with
 * either {@code $} or a dot; the name of a class does not include the classes nested in
 * it.
 *
 * @since 0.1.0
 */
public final class ExcludedTypes implements Predicate<Class<?>> {

	private final Set<String> names;

	private final List<String> packagePrefixes;

	private ExcludedTypes(Collection<String> entries) {
		this.names = entries.stream()
			.filter((entry) -> !isPackage(entry))
			.map(ExcludedTypes::normalize)
			.collect(Collectors.toUnmodifiableSet());
		this.packagePrefixes = entries.stream()
			.filter(ExcludedTypes::isPackage)
			.map((entry) -> entry.substring(0, entry.length() - 1))
			.sorted()
			.toList();
	}

	/**
	 * Create a matcher of the given entries.
	 * @param entries names of classes, or of packages followed by {@code .*}
	 * @return the matcher
	 */
	public static ExcludedTypes of(Collection<String> entries) {
		return new ExcludedTypes(entries.stream().map(String::strip).filter((entry) -> !entry.isEmpty()).toList());
	}

	/**
	 * Create a matcher of what the application's properties exclude. Properties that
	 * cannot be bound exclude nothing.
	 * @param environment the environment of the application
	 * @return the matcher
	 */
	public static ExcludedTypes from(Environment environment) {
		ReflectionFreeJacksonProperties properties = DiscoveryProperties.bind(environment, (failure) -> {
		});
		return of(properties.getExclude());
	}

	@Override
	public boolean test(Class<?> type) {
		return this.names.contains(normalize(type.getName()))
				|| this.packagePrefixes.stream().anyMatch(type.getName()::startsWith);
	}

	private static boolean isPackage(String entry) {
		return entry.endsWith(".*");
	}

	private static String normalize(String name) {
		return name.replace('$', '.');
	}

}
