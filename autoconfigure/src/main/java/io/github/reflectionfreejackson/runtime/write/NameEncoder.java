package io.github.reflectionfreejackson.runtime.write;

import java.io.IOException;
import java.util.Arrays;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.StdKeySerializers;
import org.jspecify.annotations.Nullable;

/**
 * Encodes the keys of a map that are no strings as one of Jackson's own serializers of
 * keys names them.
 * <p>
 * May be used by several threads.
 */
class NameEncoder {

	private final JsonSerializer<Object> serializer;

	private NameEncoder(JsonSerializer<Object> serializer) {
		this.serializer = serializer;
	}

	/**
	 * Return an encoder of what a serializer names.
	 * @param type the type of the keys
	 * @return the encoder, or {@code null} unless it is known that the serializer does
	 * nothing but write a name, and looks at nothing but the key and the provider
	 */
	@SuppressWarnings("unchecked")
	static @Nullable NameEncoder of(@Nullable JsonSerializer<?> serializer, JavaType type) {
		if (serializer == null) {
			return null;
		}
		JsonSerializer<Object> ofKeys = (JsonSerializer<Object>) serializer;
		if (serializer.getClass() == StdKeySerializers.EnumKeySerializer.class) {
			return new OfEnums(ofKeys);
		}
		if (serializer.getClass() != StdKeySerializers.Default.class) {
			return null;
		}
		return (type.hasRawClass(Integer.class) || type.hasRawClass(Long.class)) ? new OfIntegers(ofKeys)
				: new NameEncoder(ofKeys);
	}

	/**
	 * Encode the name of an entry.
	 * @param key the key
	 * @return whether it was written; otherwise the generator knows of the map, and has
	 * to be told
	 * @throws IOException what the serializer throws
	 */
	boolean encode(Object key, JsonEncoder encoder) throws IOException {
		return encoder.writeKey(name(key, encoder));
	}

	/**
	 * Return the name, or {@code null} if it cannot be encoded.
	 */
	final @Nullable String name(Object key, JsonEncoder encoder) throws IOException {
		return encoder.scalarCapture().name(key, this.serializer, encoder.provider());
	}

	/**
	 * Encodes integers without making strings of them.
	 */
	private static final class OfIntegers extends NameEncoder {

		OfIntegers(JsonSerializer<Object> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object key, JsonEncoder encoder) throws IOException {
			return (key instanceof Long || key instanceof Integer) ? encoder.writeKey(((Number) key).longValue())
					: super.encode(key, encoder);
		}

	}

	/**
	 * Asks once for the name of each constant, unless features have it made anew.
	 */
	private static final class OfEnums extends NameEncoder {

		private @Nullable String[] names = {};

		OfEnums(JsonSerializer<Object> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object key, JsonEncoder encoder) throws IOException {
			SerializerProvider provider = encoder.provider();
			if (!(key instanceof Enum<?> constant)
					|| provider.isEnabled(SerializationFeature.WRITE_ENUMS_USING_TO_STRING)
					|| provider.isEnabled(SerializationFeature.WRITE_ENUM_KEYS_USING_INDEX)) {
				return super.encode(key, encoder);
			}
			@Nullable String[] known = this.names;
			String name = (constant.ordinal() < known.length) ? known[constant.ordinal()] : null;
			return encoder.writeKey((name != null) ? name : learn(constant, encoder));
		}

		private @Nullable String learn(Enum<?> constant, JsonEncoder encoder) throws IOException {
			String name = name(constant, encoder);
			if (name != null) {
				@Nullable String[] more = Arrays.copyOf(this.names, Math.max(this.names.length, constant.ordinal() + 1));
				more[constant.ordinal()] = name;
				this.names = more;
			}
			return name;
		}

	}

}
