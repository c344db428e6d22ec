package io.github.reflectionfreejackson.runtime.read;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

import io.github.reflectionfreejackson.runtime.outline.ForeignReceiver;
import io.github.reflectionfreejackson.runtime.outline.MemberOutline;
import org.jspecify.annotations.Nullable;

import org.springframework.util.ClassUtils;

/**
 * Tells which values reflection would pass to a member, and how it refuses others, whose
 * words differ from JDK to JDK: so reflection is asked for them.
 */
final class Arguments {

	private Arguments() {
	}

	/**
	 * Return a value as a setter or field takes it: a primitive number may have to be
	 * widened.
	 * @throws IllegalArgumentException if the member does not take it, as reflection
	 * words it
	 */
	static @Nullable Object fit(MemberOutline member, Class<?> type, Object bean, @Nullable Object value) {
		if (fits(type, value)) {
			return value;
		}
		Object widened = widened(type, value);
		if (widened == null) {
			throw refusal(() -> set(member, type, bean, value));
		}
		return widened;
	}

	/**
	 * Return a value as an any-setter takes it.
	 * @throws IllegalArgumentException if it does not take it, as reflection words it
	 */
	static @Nullable Object fit(MemberOutline anySetter, Class<?> type, Object bean, @Nullable Object key,
			@Nullable Object value) {
		if (fits(type, value)) {
			return value;
		}
		Object widened = widened(type, value);
		if (widened == null) {
			throw refusal(() -> ForeignReceiver.anySetter(anySetter).invoke(bean, key, value));
		}
		return widened;
	}

	/**
	 * Return arguments as a creator takes them.
	 * @throws IllegalArgumentException if the creator does not take them, as reflection
	 * words it
	 */
	static @Nullable Object[] fit(MemberOutline creator, Class<?>[] types, @Nullable Object[] arguments) {
		@Nullable Object[] fitting = arguments.clone();
		boolean fits = types.length == arguments.length;
		for (int i = 0; fits && i < types.length; i++) {
			if (!fits(types[i], arguments[i])) {
				fitting[i] = widened(types[i], arguments[i]);
				fits = fitting[i] != null;
			}
		}
		if (!fits) {
			throw refusal(() -> create(creator, types, arguments));
		}
		return fitting;
	}

	/**
	 * Return whether reflection passes values on as they are.
	 */
	static boolean fit(Class<?>[] types, @Nullable Object[] values) {
		for (int i = 0; i < types.length; i++) {
			if (!fits(types[i], values[i])) {
				return false;
			}
		}
		return true;
	}

	private static boolean fits(Class<?> type, @Nullable Object value) {
		if (value == null) {
			return !type.isPrimitive();
		}
		return type.isPrimitive() ? ClassUtils.resolvePrimitiveIfNecessary(type) == value.getClass()
				: type.isInstance(value);
	}

	private static @Nullable Object widened(Class<?> type, @Nullable Object value) {
		if (!type.isPrimitive() || value == null) {
			return null;
		}
		try {
			return MethodHandles.identity(type).asType(MethodType.methodType(Object.class, Object.class)).invoke(value);
		}
		catch (Throwable ex) {
			return null;
		}
	}

	private static void set(MemberOutline member, Class<?> type, Object bean, @Nullable Object value)
			throws ReflectiveOperationException {
		if (member.isMethod()) {
			Method method = member.declaringClass().getDeclaredMethod(member.name(), type);
			method.setAccessible(true);
			method.invoke(bean, value);
		}
		else {
			Field field = member.declaringClass().getDeclaredField(member.name());
			field.setAccessible(true);
			field.set(bean, value);
		}
	}

	private static void create(MemberOutline creator, Class<?>[] types, @Nullable Object[] arguments)
			throws ReflectiveOperationException {
		if (creator.isMethod()) {
			Method method = creator.declaringClass().getDeclaredMethod(creator.name(), types);
			method.setAccessible(true);
			method.invoke(null, arguments);
		}
		else {
			Constructor<?> constructor = creator.declaringClass().getDeclaredConstructor(types);
			constructor.setAccessible(true);
			constructor.newInstance(arguments);
		}
	}

	private static IllegalArgumentException refusal(Attempt attempt) {
		try {
			attempt.make();
		}
		catch (IllegalArgumentException ex) {
			return ex;
		}
		catch (InvocationTargetException ex) {
			return new IllegalArgumentException("argument type mismatch", ex.getCause());
		}
		catch (ReflectiveOperationException | RuntimeException ex) {
			return new IllegalArgumentException("argument type mismatch");
		}
		return new IllegalArgumentException("argument type mismatch");
	}

	/**
	 * An attempt that reflection refuses.
	 */
	private interface Attempt {

		void make() throws ReflectiveOperationException;

	}

}
