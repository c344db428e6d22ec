package io.github.reflectionfreejackson.aot.model;

import java.lang.reflect.Type;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * A parameter of a creator.
 *
 * @param type its generic type
 * @param rawType its class
 * @param annotations the annotations that Jackson found, sorted by name
 * @param ignored the name of the property that it would take if Jackson did not ignore
 * it, or {@code null}
 * @param needed whether Jackson has to be asked what stands for {@code null}, or for
 * nothing
 * @param optional whether it has a default, of which a creator for
 * {@linkplain CreatorModel.Role#DEFAULTS these} knows
 * @since 0.1.0
 */
public record ParameterModel(Type type, Class<?> rawType, List<AnnotationModel> annotations, @Nullable String ignored,
		boolean needed, boolean optional) {

	/**
	 * Return the same, as a parameter of Kotlin's.
	 * @param isNeeded whether Jackson has to be asked
	 * @param isOptional whether there is a default
	 * @return a copy
	 */
	public ParameterModel ofKotlin(boolean isNeeded, boolean isOptional) {
		return new ParameterModel(this.type, this.rawType, this.annotations, this.ignored, isNeeded, isOptional);
	}

}
