package io.github.reflectionfreejackson.runtime.outline;

import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;

import org.jspecify.annotations.Nullable;

/**
 * Leaves to reflection what is no instance of the bean or builder that generated code
 * knows: it refuses most, in words that differ from JDK to JDK, and has members of a
 * superclass serve others.
 *
 * @since 0.1.0
 */
public final class ForeignReceiver {

	private ForeignReceiver() {
	}

	/**
	 * Set a field, or call a setter.
	 * @param member the field or method
	 * @param bean the instance
	 * @param value what to set
	 * @param type the type of the method's parameter
	 * @return what the method returns
	 * @throws InvocationTargetException what the method throws
	 * @throws IllegalArgumentException if the instance is of another class, or refuses
	 */
	public static @Nullable Object set(MemberOutline member, @Nullable Object bean, @Nullable Object value,
			Class<?> type) throws InvocationTargetException {
		return attempt(() -> {
			if (member.isMethod()) {
				return accessible(member.declaringClass().getDeclaredMethod(member.name(), type)).invoke(bean, value);
			}
			accessible(member).set(bean, value);
			return null;
		});
	}

	/**
	 * Call a method that takes what no property takes.
	 * @param member the method
	 * @param bean the instance
	 * @param key the name
	 * @param value the value
	 * @throws InvocationTargetException what the method throws
	 * @throws IllegalArgumentException if the instance is of another class, or refuses
	 */
	public static void put(MemberOutline member, @Nullable Object bean, @Nullable Object key, @Nullable Object value)
			throws InvocationTargetException {
		attempt(() -> anySetter(member).invoke(bean, key, value));
	}

	/**
	 * Return a method that takes what no property takes.
	 * @param member the method
	 * @return the method, made accessible
	 * @throws NoSuchMethodException if there is none
	 */
	public static Method anySetter(MemberOutline member) throws NoSuchMethodException {
		Method method = Arrays.stream(member.declaringClass().getDeclaredMethods())
			.filter((candidate) -> candidate.getName().equals(member.name()) && candidate.getParameterCount() == 2
					&& candidate.getGenericParameterTypes()[1].equals(member.type()))
			.findFirst()
			.orElseThrow(NoSuchMethodException::new);
		return accessible(method);
	}

	/**
	 * Read a field, or call a getter.
	 * @param member the field or method
	 * @param bean the instance
	 * @return the value
	 * @throws InvocationTargetException what the method throws
	 * @throws IllegalArgumentException if the instance is of another class, or refuses
	 */
	public static @Nullable Object get(MemberOutline member, @Nullable Object bean) throws InvocationTargetException {
		return attempt(() -> member.isMethod() ? method(member).invoke(bean) : accessible(member).get(bean));
	}

	/**
	 * Return a method without parameters.
	 * @param member the method
	 * @return the method, made accessible
	 * @throws NoSuchMethodException if there is none
	 */
	public static Method method(MemberOutline member) throws NoSuchMethodException {
		return accessible(member.declaringClass().getDeclaredMethod(member.name()));
	}

	/**
	 * Return a field.
	 * @param member the field
	 * @return the field, made accessible
	 * @throws NoSuchFieldException if there is none
	 */
	public static Field field(MemberOutline member) throws NoSuchFieldException {
		return accessible(member);
	}

	private static Method accessible(Method method) {
		method.setAccessible(true);
		return method;
	}

	private static Field accessible(MemberOutline member) throws NoSuchFieldException {
		Field field = member.declaringClass().getDeclaredField(member.name());
		field.setAccessible(true);
		return field;
	}

	private static @Nullable Object attempt(Attempt attempt) throws InvocationTargetException {
		try {
			return attempt.make();
		}
		catch (InvocationTargetException ex) {
			throw ex;
		}
		catch (ReflectiveOperationException ex) {
			throw new IllegalArgumentException("object is not an instance of declaring class");
		}
	}

	/**
	 * Something that reflection may refuse.
	 */
	private interface Attempt {

		@Nullable Object make() throws ReflectiveOperationException;

	}

}
