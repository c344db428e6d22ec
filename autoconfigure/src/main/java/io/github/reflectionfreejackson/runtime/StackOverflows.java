package io.github.reflectionfreejackson.runtime;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.SerializerProvider;
import org.jspecify.annotations.Nullable;

/**
 * Tells an overflow while a value is written, which Jackson reports with a path, from one
 * within a getter: called by reflection, a getter's own overflow arrives wrapped, and
 * Jackson rethrows it as it is.
 */
final class StackOverflows {

	/**
	 * Causes may go round in circles.
	 */
	private static final int MAX_CAUSES = 50;

	private StackOverflows() {
	}

	/**
	 * Return whether the stack overflowed, which depends on how much of it there was, and
	 * on what had been compiled by then.
	 */
	static boolean isCauseOf(@Nullable Throwable failure) {
		Throwable cause = failure;
		for (int i = 0; cause != null && i < MAX_CAUSES; i++) {
			if (cause instanceof StackOverflowError) {
				return true;
			}
			cause = cause.getCause();
		}
		return false;
	}

	/**
	 * Note that an overflow did not come from the getter, but from writing what it
	 * returned.
	 */
	static void markAsWriting(StackOverflowError overflow, SerializerProvider provider) {
		provider.setAttribute(StackOverflows.class, overflow);
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
