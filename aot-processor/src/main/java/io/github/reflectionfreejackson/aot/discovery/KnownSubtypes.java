package io.github.reflectionfreejackson.aot.discovery;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import io.github.reflectionfreejackson.aot.failure.FatalErrors;
import org.jspecify.annotations.Nullable;

/**
 * Finds the subtypes that a type names itself, by {@link JsonSubTypes} or by being
 * sealed, and those that these name in turn. Subtypes which cannot be loaded are left
 * out.
 *
 * @since 0.1.0
 */
public final class KnownSubtypes {

	private KnownSubtypes() {
	}

	/**
	 * Find the subtypes of a class.
	 * @param type the class
	 * @return its subtypes without the class itself, sorted by name
	 */
	public static List<Class<?>> of(Class<?> type) {
		Set<Class<?>> found = new TreeSet<>(Comparator.comparing(Class::getName));
		addSubtypes(type, found);
		found.remove(type);
		return List.copyOf(found);
	}

	private static void addSubtypes(Class<?> type, Set<Class<?>> found) {
		annotated(type).forEach((subtype) -> add(subtype, found));
		permitted(type).forEach((subtype) -> add(subtype, found));
	}

	private static void add(Class<?> type, Set<Class<?>> found) {
		if (found.add(type)) {
			addSubtypes(type, found);
		}
	}

	private static List<Class<?>> annotated(Class<?> type) {
		List<Class<?>> subtypes = new ArrayList<>();
		try {
			addAnnotated(type, subtypes);
			for (Annotation annotation : type.getAnnotations()) {
				if (annotation.annotationType().isAnnotationPresent(JacksonAnnotationsInside.class)) {
					addAnnotated(annotation.annotationType(), subtypes);
				}
			}
		}
		catch (Throwable ex) {
			FatalErrors.rethrow(ex);
		}
		return subtypes;
	}

	private static void addAnnotated(Class<?> type, List<Class<?>> subtypes) {
		JsonSubTypes annotation = type.getAnnotation(JsonSubTypes.class);
		if (annotation != null) {
			for (JsonSubTypes.Type subtype : annotation.value()) {
				Class<?> loaded = load(subtype);
				if (loaded != null) {
					subtypes.add(loaded);
				}
			}
		}
	}

	private static @Nullable Class<?> load(JsonSubTypes.Type subtype) {
		try {
			return subtype.value();
		}
		catch (Throwable ex) {
			FatalErrors.rethrow(ex);
			return null;
		}
	}

	/**
	 * Enums are sealed if constants have bodies. Jackson treats these as the enum.
	 */
	private static List<Class<?>> permitted(Class<?> type) {
		if (type.isEnum()) {
			return List.of();
		}
		try {
			Class<?>[] permitted = type.getPermittedSubclasses();
			return (permitted != null) ? List.of(permitted) : List.of();
		}
		catch (Throwable ex) {
			FatalErrors.rethrow(ex);
			return List.of();
		}
	}

}
