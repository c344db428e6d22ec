package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;

import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.ser.std.JsonValueSerializer;
import org.jspecify.annotations.Nullable;

/**
 * Encodes the one member that is written for a value, if that is a scalar of a type which
 * is known beforehand.
 */
final class JsonValueEncoder extends ValueEncoder {

	private final AnnotatedMember accessor;

	private final ValueEncoder content;

	private JsonValueEncoder(JsonValueSerializer serializer, AnnotatedMember accessor, ValueEncoder content) {
		super(serializer);
		this.accessor = accessor;
		this.content = content;
	}

	static @Nullable ValueEncoder of(JsonValueSerializer serializer) {
		SerializerState.Member state = SerializerState.of(serializer);
		if (state.serializer() == null) {
			return null;
		}
		// Jackson's serializer would report a failure of what is written with a path
		ValueEncoder content = ValueEncoders.of(state.serializer()).unfailing();
		return (content != null && content.canEncode()) ? new JsonValueEncoder(serializer, state.accessor(), content)
				: null;
	}

	/**
	 * Where the member fails, Jackson's serializer asks it again, and reports that. It
	 * also does where it has something written for {@code null}, and where what it is
	 * given turns out not to be encodable, unless features say so beforehand.
	 */
	@Override
	boolean encode(Object value, JsonEncoder encoder) throws IOException {
		if (!this.content.canEncode(encoder.provider())) {
			return false;
		}
		Object written;
		try {
			written = this.accessor.getValue(value);
		}
		catch (Exception ex) {
			return false;
		}
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
