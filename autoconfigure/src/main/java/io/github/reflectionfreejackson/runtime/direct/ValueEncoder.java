package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import org.jspecify.annotations.Nullable;

/**
 * Encodes values as one of Jackson's serializers would write them.
 * <p>
 * May be used by several threads.
 *
 * @since 0.1.0
 */
public abstract class ValueEncoder {

	private final JsonSerializer<Object> serializer;

	@SuppressWarnings("unchecked")
	ValueEncoder(JsonSerializer<?> serializer) {
		this.serializer = (JsonSerializer<Object>) serializer;
	}

	/**
	 * Encode a value.
	 * @return {@code false} if it cannot be encoded, and nothing was
	 * @throws IOException if the value cannot be written, with the reference path
	 */
	abstract boolean encode(Object value, JsonEncoder encoder) throws IOException;

	/**
	 * Return whether values of this kind can be encoded at all.
	 */
	boolean canEncode() {
		return true;
	}

	/**
	 * Return whether values can be encoded as far as the features of a provider say,
	 * which is known before there is a value.
	 */
	boolean canEncode(SerializerProvider provider) {
		return canEncode();
	}

	/**
	 * Return whether no serializer of others is asked whether a value is empty, which
	 * would expect the provider to know the generator, and the generator to know of what
	 * was written.
	 */
	boolean decidesAlone(Object value, EncodingContext context) {
		return canEncode();
	}

	/**
	 * Return whether values are objects or arrays, or hold a value that may be one.
	 */
	boolean isOfStructures() {
		return false;
	}

	/**
	 * Return an encoder of the same values that never throws, and leaves what may fail to
	 * Jackson.
	 * @return the encoder, or {@code null} if whatever is written may fail
	 */
	@Nullable ValueEncoder unfailing() {
		return isOfStructures() ? null : this;
	}

	/**
	 * Return the serializer that this stands in for.
	 */
	final JsonSerializer<Object> serializer() {
		return this.serializer;
	}

	/**
	 * Have Jackson's serializer write a value.
	 */
	final void write(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
		this.serializer.serialize(value, generator, provider);
	}

}
