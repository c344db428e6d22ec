package io.github.reflectionfreejackson.aot.discovery;

import java.util.Collection;
import java.util.function.Predicate;

/**
 * Tells the types that the property {@code spring.jackson.reflection-free.exclude} leaves
 * to Jackson's reflection.
 *
 * @since 0.1.0
 */
public final class ExcludedTypes implements Predicate<Class<?>> {

	private final NamePatterns names;

	private ExcludedTypes(NamePatterns names) {
		this.names = names;
	}

	/**
	 * Create a matcher of the given entries.
	 * @param entries names of classes, or of packages followed by {@code .*}
	 * @return the matcher
	 * @see NamePatterns
	 */
	public static ExcludedTypes of(Collection<String> entries) {
		return new ExcludedTypes(NamePatterns.of(entries));
	}

	@Override
	public boolean test(Class<?> type) {
		return this.names.match(type.getName());
	}

}
