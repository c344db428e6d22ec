package io.github.reflectionfreejackson.aot.model;

import java.lang.annotation.Annotation;
import java.lang.reflect.Type;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * An annotation type of which literals are needed.
 *
 * @param type the annotation's type
 * @param placement where the generated class has to be
 * @param attributes its attributes, sorted by name
 * @since 0.1.0
 */
public record AnnotationTypeModel(Class<? extends Annotation> type, BeanModel.Placement placement,
		List<Attribute> attributes) {

	/**
	 * An attribute of an annotation.
	 *
	 * @param name its name
	 * @param type its generic type
	 * @param defaultValue its default as in {@link AnnotationModel#values()}, or
	 * {@code null} if it has none
	 */
	public record Attribute(String name, Type type, @Nullable Object defaultValue) {
	}

}
