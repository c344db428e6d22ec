package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;

import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.ser.std.JsonValueSerializer;
import org.jspecify.annotations.Nullable;

/**
 * Encodes the one member that is written for a value.
 */
final class JsonValueEncoder extends ContentEncoder {

	private final AnnotatedMember accessor;

	private JsonValueEncoder(JsonValueSerializer serializer, AnnotatedMember accessor, ValueEncoder content) {
		super(serializer, content);
		this.accessor = accessor;
	}

	/**
	 * Return an encoder, or {@code null} if there is none. Jackson's serializer would
	 * report a failure of what is written with a path.
	 */
	static @Nullable ValueEncoder of(JsonValueSerializer serializer) {
		SerializerState.Member state = SerializerState.of(serializer);
		ValueEncoder content = (state.serializer() != null) ? contentEncoder(state.serializer()) : null;
		return (content != null) ? new JsonValueEncoder(serializer, state.accessor(), content) : null;
	}

	@Override
	@Nullable Object contentOf(Object value, SerializerProvider provider) throws IOException {
		try {
			return this.accessor.getValue(value);
		}
		catch (Exception ex) {
			throw WritingFailures.report(ex, value, this.accessor.getName() + "()", provider);
		}
	}

}
