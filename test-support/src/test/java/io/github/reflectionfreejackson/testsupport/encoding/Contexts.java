package io.github.reflectionfreejackson.testsupport.encoding;

import com.fasterxml.jackson.core.JsonStreamContext;

/**
 * Describes where in its output a generator is.
 */
final class Contexts {

	private Contexts() {
	}

	/**
	 * Describe a context and all around it: kinds, names, and classes of current values.
	 */
	static String describe(JsonStreamContext context) {
		StringBuilder description = new StringBuilder();
		for (JsonStreamContext each = context; each != null; each = each.getParent()) {
			Object value = each.getCurrentValue();
			description.append(each.typeDesc())
				.append(' ')
				.append(each.getNestingDepth())
				.append(' ')
				.append(each.inArray() ? each.getCurrentIndex() : each.getCurrentName())
				.append(' ')
				.append((value != null) ? value.getClass().getName() : "-")
				.append('|');
		}
		return description.toString();
	}

}
