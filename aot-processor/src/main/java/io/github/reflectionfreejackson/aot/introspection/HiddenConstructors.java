package io.github.reflectionfreejackson.aot.introspection;

import java.lang.reflect.Constructor;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * The constructors that Kotlin's compiler adds to others, and marks by a last parameter.
 */
final class HiddenConstructors {

	private static final String MARKER = "kotlin.jvm.internal.DefaultConstructorMarker";

	private HiddenConstructors() {
	}

	/**
	 * Return the constructor by which Kotlin knows one that takes value classes.
	 * @return the constructor, or {@code null} if there is none
	 */
	static @Nullable Constructor<?> ofValueClasses(Constructor<?> constructor) {
		return find(constructor, 0);
	}

	/**
	 * Return the constructor that takes masks besides, which tell what is missing.
	 * @return the constructor, or {@code null} if there is none
	 */
	static @Nullable Constructor<?> ofDefaults(Constructor<?> constructor) {
		return find(constructor, (constructor.getParameterCount() + Integer.SIZE - 1) / Integer.SIZE);
	}

	private static @Nullable Constructor<?> find(Constructor<?> constructor, int masks) {
		Class<?> type = constructor.getDeclaringClass();
		List<Class<?>> parameterTypes = new ArrayList<>(List.of(constructor.getParameterTypes()));
		parameterTypes.addAll(Collections.nCopies(masks, int.class));
		try {
			parameterTypes.add(Class.forName(MARKER, false, type.getClassLoader()));
			return type.getDeclaredConstructor(parameterTypes.toArray(Class<?>[]::new));
		}
		catch (ReflectiveOperationException ex) {
			return null;
		}
	}

}
