package io.github.reflectionfreejackson.runtime.direct;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.MappingJsonFactory;

/**
 * Sees what factories keep to themselves and their copies.
 */
final class FactoryView extends JsonFactory {

	private static final long serialVersionUID = 1L;

	/**
	 * Look at a factory.
	 */
	FactoryView(JsonFactory source) {
		super(source, null);
	}

	/**
	 * Return whether a factory is of a class of Jackson's for JSON, and so makes nothing
	 * but what it is configured to make.
	 */
	static boolean isOfJackson(JsonFactory factory) {
		return factory.getClass() == JsonFactory.class || factory.getClass() == MappingJsonFactory.class;
	}

	/**
	 * Return whether generators are decorated.
	 */
	boolean isDecorating() {
		return this._generatorDecorators != null && !this._generatorDecorators.isEmpty();
	}

}
