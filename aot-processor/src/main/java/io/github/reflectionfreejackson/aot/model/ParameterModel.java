package io.github.reflectionfreejackson.aot.model;

import java.lang.reflect.Type;
import java.util.List;

/**
 * A parameter of a creator.
 *
 * @param type its generic type
 * @param rawType its class
 * @param annotations the annotations that Jackson found, sorted by name
 * @since 0.1.0
 */
public record ParameterModel(Type type, Class<?> rawType, List<AnnotationModel> annotations) {
}
