package io.github.reflectionfreejackson.benchmarks.lambda;

import java.lang.invoke.LambdaConversionException;
import java.lang.invoke.LambdaMetafactory;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;

import com.fasterxml.jackson.databind.util.ClassUtil;

/**
 * Makes lambdas of setters.
 */
final class Lambdas {

	private static final MethodHandles.Lookup LOOKUP = MethodHandles.lookup();

	private Lambdas() {
	}

	/**
	 * Create an object that calls a setter, such as {@code Customer::setAge}.
	 * @param type a type with a method {@code accept} that takes the bean and the value
	 * @param setter a public method of a public class
	 * @param parameter what {@code accept} takes as value
	 */
	static <T> T create(Class<T> type, Method setter, Class<?> parameter) {
		Class<?> value = setter.getParameterTypes()[0];
		try {
			MethodHandle handle = LOOKUP.unreflect(setter);
			return type.cast(LambdaMetafactory.metafactory(LOOKUP, "accept", MethodType.methodType(type),
					MethodType.methodType(void.class, Object.class, parameter), handle,
					MethodType.methodType(void.class, setter.getDeclaringClass(),
							(value.isPrimitive() && !parameter.isPrimitive()) ? ClassUtil.wrapperType(value) : value))
				.getTarget()
				.invoke());
		}
		catch (IllegalAccessException | LambdaConversionException ex) {
			throw new UnsupportedOperationException("no lambda for " + setter, ex);
		}
		catch (Throwable ex) {
			throw new IllegalStateException("A lambda without arguments must not fail", ex);
		}
	}

}
