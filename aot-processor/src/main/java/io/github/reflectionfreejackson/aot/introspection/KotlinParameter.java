package io.github.reflectionfreejackson.aot.introspection;

import java.lang.reflect.Constructor;
import java.util.List;

import kotlin.reflect.KFunction;
import kotlin.reflect.KParameter;
import kotlin.reflect.jvm.ReflectJvmMapping;

/**
 * What Kotlin knows of a parameter. Only for where Jackson's Kotlin module is, as that
 * brings Kotlin's reflection.
 *
 * @param nullable whether its type is marked as that of what may be {@code null}
 * @param optional whether it has a default
 */
record KotlinParameter(boolean nullable, boolean optional) {

	/**
	 * Return the parameters of a constructor.
	 * @return the parameters in order; none if Kotlin does not know the constructor
	 */
	static List<KotlinParameter> of(Constructor<?> constructor) {
		KFunction<?> function = ReflectJvmMapping.getKotlinFunction(constructor);
		if (function == null) {
			Constructor<?> hidden = HiddenConstructors.ofValueClasses(constructor);
			function = (hidden != null) ? ReflectJvmMapping.getKotlinFunction(hidden) : null;
		}
		return (function != null) ? function.getParameters().stream().map(KotlinParameter::of).toList() : List.of();
	}

	private static KotlinParameter of(KParameter parameter) {
		return new KotlinParameter(parameter.getType().isMarkedNullable(), parameter.isOptional());
	}

}
