package io.github.reflectionfreejackson.aot.introspection;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.stream.Stream;

/**
 * Looks into generic types.
 */
final class GenericTypes {

	private GenericTypes() {
	}

	/**
	 * Return whether the type depends on a type variable that a method declares, which
	 * nothing outside the method can express.
	 */
	static boolean usesVariableOfMethod(Type type) {
		if (type instanceof TypeVariable<?> variable) {
			return !(variable.getGenericDeclaration() instanceof Class);
		}
		return parts(type).anyMatch(GenericTypes::usesVariableOfMethod);
	}

	private static Stream<Type> parts(Type type) {
		if (type instanceof ParameterizedType parameterized) {
			return Arrays.stream(parameterized.getActualTypeArguments());
		}
		if (type instanceof GenericArrayType array) {
			return Stream.of(array.getGenericComponentType());
		}
		if (type instanceof WildcardType wildcard) {
			return Stream.concat(Arrays.stream(wildcard.getUpperBounds()), Arrays.stream(wildcard.getLowerBounds()));
		}
		return Stream.empty();
	}

}
