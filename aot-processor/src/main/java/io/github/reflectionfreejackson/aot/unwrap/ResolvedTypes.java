package io.github.reflectionfreejackson.aot.unwrap;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.util.HashSet;
import java.util.Set;

import org.springframework.core.ResolvableType;

/**
 * Turns types that are resolved against their surroundings into ones which stand alone.
 * Type variables and wildcards are replaced by what they are known to be, and by their
 * bound where nothing more is known.
 */
final class ResolvedTypes {

	private ResolvedTypes() {
	}

	/**
	 * Return the given type without type variables and wildcards.
	 * @param type the type to resolve
	 * @return a class, a parameterized type or an array of such
	 */
	static Type resolve(ResolvableType type) {
		return resolve(type, new HashSet<>());
	}

	/**
	 * Return whether nothing is known about the given type, or about one of its type
	 * arguments.
	 * @param type the type to look at
	 * @return whether some part of the type is unknown
	 */
	static boolean isPartlyUnknown(ResolvableType type) {
		return isPartlyUnknown(type, new HashSet<>());
	}

	private static Type resolve(ResolvableType type, Set<Type> variables) {
		Class<?> rawType = type.resolve(Object.class);
		if (type.getType() instanceof TypeVariable<?> variable && !variables.add(variable)) {
			return rawType;
		}
		if (type.isArray() && type.getComponentType() != ResolvableType.NONE) {
			Type componentType = resolve(type.getComponentType(), variables);
			return (componentType instanceof Class<?> componentClass) ? componentClass.arrayType()
					: new ResolvedArray(componentType);
		}
		if (type.getType() instanceof Class<?> || !type.hasGenerics()) {
			return rawType;
		}
		ResolvableType[] generics = type.getGenerics();
		ResolvableType[] resolved = new ResolvableType[generics.length];
		for (int i = 0; i < generics.length; i++) {
			resolved[i] = ResolvableType.forType(resolve(generics[i], new HashSet<>(variables)));
		}
		return ResolvableType.forClassWithGenerics(rawType, resolved).getType();
	}

	private static boolean isPartlyUnknown(ResolvableType type, Set<Type> variables) {
		Class<?> rawType = type.resolve();
		if (rawType == null || rawType == Object.class) {
			return true;
		}
		if (type.getType() instanceof TypeVariable<?> variable && !variables.add(variable)) {
			return false;
		}
		if (type.isArray()) {
			return isPartlyUnknown(type.getComponentType(), variables);
		}
		for (ResolvableType generic : type.getGenerics()) {
			if (isPartlyUnknown(generic, new HashSet<>(variables))) {
				return true;
			}
		}
		return false;
	}

	/**
	 * An array of a parameterized type.
	 */
	private record ResolvedArray(Type componentType) implements GenericArrayType {

		@Override
		public Type getGenericComponentType() {
			return this.componentType;
		}

		@Override
		public String getTypeName() {
			return this.componentType.getTypeName() + "[]";
		}

		@Override
		public String toString() {
			return getTypeName();
		}

	}

}
