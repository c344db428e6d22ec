package io.github.reflectionfreejackson.aot.discovery;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
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

	/**
	 * Find the subtypes that a field, method or parameter names for its values.
	 * @param member the annotated member
	 * @return the subtypes named and their subtypes, sorted by name
	 */
	public static List<Class<?>> of(AnnotatedElement member) {
		if (member instanceof Class<?> type) {
			return of(type);
		}
		Set<Class<?>> found = new TreeSet<>(Comparator.comparing(Class::getName));
		annotated(member).forEach((subtype) -> add(subtype, found));
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

	private static List<Class<?>> annotated(AnnotatedElement element) {
		List<Class<?>> subtypes = new ArrayList<>();
		try {
			addAnnotated(element, subtypes);
			for (Annotation annotation : element.getAnnotations()) {
				if (annotation.annotationType().isAnnotationPresent(JacksonAnnotationsInside.class)) {
					addAnnotated(annotation.annotationType(), subtypes);
				}
			}
		}
		catch (Throwable ex) {
			FatalErrors.rethrow(ex);
			return subtypes;
		}
		return subtypes;
	}

	private static void addAnnotated(AnnotatedElement element, List<Class<?>> subtypes) {
		JsonSubTypes annotation = element.getAnnotation(JsonSubTypes.class);
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
