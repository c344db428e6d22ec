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
 * @param valueClass the value class of Kotlin of which it takes the content, or
 * {@code null}
 * @since 0.1.0
 */
public record ParameterModel(Type type, Class<?> rawType, List<AnnotationModel> annotations, @Nullable String ignored,
		boolean needed, boolean optional, @Nullable Class<?> valueClass) {

	/**
	 * The method by which Kotlin's compiler takes the content of a value class.
	 */
	public static final String UNBOXING = "unbox-impl";

	/**
	 * Create a parameter of which nothing is known but what Java tells.
	 * @param type its generic type
	 * @param rawType its class
	 * @param annotations the annotations that Jackson found, sorted by name
	 * @param ignored the name of the property that it would take if Jackson did not
	 * ignore it, or {@code null}
	 */
	public ParameterModel(Type type, Class<?> rawType, List<AnnotationModel> annotations, @Nullable String ignored) {
		this(type, rawType, annotations, ignored, false, false, null);
	}

	/**
	 * Return the class of what is read for it.
	 * @return the class
	 */
	public Class<?> readType() {
		return (this.valueClass != null) ? this.valueClass : this.rawType;
	}

	/**
	 * Return the same, as a parameter of Kotlin's.
	 * @param isNeeded whether Jackson has to be asked
	 * @param isOptional whether there is a default
	 * @param unboxed the value class of which it takes the content, or {@code null}
	 * @return a copy
	 */
	public ParameterModel ofKotlin(boolean isNeeded, boolean isOptional, @Nullable Class<?> unboxed) {
		return new ParameterModel(this.type, this.rawType, this.annotations, this.ignored, isNeeded, isOptional,
				unboxed);
	}

}
