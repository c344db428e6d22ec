package io.github.reflectionfreejackson.aot.emit;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;

import io.github.reflectionfreejackson.runtime.outline.JavaTypes;

import org.springframework.javapoet.CodeBlock;
import org.springframework.util.ObjectUtils;

/**
 * Prints generic types as calls of {@link JavaTypes}.
 */
final class TypeCode {

	private final ValueCode values;

	TypeCode(ValueCode values) {
		this.values = values;
	}

	/**
	 * Print a type, such as {@code JavaTypes.parameterized(List.class, Item.class)}.
	 */
	CodeBlock print(Type type) {
		if (type instanceof Class<?> raw) {
			return this.values.classLiteral(raw);
		}
		if (type instanceof ParameterizedType parameterized) {
			// An inner class of a generic class is parameterized without arguments of its
			// own
			return CodeBlock.of("$T.parameterized($L)", JavaTypes.class, print(ObjectUtils
				.addObjectToArray(parameterized.getActualTypeArguments(), parameterized.getRawType(), 0)));
		}
		if (type instanceof GenericArrayType array) {
			return CodeBlock.of("$T.array($L)", JavaTypes.class, print(array.getGenericComponentType()));
		}
		if (type instanceof TypeVariable<?> variable) {
			Class<?> declaring = (Class<?>) variable.getGenericDeclaration();
			return CodeBlock.of("$T.variable($L, $L)", JavaTypes.class, print(declaring),
					Arrays.asList(declaring.getTypeParameters()).indexOf(variable));
		}
		WildcardType wildcard = (WildcardType) type;
		if (wildcard.getLowerBounds().length != 0) {
			return CodeBlock.of("$T.supertypeOf($L)", JavaTypes.class, print(wildcard.getLowerBounds()));
		}
		return CodeBlock.of("$T.subtypeOf($L)", JavaTypes.class, print(wildcard.getUpperBounds()));
	}

	private CodeBlock print(Type[] types) {
		return Arrays.stream(types).map(this::print).collect(CodeBlock.joining(", "));
	}

}
