package io.github.reflectionfreejackson.aot.model;

import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Member;
import java.lang.reflect.Method;

/**
 * Tells what the compiler warns of if source names it. Kotlin's compiler has an
 * annotation of its own for that, and that of a property is on a method beside it.
 *
 * @since 0.1.0
 */
public final class Deprecations {

	private static final String OF_KOTLIN = "kotlin.Deprecated";

	private static final String ANNOTATIONS_OF_PROPERTY = "$annotations";

	private Deprecations() {
	}

	/**
	 * Return whether a class, or one around it, is deprecated.
	 * @param type the class
	 * @return whether it is
	 */
	public static boolean contain(Class<?> type) {
		for (Class<?> outer = type; outer != null; outer = outer.getEnclosingClass()) {
			if (isAnnotated(outer)) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Return whether a member, or the class that declares it, is deprecated.
	 * @param member the member
	 * @param <T> the type of the member
	 * @return whether it is
	 */
	public static <T extends AnnotatedElement & Member> boolean contain(T member) {
		return isAnnotated(member) || isAnnotated(member.getDeclaringClass()) || isPropertyAnnotated(member);
	}

	private static boolean isPropertyAnnotated(Member member) {
		try {
			Method annotated = member.getDeclaringClass().getDeclaredMethod(member.getName() + ANNOTATIONS_OF_PROPERTY);
			return annotated.isSynthetic() && isAnnotated(annotated);
		}
		catch (NoSuchMethodException ex) {
			return false;
		}
	}

	private static boolean isAnnotated(AnnotatedElement element) {
		for (Annotation annotation : element.getAnnotations()) {
			Class<?> type = annotation.annotationType();
			if (type == Deprecated.class || type.getName().equals(OF_KOTLIN)) {
				return true;
			}
		}
		return false;
	}

}
