package io.github.reflectionfreejackson.runtime.read;

import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.deser.std.StdValueInstantiator;

/**
 * Creates instances as Jackson's own instantiator does, and by the generated default
 * creator.
 */
final class GeneratedValueInstantiator extends StdValueInstantiator {

	private static final long serialVersionUID = 1L;

	GeneratedValueInstantiator(StdValueInstantiator source, GeneratedCreator defaultCreator) {
		super(source);
		this._defaultCreator = defaultCreator;
	}

	/**
	 * Return whether an instantiator is Jackson's own or this.
	 */
	static boolean isStandard(ValueInstantiator instantiator) {
		Class<?> type = instantiator.getClass();
		return type == StdValueInstantiator.class || type == GeneratedValueInstantiator.class;
	}

}
