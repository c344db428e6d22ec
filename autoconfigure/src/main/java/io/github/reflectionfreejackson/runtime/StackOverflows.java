package io.github.reflectionfreejackson.runtime;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonMappingException;

/**
 * Tells an overflow of a cyclic structure, which Jackson reports with a path, from one
 * within a getter: called by reflection, a getter's own overflow arrives wrapped, and
 * Jackson rethrows it as it is.
 */
final class StackOverflows {

	private static final String JACKSON = "com.fasterxml.jackson.";

	private static final String OURS = GeneratedSerializer.class.getPackageName() + ".";

	private StackOverflows() {
	}

	static JsonMappingException describe(StackOverflowError overflow, Object bean, String property,
			JsonGenerator generator) {
		if (!isCyclicStructure(overflow)) {
			throw overflow;
		}
		JsonMappingException described = new JsonMappingException(generator, "Infinite recursion (StackOverflowError)",
				overflow);
		described.prependPath(bean, property);
		return described;
	}

	/**
	 * The trace holds the innermost frames only. A cycle of beans shows serializers among
	 * them, a getter that calls itself does not.
	 */
	private static boolean isCyclicStructure(StackOverflowError overflow) {
		for (StackTraceElement frame : overflow.getStackTrace()) {
			if (frame.getClassName().startsWith(JACKSON) || frame.getClassName().startsWith(OURS)) {
				return true;
			}
		}
		return false;
	}

}
