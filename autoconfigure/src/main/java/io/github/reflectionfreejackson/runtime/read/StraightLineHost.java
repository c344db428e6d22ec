package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;

import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonMappingException;
import org.jspecify.annotations.Nullable;

/**
 * The deserializer whose plain objects are read straight-line.
 *
 * @param <D> Jackson's deserializer of the type
 */
interface StraightLineHost<D extends CompleteDeserializer<D>> {

	/**
	 * Return the class of what is created.
	 */
	Class<?> handledType();

	/**
	 * Return Jackson's deserializer of the type, which handles what is not plain.
	 */
	D complete() throws JsonMappingException;

	/**
	 * Create an instance without arguments, or whatever the application makes of that.
	 */
	@Nullable Object createBean(DeserializationContext context) throws IOException;

	/**
	 * Return whether code of the application, which gets at the parser through the
	 * context, may be called to create an instance.
	 */
	boolean mayCreationUseParser(DeserializationContext context);

}
