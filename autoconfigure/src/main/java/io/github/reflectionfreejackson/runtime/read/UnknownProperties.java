package io.github.reflectionfreejackson.runtime.read;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;

/**
 * Tells what becomes of properties that a type does not have.
 */
final class UnknownProperties {

	private static final int REFUSALS = DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES.getMask()
			| DeserializationFeature.FAIL_ON_IGNORED_PROPERTIES.getMask();

	private UnknownProperties() {
	}

	/**
	 * Return whether nothing becomes of them, unless the type has an any-setter.
	 */
	static boolean areIgnored(DeserializationContext context) {
		return !context.hasSomeOfFeatures(REFUSALS) && context.getConfig().getProblemHandlers() == null;
	}

}
