package io.github.reflectionfreejackson.aot.model;

import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.GenericSignatureFormatError;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/**
 * Tells whether Java's compiler can read a class file. It asks for more than the JVM, so
 * that other compilers, and what obfuscates class files, may make ones that run and that
 * no source can be compiled against.
 *
 * @since 0.1.0
 */
public final class Legibility {

	private static final ClassValue<Optional<String>> OBSTACLES = new ClassValue<>() {

		@Override
		protected Optional<String> computeValue(Class<?> type) {
			return Optional.ofNullable(find(type));
		}

	};

	private Legibility() {
	}

	/**
	 * Return whether the compiler can read a class, and all that it inherits from.
	 * @param type the class, a primitive type, or an array
	 * @return whether source can use members of the class, or of that type
	 */
	public static boolean isLegible(Class<?> type) {
		return type.isArray() ? isLegible(type.getComponentType())
				: type.isPrimitive() || (hasLegibleName(type) && findObstacle(type) == null);
	}

	/**
	 * Return what keeps the compiler from reading a class, apart from the name of that
	 * class.
	 * @param type the class
	 * @return the end of a sentence, or {@code null} if nothing does
	 */
	public static @Nullable String findObstacle(Class<?> type) {
		String misnomer = findMisnomer(type);
		return (misnomer != null) ? misnomer : OBSTACLES.get(type).orElse(null);
	}

	private static @Nullable String find(Class<?> type) {
		if (type.isPrimitive() || type.isArray() || type.getModule().isNamed()) {
			return null;
		}
		String obstacle = findInHeader(type);
		if (obstacle == null) {
			obstacle = findInMembers(type);
		}
		return (obstacle != null) ? obstacle : findInSupertypes(type);
	}

	private static @Nullable String findInSupertypes(Class<?> type) {
		Stream<Class<?>> supertypes = Stream.concat(Stream.ofNullable(type.getSuperclass()),
				Arrays.stream(type.getInterfaces()));
		return supertypes
			.map((supertype) -> hasLegibleName(supertype) ? OBSTACLES.get(supertype).orElse(null)
					: "source cannot refer to " + supertype.getName() + ", which it inherits from")
			.filter(Objects::nonNull)
			.findFirst()
			.orElse(null);
	}

	private static boolean hasLegibleName(Class<?> type) {
		return Nameability.isWritable(type.getName().substring(type.getName().lastIndexOf('.') + 1));
	}

	/**
	 * The compiler looks for a member class where its simple name says, if source refers
	 * to it, which it does not to what a class inherits from.
	 */
	private static @Nullable String findMisnomer(Class<?> type) {
		try {
			Class<?> outer = type.getDeclaringClass();
			boolean misnamed = outer != null && !type.getModule().isNamed()
					&& !type.getName().equals(outer.getName() + "$" + type.getSimpleName());
			return misnamed ? type.getName() + " is not named after " + outer.getName()
					+ ", in which it is declared as " + type.getSimpleName() : null;
		}
		catch (LinkageError | RuntimeException ex) {
			// Not about what the compiler reads, or Jackson fails as well
			return null;
		}
	}

	/**
	 * The compiler reads the bounds of type parameters with the class, and of members not
	 * more than they are declared with.
	 */
	private static @Nullable String findInHeader(Class<?> type) {
		try {
			for (TypeVariable<?> parameter : type.getTypeParameters()) {
				if (!areDeclared(parameter.getBounds())) {
					return describe(type.getName());
				}
			}
			boolean declared = (type.getSuperclass() == null || isDeclared(type.getGenericSuperclass()))
					&& areDeclared(type.getGenericInterfaces());
			return declared ? null : describe(type.getName());
		}
		catch (TypeNotPresentException ex) {
			return "the class " + ex.typeName() + " is missing, which " + type.getName() + " is declared with";
		}
		catch (GenericSignatureFormatError ex) {
			return describe(type.getName());
		}
		catch (LinkageError | RuntimeException ex) {
			// Not about what the compiler reads, or Jackson fails as well
			return null;
		}
	}

	private static @Nullable String findInMembers(Class<?> type) {
		try {
			for (Field field : type.getDeclaredFields()) {
				if (!isLegible(() -> areDeclared(field.getGenericType()))) {
					return describe(type.getName() + "." + field.getName());
				}
			}
			for (Executable executable : executables(type)) {
				if (!isLegible(() -> areDeclared(executable))) {
					return describe(type.getName() + "." + executable.getName());
				}
			}
			return null;
		}
		catch (LinkageError | RuntimeException ex) {
			// The compiler does not look for classes that source does not use
			return null;
		}
	}

	private static Iterable<Executable> executables(Class<?> type) {
		return Stream
			.<Executable>concat(Arrays.stream(type.getDeclaredConstructors()), Arrays.stream(type.getDeclaredMethods()))
			.toList();
	}

	private static boolean isLegible(Supplier<Boolean> signature) {
		try {
			return signature.get();
		}
		catch (GenericSignatureFormatError ex) {
			return false;
		}
		catch (TypeNotPresentException ex) {
			// From Java 24 on, that of a type variable has no cause
			return ex.getCause() != null;
		}
	}

	private static boolean areDeclared(Executable executable) {
		for (TypeVariable<?> parameter : executable.getTypeParameters()) {
			if (!areDeclared(parameter.getBounds())) {
				return false;
			}
		}
		return areDeclared(executable.getGenericParameterTypes())
				&& (!(executable instanceof Method method) || areDeclared(method.getGenericReturnType()));
	}

	/**
	 * Return whether all type variables are declared. Reflection has {@code null} for
	 * others.
	 */
	private static boolean areDeclared(@Nullable Type... types) {
		for (Type type : types) {
			if (!isDeclared(type)) {
				return false;
			}
		}
		return true;
	}

	private static boolean isDeclared(@Nullable Type type) {
		if (type instanceof ParameterizedType parameterized) {
			return areDeclared(parameterized.getActualTypeArguments());
		}
		if (type instanceof GenericArrayType array) {
			return isDeclared(array.getGenericComponentType());
		}
		if (type instanceof WildcardType wildcard) {
			return areDeclared(wildcard.getUpperBounds()) && areDeclared(wildcard.getLowerBounds());
		}
		return type != null;
	}

	private static String describe(String declared) {
		return declared + " is declared with a type variable that nothing declares, or with what is no type";
	}

}
