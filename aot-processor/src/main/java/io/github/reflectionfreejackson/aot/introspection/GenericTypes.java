package io.github.reflectionfreejackson.aot.introspection;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.stream.Stream;

import io.github.reflectionfreejackson.aot.model.JdkClasses;

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

	/**
	 * Return whether the type is compiled to a class. Class files may say of a member
	 * what the compiler of Java would not have them say.
	 */
	static boolean isErasedTo(Type type, Class<?> raw) {
		if (type instanceof ParameterizedType parameterized) {
			return parameterized.getRawType() == raw;
		}
		if (type instanceof GenericArrayType array) {
			return raw.isArray() && isErasedTo(array.getGenericComponentType(), raw.getComponentType());
		}
		return (type instanceof TypeVariable<?> variable) ? isErasedTo(variable.getBounds()[0], raw) : type == raw;
	}

	/**
	 * Return whether the type mentions a class of the JDK in a package that is not
	 * exported, which the compiler does not even find when it compiles for a release.
	 */
	static boolean usesInternalsOfJdk(Type type) {
		return !mentionsOnly(type, (raw) -> !isInternalOfJdk(raw));
	}

	private static boolean isInternalOfJdk(Class<?> raw) {
		return raw.isArray() ? isInternalOfJdk(raw.getComponentType())
				: JdkClasses.contain(raw) && !raw.getModule().isExported(raw.getPackageName());
	}

	/**
	 * Return whether all classes that the type mentions pass a test.
	 */
	static boolean mentionsOnly(Type type, Predicate<Class<?>> test) {
		if (type instanceof Class<?> raw) {
			return test.test(raw);
		}
		return (!(type instanceof ParameterizedType parameterized) || mentionsOnly(parameterized.getRawType(), test))
				&& parts(type).allMatch((part) -> mentionsOnly(part, test));
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
