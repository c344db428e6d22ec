package io.github.reflectionfreejackson.aot.model;

import java.lang.annotation.Annotation;
import java.util.Collection;
import java.util.SortedMap;

/**
 * An annotation on a member.
 *
 * @param type the annotation's type
 * @param values the values that differ from their defaults, by name: a string, boxed
 * primitive, class, enum constant, {@link AnnotationModel}, or a list of these
 * @since 0.1.0
 */
public record AnnotationModel(Class<? extends Annotation> type, SortedMap<String, Object> values) {

	/**
	 * Return how many values make up the annotation, itself and those of annotations
	 * within it included.
	 * @return the number of values
	 */
	public int size() {
		return 1 + sizeOf(this.values.values());
	}

	/**
	 * Return how many values make up a value.
	 * @param value the value of an annotation, or a collection of such
	 * @return the number of values
	 */
	public static int sizeOf(Object value) {
		if (value instanceof Collection<?> elements) {
			return elements.stream().mapToInt(AnnotationModel::sizeOf).sum();
		}
		return (value instanceof AnnotationModel annotation) ? annotation.size() : 1;
	}

}
