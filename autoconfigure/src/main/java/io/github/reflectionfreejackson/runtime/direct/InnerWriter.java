package io.github.reflectionfreejackson.runtime.direct;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import org.jspecify.annotations.Nullable;

/**
 * Writes what is among the properties of a bean without being one: those of an unwrapped
 * bean, or the entries of a map.
 *
 * @since 0.1.0
 */
public interface InnerWriter {

	/**
	 * Return whether values can be encoded at all, as far as that is known.
	 * @return whether they can
	 */
	boolean canEncode();

	/**
	 * Read what is to be written.
	 * @param bean the bean that has it
	 * @return the value, or {@code null} if nothing is
	 * @throws Exception what reading it throws
	 */
	@Nullable Object read(Object bean) throws Exception;

	/**
	 * Encode what was read, in the midst of the properties of a bean.
	 * @param value what was read
	 * @param bean the bean that has it
	 * @param encoder where to write to
	 * @return {@code false} if it cannot be encoded, and nothing was
	 * @throws Exception if it cannot be written
	 */
	boolean encode(Object value, Object bean, JsonEncoder encoder) throws Exception;

	/**
	 * Have Jackson write what was read.
	 * @param value what was read
	 * @param bean the bean that has it
	 * @param generator where to write to
	 * @param provider finds Jackson's serializers
	 * @throws Exception if it cannot be written
	 */
	void write(Object value, Object bean, JsonGenerator generator, SerializerProvider provider) throws Exception;

}
