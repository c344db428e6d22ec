package io.github.reflectionfreejackson.runtime.write;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import org.jspecify.annotations.Nullable;

/**
 * Writes what is among the properties of a bean without being one: those of an unwrapped
 * bean, or the entries of a map.
 */
interface InnerWriter extends GeneratedWriter {

	/**
	 * Return whether values can be encoded at all, as far as that is known.
	 */
	boolean canEncode();

	/**
	 * Read what is to be written.
	 * @return the value, or {@code null} if nothing is
	 */
	@Nullable Object read(Object bean) throws Exception;

	/**
	 * Encode what was read, in the midst of the properties of a bean.
	 * @return {@code false} if it cannot be encoded, and nothing was
	 */
	boolean encode(Object value, JsonEncoder encoder) throws Exception;

	/**
	 * Have Jackson write what was read.
	 */
	void write(Object value, Object bean, JsonGenerator generator, SerializerProvider provider) throws Exception;

}
