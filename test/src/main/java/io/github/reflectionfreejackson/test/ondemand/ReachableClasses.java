package io.github.reflectionfreejackson.test.ondemand;

import java.io.IOException;
import java.io.InputStream;
import java.lang.annotation.Annotation;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Queue;

import org.jspecify.annotations.Nullable;

/**
 * Finds the class files which source that uses a class may need, of all classes that the
 * compiler cannot find on the class path.
 */
final class ReachableClasses {

	private final Map<String, byte[]> found = new HashMap<>();

	private final Queue<Class<?>> pending = new ArrayDeque<>();

	private ReachableClasses() {
	}

	/**
	 * Return the class files of classes and of those around them.
	 * @return the class files by the name of their class
	 */
	static Map<String, byte[]> of(Collection<Class<?>> types) {
		ReachableClasses reachable = new ReachableClasses();
		types.forEach(reachable::see);
		for (Class<?> next = reachable.pending.poll(); next != null; next = reachable.pending.poll()) {
			reachable.visit(next);
		}
		return reachable.found;
	}

	private void visit(Class<?> type) {
		see(type.getEnclosingClass());
		see(type.getGenericSuperclass());
		see(type.getGenericInterfaces());
		see(type.getDeclaredAnnotations());
		for (Field field : type.getDeclaredFields()) {
			see(field.getType());
			see(field.getGenericType());
			see(field.getDeclaredAnnotations());
		}
		for (Method method : type.getDeclaredMethods()) {
			see(method.getReturnType());
			see(method.getGenericReturnType());
			see((Executable) method);
		}
		for (Constructor<?> constructor : type.getDeclaredConstructors()) {
			see((Executable) constructor);
		}
	}

	private void see(Executable executable) {
		see(executable.getParameterTypes());
		see(executable.getGenericParameterTypes());
		see(executable.getExceptionTypes());
		see(executable.getDeclaredAnnotations());
		for (Annotation[] annotations : executable.getParameterAnnotations()) {
			see(annotations);
		}
	}

	private void see(Annotation... annotations) {
		for (Annotation annotation : annotations) {
			AnnotationClasses.of(annotation).forEach(this::see);
		}
	}

	private void see(Type... types) {
		for (Type type : types) {
			see(type);
		}
	}

	private void see(@Nullable Type type) {
		if (type instanceof Class<?> raw) {
			see(raw);
		}
		else if (type instanceof ParameterizedType parameterized) {
			see(parameterized.getRawType());
			see(parameterized.getActualTypeArguments());
		}
		else if (type instanceof GenericArrayType array) {
			see(array.getGenericComponentType());
		}
		else if (type instanceof WildcardType wildcard) {
			see(wildcard.getUpperBounds());
			see(wildcard.getLowerBounds());
		}
	}

	private void see(@Nullable Class<?> type) {
		if (type == null || type.isPrimitive()) {
			return;
		}
		if (type.isArray()) {
			see(type.getComponentType());
			return;
		}
		ClassLoader loader = type.getClassLoader();
		if (loader == null || loader == ClassLoader.getSystemClassLoader()
				|| loader == ClassLoader.getPlatformClassLoader() || this.found.containsKey(type.getName())) {
			return;
		}
		try (InputStream content = loader.getResourceAsStream(type.getName().replace('.', '/') + ".class")) {
			if (content != null) {
				this.found.put(type.getName(), content.readAllBytes());
				this.pending.add(type);
			}
		}
		catch (IOException ex) {
			throw new IllegalStateException("Cannot read the class file of " + type.getName(), ex);
		}
	}

}
