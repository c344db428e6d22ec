package io.github.reflectionfreejackson.runtime.outline;

import java.lang.annotation.Annotation;
import java.util.Arrays;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

/**
 * Base of generated classes which stand for an annotation on a member, so that the
 * member's annotations need not be read by reflection.
 *
 * @since 0.1.0
 */
public abstract class AnnotationLiteral {

	/**
	 * Create a literal whose values are the annotation's defaults.
	 */
	protected AnnotationLiteral() {
	}

	/**
	 * Compare two values of an annotation, as {@link Annotation#equals} demands.
	 * @param value a value
	 * @param other another value
	 * @return whether they are equal
	 */
	protected static boolean same(@Nullable Object value, @Nullable Object other) {
		return Objects.deepEquals(value, other);
	}

	/**
	 * Return what a value adds to the hash code, as {@link Annotation#hashCode} demands.
	 * @param name the name of the value
	 * @param value the value
	 * @return its part of the hash code
	 */
	protected static int hash(String name, Object value) {
		int hash = value.getClass().isArray() ? Arrays.deepHashCode(new Object[] { value }) - 31 : value.hashCode();
		return (127 * name.hashCode()) ^ hash;
	}

	@Override
	public abstract boolean equals(@Nullable Object other);

	@Override
	public abstract int hashCode();

	@Override
	public String toString() {
		return "@" + getClass().getInterfaces()[0].getName();
	}

}
