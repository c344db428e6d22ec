package io.github.reflectionfreejackson.aot.introspection;

import java.lang.reflect.Executable;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

import io.github.reflectionfreejackson.runtime.outline.JavaTypes;

/**
 * The type variables of a factory method, where each stands for one of the class that it
 * returns, as in {@code static <Z> Box<Z> of(Z content)}. Jackson takes them for the
 * arguments of the type that is read.
 */
final class FactoryVariables {

	private final Map<Type, TypeVariable<?>> variables;

	private FactoryVariables(Map<Type, TypeVariable<?>> variables) {
		this.variables = variables;
	}

	/**
	 * Find out what the type variables of a creator stand for.
	 * @param creator the creator
	 * @return the variables; none if the creator has none of its own, or if any of them
	 * has bounds, or is returned twice or as part of something else
	 */
	static FactoryVariables of(Executable creator) {
		Map<Type, TypeVariable<?>> variables = new HashMap<>();
		if (creator instanceof Method factory && factory.getGenericReturnType() instanceof ParameterizedType returned
				&& returned.getRawType() == factory.getDeclaringClass()) {
			TypeVariable<?>[] ofClass = factory.getDeclaringClass().getTypeParameters();
			Type[] arguments = returned.getActualTypeArguments();
			for (int i = 0; i < arguments.length; i++) {
				if (!isUnboundedVariable(arguments[i]) || variables.put(arguments[i], ofClass[i]) != null) {
					return new FactoryVariables(Map.of());
				}
			}
		}
		return new FactoryVariables(variables);
	}

	private static boolean isUnboundedVariable(Type type) {
		return type instanceof TypeVariable<?> variable && variable.getBounds().length == 1
				&& variable.getBounds()[0] == Object.class;
	}

	/**
	 * Return a type as it is seen from the class that the factory method returns.
	 * @param type the type of a parameter
	 * @return the type, in the variables of the class as far as possible
	 */
	Type seenFromClass(Type type) {
		if (this.variables.isEmpty() || !GenericTypes.usesVariableOfMethod(type)) {
			return type;
		}
		if (type instanceof ParameterizedType parameterized) {
			return JavaTypes.parameterized((Class<?>) parameterized.getRawType(),
					seenFromClass(parameterized.getActualTypeArguments()));
		}
		if (type instanceof GenericArrayType array) {
			return JavaTypes.array(seenFromClass(array.getGenericComponentType()));
		}
		if (type instanceof WildcardType wildcard) {
			return (wildcard.getLowerBounds().length != 0)
					? JavaTypes.supertypeOf(seenFromClass(wildcard.getLowerBounds()[0]))
					: JavaTypes.subtypeOf(seenFromClass(wildcard.getUpperBounds()));
		}
		TypeVariable<?> ofClass = this.variables.get(type);
		return (ofClass != null) ? ofClass : type;
	}

	private Type[] seenFromClass(Type[] types) {
		return Arrays.stream(types).map(this::seenFromClass).toArray(Type[]::new);
	}

}
