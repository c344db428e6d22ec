package io.github.reflectionfreejackson.aot.unwrap;

import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import org.springframework.util.ClassUtils;

/**
 * Types of libraries which the application may or may not have, looked up by their names.
 *
 * @since 0.1.0
 */
public final class PresentTypes {

	private final List<Class<?>> types;

	private PresentTypes(List<Class<?>> types) {
		this.types = types;
	}

	/**
	 * Look up those of the given types that the class loader can load.
	 * @param classLoader the class loader of the application
	 * @param names the names of the classes
	 * @return the types found, in the given order
	 */
	public static PresentTypes of(@Nullable ClassLoader classLoader, String... names) {
		List<Class<?>> types = Stream.of(names)
			.<@Nullable Class<?>>map((name) -> load(name, classLoader))
			.filter(Objects::nonNull)
			.<Class<?>>map(Objects::requireNonNull)
			.toList();
		return new PresentTypes(types);
	}

	/**
	 * Return the types themselves.
	 * @return the types which are present
	 */
	public Collection<Class<?>> all() {
		return this.types;
	}

	/**
	 * Return whether the candidate is one of the types, or a subclass of one.
	 * @param candidate the class to look at
	 * @return whether the types say something about the candidate
	 */
	public boolean cover(Class<?> candidate) {
		return this.types.stream().anyMatch((type) -> type.isAssignableFrom(candidate));
	}

	private static @Nullable Class<?> load(String name, @Nullable ClassLoader classLoader) {
		try {
			return ClassUtils.forName(name, classLoader);
		}
		catch (ClassNotFoundException | LinkageError ex) {
			return null;
		}
	}

}
