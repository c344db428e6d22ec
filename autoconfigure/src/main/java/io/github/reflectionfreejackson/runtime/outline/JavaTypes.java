package io.github.reflectionfreejackson.runtime.outline;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.Objects;
import java.util.StringJoiner;

import com.fasterxml.jackson.databind.JavaType;
import org.jspecify.annotations.Nullable;

import org.springframework.util.ClassUtils;

/**
 * Generic types as literals, for generated code: what reflection on a member would
 * answer. Also tells what kind of type one is.
 *
 * @since 0.1.0
 */
public final class JavaTypes {

	private JavaTypes() {
	}

	/**
	 * Return a parameterized type.
	 * @param rawType the generic class
	 * @param arguments its type arguments
	 * @return the type
	 */
	public static ParameterizedType parameterized(Class<?> rawType, Type... arguments) {
		return new Parameterized(rawType, arguments);
	}

	/**
	 * Return an array of a generic type.
	 * @param componentType the type of the components
	 * @return the type
	 */
	public static GenericArrayType array(Type componentType) {
		return new Array(componentType);
	}

	/**
	 * Return a type variable of a class.
	 * @param declaringClass the generic class
	 * @param position the position of the variable among those of the class
	 * @return the type
	 */
	public static TypeVariable<?> variable(Class<?> declaringClass, int position) {
		return declaringClass.getTypeParameters()[position];
	}

	/**
	 * Return a wildcard with upper bounds.
	 * @param bounds the bounds; none means {@link Object}
	 * @return the type
	 */
	public static WildcardType subtypeOf(Type... bounds) {
		return new Wildcard((bounds.length != 0) ? bounds : new Type[] { Object.class }, new Type[0]);
	}

	/**
	 * Return a wildcard with a lower bound.
	 * @param bound the bound
	 * @return the type
	 */
	public static WildcardType supertypeOf(Type bound) {
		return new Wildcard(new Type[] { Object.class }, new Type[] { bound });
	}

	/**
	 * Return a class that generated code must not name, such as a private one.
	 * @param name the name of the class
	 * @param neighbour a class of the same class loader
	 * @param <T> what the class is known to be
	 * @return the class
	 */
	@SuppressWarnings("unchecked")
	public static <T> Class<T> named(String name, Class<?> neighbour) {
		return (Class<T>) ClassUtils.resolveClassName(name, neighbour.getClassLoader());
	}

	/**
	 * Return whether a declared type is the same type everywhere, and a simple one.
	 * @param declared the type
	 * @return whether it is a class, or has classes as its type arguments
	 */
	public static boolean isConcrete(Type declared) {
		if (!(declared instanceof ParameterizedType parameterized)) {
			return declared instanceof Class<?>;
		}
		for (Type argument : parameterized.getActualTypeArguments()) {
			if (!(argument instanceof Class<?>)) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Return whether a type, and those of its elements, are of the JDK.
	 * @param type the type
	 * @return whether the JDK has all of their classes
	 */
	public static boolean isOfJdk(JavaType type) {
		if (type.getRawClass().getClassLoader() != null) {
			return false;
		}
		for (int i = 0; i < type.containedTypeCount(); i++) {
			if (!isOfJdk(type.containedType(i))) {
				return false;
			}
		}
		JavaType content = type.getContentType();
		return content == null || isOfJdk(content);
	}

	/**
	 * Return the class of a type, as the JVM knows it.
	 * @param type the type
	 * @return its erasure
	 */
	public static Class<?> erase(Type type) {
		if (type instanceof Class<?> raw) {
			return raw;
		}
		if (type instanceof ParameterizedType parameterized) {
			return erase(parameterized.getRawType());
		}
		if (type instanceof GenericArrayType array) {
			return erase(array.getGenericComponentType()).arrayType();
		}
		if (type instanceof TypeVariable<?> variable) {
			return erase(variable.getBounds()[0]);
		}
		return erase(((WildcardType) type).getUpperBounds()[0]);
	}

	private static String names(Type[] types, String delimiter, String prefix, String suffix) {
		StringJoiner names = new StringJoiner(delimiter, prefix, suffix);
		for (Type type : types) {
			names.add(type.getTypeName());
		}
		return names.toString();
	}

	private record Parameterized(Class<?> rawType, Type[] arguments) implements ParameterizedType {

		@Override
		public Type[] getActualTypeArguments() {
			return this.arguments.clone();
		}

		@Override
		public Type getRawType() {
			return this.rawType;
		}

		@Override
		public @Nullable Type getOwnerType() {
			return this.rawType.getDeclaringClass();
		}

		@Override
		public boolean equals(@Nullable Object other) {
			return (other instanceof ParameterizedType that) && this.rawType.equals(that.getRawType())
					&& Arrays.equals(this.arguments, that.getActualTypeArguments());
		}

		@Override
		public int hashCode() {
			return Arrays.hashCode(this.arguments) ^ Objects.hashCode(getOwnerType()) ^ this.rawType.hashCode();
		}

		@Override
		public String toString() {
			return this.rawType.getName() + names(this.arguments, ", ", "<", ">");
		}

	}

	private record Array(Type componentType) implements GenericArrayType {

		@Override
		public Type getGenericComponentType() {
			return this.componentType;
		}

		@Override
		public boolean equals(@Nullable Object other) {
			return (other instanceof GenericArrayType that)
					&& this.componentType.equals(that.getGenericComponentType());
		}

		@Override
		public int hashCode() {
			return this.componentType.hashCode();
		}

		@Override
		public String toString() {
			return this.componentType.getTypeName() + "[]";
		}

	}

	private record Wildcard(Type[] upperBounds, Type[] lowerBounds) implements WildcardType {

		@Override
		public Type[] getUpperBounds() {
			return this.upperBounds.clone();
		}

		@Override
		public Type[] getLowerBounds() {
			return this.lowerBounds.clone();
		}

		@Override
		public boolean equals(@Nullable Object other) {
			return (other instanceof WildcardType that) && Arrays.equals(this.upperBounds, that.getUpperBounds())
					&& Arrays.equals(this.lowerBounds, that.getLowerBounds());
		}

		@Override
		public int hashCode() {
			return Arrays.hashCode(this.lowerBounds) ^ Arrays.hashCode(this.upperBounds);
		}

		@Override
		public String toString() {
			if (this.lowerBounds.length != 0) {
				return names(this.lowerBounds, " & ", "? super ", "");
			}
			return (this.upperBounds[0] != Object.class) ? names(this.upperBounds, " & ", "? extends ", "") : "?";
		}

	}

}
