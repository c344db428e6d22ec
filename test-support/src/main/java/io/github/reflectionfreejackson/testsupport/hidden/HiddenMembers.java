package io.github.reflectionfreejackson.testsupport.hidden;

import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Hides fields, methods and constructors of types from core reflection, as a native image
 * does without hints: who asks a hidden type for its members is told that there are none.
 * Annotations of the type itself, its supertypes and the components of a record stay
 * visible, and members that somebody already holds go on working.
 * <p>
 * Works on Java 17 to 25 when the virtual machine was started with
 * {@link #JVM_ARGUMENTS}, and cannot be undone.
 */
public final class HiddenMembers {

	/**
	 * The arguments without which the virtual machine lets nobody hide members.
	 */
	public static final List<String> JVM_ARGUMENTS = List.of("--add-exports=java.base/jdk.internal.reflect=ALL-UNNAMED",
			"--add-opens=java.base/java.lang=ALL-UNNAMED");

	private static final Set<String> ALL = Set.of("*");

	/**
	 * The virtual machine refers to its caches only softly.
	 */
	private static final Map<Class<?>, Object> caches = new HashMap<>();

	private HiddenMembers() {
	}

	/**
	 * Hide the members of types. Types that are hidden already stay so.
	 * @param types the types
	 * @throws IllegalStateException if the virtual machine was started without
	 * {@link #JVM_ARGUMENTS}, or is not known to this class
	 */
	public static void hide(Class<?>... types) {
		synchronized (caches) {
			for (Class<?> type : types) {
				if (!caches.containsKey(type)) {
					hide(type);
				}
			}
		}
	}

	private static void hide(Class<?> type) {
		try {
			Method reflectionData = accessible(Class.class.getDeclaredMethod("reflectionData"));
			Field cache = accessible(Class.class.getDeclaredField("reflectionData"));
			filter("registerFieldsToFilter", type);
			filter("registerMethodsToFilter", type);
			cache.set(type, null);
			Object empty = reflectionData.invoke(type);
			for (String constructors : List.of("declaredConstructors", "publicConstructors")) {
				accessible(empty.getClass().getDeclaredField(constructors)).set(empty, new Constructor<?>[0]);
			}
			caches.put(type, empty);
		}
		catch (IllegalAccessException | InaccessibleObjectException ex) {
			throw new IllegalStateException("Cannot hide members of " + type.getName()
					+ ": start the virtual machine with " + String.join(" ", JVM_ARGUMENTS), ex);
		}
		catch (ReflectiveOperationException ex) {
			throw new IllegalStateException("Cannot hide members of " + type.getName() + " on Java "
					+ Runtime.version().feature() + ", which keeps them in another way", ex);
		}
		if (type.getDeclaredFields().length + type.getDeclaredMethods().length
				+ type.getDeclaredConstructors().length != 0) {
			throw new IllegalStateException("Members of " + type.getName() + " are still visible");
		}
	}

	private static void filter(String method, Class<?> type) throws ReflectiveOperationException {
		try {
			Class.forName("jdk.internal.reflect.Reflection")
				.getMethod(method, Class.class, Set.class)
				.invoke(null, type, ALL);
		}
		catch (InvocationTargetException ex) {
			throw new IllegalStateException(type.getName() + " hides members already", ex.getCause());
		}
	}

	private static Method accessible(Method method) {
		method.setAccessible(true);
		return method;
	}

	private static Field accessible(Field field) {
		field.setAccessible(true);
		return field;
	}

}
