package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;

import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import org.jspecify.annotations.Nullable;

/**
 * Encodes what is written in place of a value, if that is a scalar of a type which is
 * known beforehand.
 */
abstract class ContentEncoder extends ValueEncoder {

	private final ValueEncoder content;

	/**
	 * Create an encoder.
	 * @param content encodes what is written, and never throws
	 */
	ContentEncoder(JsonSerializer<?> serializer, ValueEncoder content) {
		super(serializer);
		this.content = content;
	}

	/**
	 * Return the encoder of what is written, or {@code null} if there is none.
	 * @param serializer the serializer of what is written
	 */
	static @Nullable ValueEncoder contentEncoder(JsonSerializer<?> serializer) {
		ValueEncoder content = ValueEncoders.of(serializer).unfailing();
		return (content != null && content.canEncode()) ? content : null;
	}

	/**
	 * Find out what is written in place of a value.
	 * @throws IOException if that fails, as Jackson's serializer would report it
	 */
	abstract @Nullable Object contentOf(Object value, SerializerProvider provider) throws IOException;

	/**
	 * Jackson's serializer finds out again where it has something written for
	 * {@code null}, and where what is written turns out not to be encodable, unless
	 * features say so beforehand.
	 */
	@Override
	boolean encode(Object value, JsonEncoder encoder) throws IOException {
		if (!this.content.canEncode(encoder.provider())) {
			return false;
		}
		Object written = contentOf(value, encoder.provider());
		if (written == null) {
			return !encoder.replacesNull() && ScalarEncoders.encodeNull(encoder);
		}
		if (written instanceof String text && this.content instanceof ScalarEncoders.Text) {
			encoder.encodeTextOfAnyLength(text);
			return true;
		}
		return this.content.encode(written, encoder);
	}

}
