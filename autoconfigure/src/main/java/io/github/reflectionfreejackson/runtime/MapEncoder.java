package io.github.reflectionfreejackson.runtime;

import java.io.IOException;
import java.util.Map;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.MapSerializer;
import com.fasterxml.jackson.databind.ser.std.StdKeySerializers;
import org.jspecify.annotations.Nullable;

/**
 * Encodes maps with strings as keys.
 */
final class MapEncoder extends ValueEncoder {

	private final SerializerState.Entries state;

	private final ElementEncoders values;

	private MapEncoder(MapSerializer serializer, SerializerState.Entries state, ElementEncoders values) {
		super(serializer);
		this.state = state;
		this.values = values;
	}

	static @Nullable ValueEncoder of(MapSerializer serializer) {
		SerializerState.Entries state = SerializerState.of(serializer);
		JsonSerializer<?> keySerializer = state.keySerializer();
		if (!state.values().plain() || keySerializer == null
				|| keySerializer.getClass() != StdKeySerializers.StringKeySerializer.class) {
			return null;
		}
		return new MapEncoder(serializer, state, ContainerEncoders.elements(state.values()));
	}

	@Override
	boolean canEncode() {
		return this.values.canEncode();
	}

	@Override
	boolean encode(Object value, JsonEncoder encoder) throws IOException {
		Map<?, ?> map = (Map<?, ?>) value;
		if (encoder.provider().isEnabled(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS) || !this.values.canEncode()
				|| !encoder.startObject(value)) {
			return false;
		}
		if (!map.isEmpty()) {
			encodeEntries(map, encoder);
		}
		encoder.endObject();
		return true;
	}

	private void encodeEntries(Map<?, ?> map, JsonEncoder encoder) throws IOException {
		Object key = null;
		try {
			for (Map.Entry<?, ?> entry : map.entrySet()) {
				Object element = entry.getValue();
				key = entry.getKey();
				if (encoder.writeKey(key)) {
					encoder.writeEntryValue(element, this.values);
				}
				else {
					writeEntry(key, element, encoder.generator(), encoder.provider());
				}
			}
		}
		catch (Exception ex) {
			throw encoder.failedEntry(ex, map, String.valueOf(key));
		}
	}

	@SuppressWarnings("unchecked")
	private void writeEntry(@Nullable Object key, @Nullable Object element, JsonGenerator generator,
			SerializerProvider provider) throws IOException {
		JavaType keyType = this.state.keyType();
		if (key == null) {
			provider.findNullKeySerializer(keyType, this.state.values().property())
				.serialize(null, generator, provider);
		}
		else if (this.state.keySerializer() != null) {
			((JsonSerializer<Object>) this.state.keySerializer()).serialize(key, generator, provider);
		}
		this.values.write(element, generator, provider);
	}

}
