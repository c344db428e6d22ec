package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;

/**
 * The properties that are set of an instance which a creator has made of others.
 * <p>
 * May be used by several threads.
 *
 * @param generated sets them
 * @param properties takes generated code through them
 */
record AfterCreation(GeneratedDeserializer<Object> generated, BeanReading properties) {

	/**
	 * Set the properties of an instance.
	 * @param parser the parser, at the name of the first of them
	 */
	Object read(Object bean, JsonParser parser, DeserializationContext context) throws IOException {
		this.properties.names().begun(parser);
		return this.properties.read(this.generated, PropertyReading.END, parser, context, bean);
	}

}
