package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;
import java.util.Arrays;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.StdKeySerializers;
import org.jspecify.annotations.Nullable;

/**
 * Encodes the keys of a map as one of Jackson's own serializers of keys names them.
 * <p>
 * May be used by several threads.
 */
class NameEncoder {

	private final JsonSerializer<Object> serializer;

	private NameEncoder(JsonSerializer<Object> serializer) {
		this.serializer = serializer;
	}

	/**
	 * Return an encoder of the keys of maps.
	 * @param serializer the serializer of the keys, or {@code null} if there is none
	 * @param type the type of the keys
	 * @return the encoder, or {@code null} if it is not known whether keys can be encoded
	 */
	@SuppressWarnings("unchecked")
	static @Nullable NameEncoder of(@Nullable JsonSerializer<?> serializer, JavaType type) {
		if (serializer == null) {
			return null;
		}
		JsonSerializer<Object> ofKeys = (JsonSerializer<Object>) serializer;
		return (serializer.getClass() == StdKeySerializers.Dynamic.class) ? new ByClass(ofKeys) : ofClass(ofKeys, type);
	}

	/**
	 * Return an encoder of what a serializer names.
	 * @return the encoder, or {@code null} unless it is known that the serializer does
	 * nothing but write a name, and looks at nothing but the key and the provider
	 */
	private static @Nullable NameEncoder ofClass(JsonSerializer<Object> serializer, JavaType type) {
		if (serializer.getClass() == StdKeySerializers.StringKeySerializer.class) {
			return new OfStrings(serializer);
		}
		if (serializer.getClass() == StdKeySerializers.EnumKeySerializer.class) {
			return new OfEnums(serializer);
		}
		if (serializer.getClass() != StdKeySerializers.Default.class) {
			return null;
		}
		return (type.hasRawClass(Integer.class) || type.hasRawClass(Long.class)) ? new OfIntegers(serializer)
				: new NameEncoder(serializer);
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
	 * Return the name, or {@code null} if it cannot be encoded, as in most maps that the
	 * generator knows of.
	 */
	final @Nullable String name(Object key, JsonEncoder encoder) throws IOException {
		return encoder.prepareMember() ? encoder.scalarCapture().name(key, this.serializer, encoder.provider()) : null;
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

	/**
	 * Encodes strings.
	 */
	private static final class OfStrings extends NameEncoder {

		OfStrings(JsonSerializer<Object> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object key, JsonEncoder encoder) throws IOException {
			return encoder.writeKey(key);
		}

	}

	/**
	 * Leaves keys to their serializer.
	 */
	private static final class OfOthers extends NameEncoder {

		OfOthers(JsonSerializer<Object> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object key, JsonEncoder encoder) throws IOException {
			return encoder.writeKey(null);
		}

	}

	/**
	 * Finds the serializer of each class of keys, as Jackson does where their type says
	 * nothing.
	 */
	private static final class ByClass extends NameEncoder {

		private final KnownClasses<NameEncoder> known = new KnownClasses<>();

		ByClass(JsonSerializer<Object> serializer) {
			super(serializer);
		}

		@Override
		boolean encode(Object key, JsonEncoder encoder) throws IOException {
			NameEncoder names = this.known.find(key.getClass());
			return ((names != null) ? names : find(key.getClass(), encoder.openProvider())).encode(key, encoder);
		}

		private NameEncoder find(Class<?> type, SerializerProvider provider) throws JsonMappingException {
			JsonSerializer<Object> serializer = provider.findKeySerializer(type, null);
			NameEncoder names = ofClass(serializer, provider.constructType(type));
			return this.known.add(type, (names != null) ? names : new OfOthers(serializer));
		}

	}

}
