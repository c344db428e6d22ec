package io.github.reflectionfreejackson.runtime.direct;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.SerializerProvider;

/**
 * Tells an overflow while a value is written, which Jackson reports with a path, from one
 * within a getter: called by reflection, a getter's own overflow arrives wrapped, and
 * Jackson rethrows it as it is.
 *
 * @since 0.1.0
 */
public final class StackOverflows {

	private StackOverflows() {
	}

	/**
	 * Note that an overflow did not come from the getter, but from writing what it
	 * returned.
	 * @param overflow the overflow
	 * @param provider what has had it written
	 */
	public static void markAsWriting(StackOverflowError overflow, SerializerProvider provider) {
		provider.setAttribute(StackOverflows.class, overflow);
	}

	/**
	 * Return whether a failure is an overflow, or describes one.
	 */
	static boolean causes(Throwable failure) {
		return failure instanceof StackOverflowError || failure.getCause() instanceof StackOverflowError;
	}

	static JsonMappingException describe(StackOverflowError overflow, Object bean, String property,
			JsonGenerator generator, SerializerProvider provider) {
		if (provider.getAttribute(StackOverflows.class) != overflow) {
			throw overflow;
		}
		provider.setAttribute(StackOverflows.class, null);
		JsonMappingException described = new JsonMappingException(generator, "Infinite recursion (StackOverflowError)",
				overflow);
		described.prependPath(bean, property);
		return described;
	}

}
