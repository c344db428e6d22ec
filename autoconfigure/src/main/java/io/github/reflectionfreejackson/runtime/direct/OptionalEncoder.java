package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;
import java.util.Optional;

import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.ReferenceTypeSerializer;
import org.jspecify.annotations.Nullable;

/**
 * Encodes what an {@link Optional} holds.
 */
final class OptionalEncoder extends ValueEncoder {

	private final ElementEncoders contents;

	/**
	 * Whether an {@link Optional} is empty if what it holds is.
	 */
	private final boolean suppressesEmpty;

	private OptionalEncoder(ReferenceTypeSerializer<?> serializer, ElementEncoders contents, boolean suppressesEmpty) {
		super(serializer);
		this.contents = contents;
		this.suppressesEmpty = suppressesEmpty;
	}

	static @Nullable ValueEncoder of(ReferenceTypeSerializer<?> serializer) {
		SerializerState.Elements state = SerializerState.of(serializer);
		if (!state.plain()) {
			return null;
		}
		return new OptionalEncoder(serializer,
				ElementEncoders.of(state.serializer(), state.typeSerializer(),
						new ContentFinder(state.type(), state.property())),
				SerializerState.suppressesEmpty(serializer));
	}

	@Override
	boolean isOfStructures() {
		return true;
	}

	@Override
	boolean encode(Object value, JsonEncoder encoder) throws IOException {
		Object content = ((Optional<?>) value).orElse(null);
		if (content == null) {
			return !encoder.replacesNull() && ScalarEncoders.encodeNull(encoder);
		}
		return this.contents.encoderFor(content, encoder).encode(content, encoder);
	}

	@Override
	boolean canEncode() {
		return this.contents.canEncode();
	}

	@Override
	boolean decidesAlone(Object value, EncodingContext context) {
		Object content = this.suppressesEmpty ? ((Optional<?>) value).orElse(null) : null;
		return canEncode() && (content == null || this.contents.decidesAlone(content, context));
	}

	private record ContentFinder(JavaType type, @Nullable BeanProperty property) implements ElementEncoders.Finder {

		@Override
		public JsonSerializer<?> find(Object value, SerializerProvider provider) throws JsonMappingException {
			Class<?> valueClass = value.getClass();
			return this.type.hasGenericTypes() ? provider
				.findPrimaryPropertySerializer(provider.constructSpecializedType(this.type, valueClass), this.property)
					: provider.findPrimaryPropertySerializer(valueClass, this.property);
		}

	}

}
