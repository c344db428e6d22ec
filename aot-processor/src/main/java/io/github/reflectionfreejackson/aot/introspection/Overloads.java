package io.github.reflectionfreejackson.aot.introspection;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Stream;

import org.springframework.core.ResolvableType;
import org.springframework.util.ClassUtils;

/**
 * Tells whether the compiler of Java takes a call for the one that is meant, where a
 * class has several methods or constructors of the same name.
 */
final class Overloads {

	private Overloads() {
	}

	/**
	 * Return whether the compiler cannot decide: values are cast to the class of the
	 * parameter, without type arguments, so that they fit any other whose class is the
	 * same or more general, and the type arguments may keep each from being the more
	 * special one.
	 * @param called what is meant
	 * @param receiver the class on which it is called
	 */
	static boolean areAmbiguous(Executable called, Class<?> receiver) {
		return called.getParameterCount() != 0
				&& candidates(called, receiver).anyMatch((other) -> isTakenForAnother(called, other, receiver));
	}

	private static Stream<? extends Executable> candidates(Executable called, Class<?> receiver) {
		if (!(called instanceof Method)) {
			return Arrays.stream(called.getDeclaringClass().getDeclaredConstructors());
		}
		return supertypes(receiver).stream()
			.flatMap((type) -> Arrays.stream(type.getDeclaredMethods()))
			.filter((other) -> other.getName().equals(called.getName()));
	}

	private static Collection<Class<?>> supertypes(Class<?> type) {
		Set<Class<?>> types = new LinkedHashSet<>();
		for (Class<?> superclass = type; superclass != null; superclass = superclass.getSuperclass()) {
			types.add(superclass);
		}
		types.addAll(ClassUtils.getAllInterfacesForClassAsSet(type));
		return types;
	}

	private static boolean isTakenForAnother(Executable called, Executable other, Class<?> receiver) {
		return !Modifier.isPrivate(other.getModifiers()) && other.getParameterCount() == called.getParameterCount()
				&& !Arrays.equals(other.getParameterTypes(), called.getParameterTypes())
				&& accepts(other.getParameterTypes(), called.getParameterTypes())
				&& !isMoreSpecial(called, other, receiver);
	}

	private static boolean accepts(Class<?>[] parameters, Class<?>[] arguments) {
		for (int i = 0; i < parameters.length; i++) {
			if (!accepts(parameters[i], arguments[i])) {
				return false;
			}
		}
		return true;
	}

	private static boolean accepts(Class<?> parameter, Class<?> argument) {
		return parameter.isAssignableFrom(argument) || (parameter.isPrimitive() && argument.isPrimitive());
	}

	/**
	 * Return whether all parameters are subtypes of the other's, type arguments included.
	 */
	private static boolean isMoreSpecial(Executable called, Executable other, Class<?> receiver) {
		for (int i = 0; i < other.getParameterCount(); i++) {
			ResolvableType general = parameter(other, i, receiver);
			if (!(general.getType() instanceof Class<?>) && !general.isAssignableFrom(parameter(called, i, receiver))) {
				return false;
			}
		}
		return true;
	}

	private static ResolvableType parameter(Executable executable, int index, Class<?> receiver) {
		return (executable instanceof Method method) ? ResolvableType.forMethodParameter(method, index, receiver)
				: ResolvableType.forConstructorParameter((Constructor<?>) executable, index);
	}

}
