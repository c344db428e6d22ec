package io.github.reflectionfreejackson.aot.model;

import java.lang.annotation.Annotation;
import java.util.SortedMap;

/**
 * An annotation on a member.
 *
 * @param type the annotation's type
 * @param values the values that differ from their defaults, by name: a string, boxed
 * primitive, class, enum constant, {@link AnnotationModel}, or a list of these
 */
public record AnnotationModel(Class<? extends Annotation> type, SortedMap<String, Object> values) {
}
