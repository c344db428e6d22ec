package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.MapSerializer;
import com.fasterxml.jackson.databind.ser.std.StdKeySerializers;
import org.jspecify.annotations.Nullable;

/**
 * Encodes maps whose keys are strings, or what Jackson's own serializers of keys make
 * names of: numbers, enums, {@code UUID}s, dates and others of the JDK. If the type of
 * the keys says nothing, that is decided for each key.
 *
 * @since 0.1.0
 */
public final class MapEncoder extends ValueEncoder {

	private final SerializerState.Entries state;

	private final ElementEncoders values;

	/**
	 * Whether values have type ids, and their class decides on the rest, or some are left
	 * out.
	 */
	private final boolean typed;

	/**
	 * What makes names of the keys, if they are no strings.
	 */
	private final @Nullable NameEncoder names;

	private MapEncoder(MapSerializer serializer, SerializerState.Entries state, ElementEncoders values,
			@Nullable NameEncoder names) {
		super(serializer);
		this.state = state;
		this.values = values;
		this.typed = state.values().typeSerializer() != null && (state.suppressesNulls() || !values.areAlike());
		this.names = names;
	}

	static @Nullable ValueEncoder of(MapSerializer serializer) {
		SerializerState.Entries state = SerializerState.of(serializer);
		JsonSerializer<?> keys = state.keySerializer();
		boolean strings = keys != null && keys.getClass() == StdKeySerializers.StringKeySerializer.class;
		NameEncoder names = strings ? null : NameEncoder.of(keys, state.keyType());
		return (state.values().plain() && (strings || names != null))
				? new MapEncoder(serializer, state, ContainerEncoders.elements(state.values()), names) : null;
	}

	@Override
	public boolean canEncode() {
		return this.values.canEncode();
	}

	@Override
	boolean decidesAlone(Object value, EncodingContext context) {
		return canEncode()
				&& (!this.state.suppressesEmpty() || this.values.decideAlone(((Map<?, ?>) value).values(), context));
	}

	@Override
	boolean isOfStructures() {
		return true;
	}

	@Override
	boolean encode(Object value, JsonEncoder encoder) throws IOException {
		Map<?, ?> map = (Map<?, ?>) value;
		boolean unordered = isUnordered(map, encoder);
		if (!isEncodable(map, unordered, encoder) || !encoder.startMap(value)) {
			return false;
		}
		if (!map.isEmpty()) {
			encode(map, unordered, encoder);
		}
		encoder.endObject();
		return true;
	}

	/**
	 * Encode the entries of a map among the properties of an object, of which the
	 * generator must not know: it would have to be told the first name.
	 * @param map the map
	 * @param encoder where to write to
	 * @return {@code false} if they cannot be encoded, and none was
	 * @throws IOException if an entry cannot be written, with the reference path
	 */
	public boolean encodeFurther(Map<?, ?> map, JsonEncoder encoder) throws IOException {
		if (map.isEmpty()) {
			return true;
		}
		boolean unordered = isUnordered(map, encoder);
		if (encoder.depth == 0 || !isEncodable(map, unordered, encoder)) {
			return false;
		}
		encode(map, unordered, encoder);
		return true;
	}

	private static boolean isUnordered(Map<?, ?> map, JsonEncoder encoder) {
		return encoder.isEnabled(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS) && !(map instanceof SortedMap);
	}

	private boolean isEncodable(Map<?, ?> map, boolean unordered, JsonEncoder encoder) {
		return !(unordered && !hasOnlyTexts(map)) && !(this.typed && encoder.replacesNull()) && this.values.canEncode();
	}

	private void encode(Map<?, ?> map, boolean unordered, JsonEncoder encoder) throws IOException {
		Map<?, ?> ordered = unordered ? new TreeMap<>(map) : map;
		if (this.typed) {
			encodeTypedEntries(ordered, encoder);
		}
		else if (this.state.suppressesNulls()) {
			encodeIncludedEntries(ordered, encoder);
		}
		else if (this.values.areAlike()) {
			encodeEntriesAlike(ordered, encoder);
		}
		else {
			encodeEntries(ordered, encoder);
		}
	}

	/**
	 * Return whether there is but one way to order the keys.
	 */
	private static boolean hasOnlyTexts(Map<?, ?> map) {
		try {
			for (Object key : map.keySet()) {
				if (!(key instanceof String)) {
					return false;
				}
			}
			return true;
		}
		catch (RuntimeException ex) {
			// Jackson fails, too, or does not ask
			return false;
		}
	}

	/**
	 * Where the classes of values decide on their serializers, Jackson reports all
	 * failures as those of an entry.
	 */
	private void encodeEntries(Map<?, ?> map, JsonEncoder encoder) throws IOException {
		Object key = null;
		try {
			for (Map.Entry<?, ?> entry : map.entrySet()) {
				Object element = entry.getValue();
				key = entry.getKey();
				writeValue(element, encodeKey(key, encoder), encoder);
			}
		}
		catch (Exception ex) {
			throw encoder.failedEntry(ex, map, String.valueOf(key));
		}
	}

	/**
	 * Where Jackson knows the serializer of all values beforehand, it reads values after
	 * it has written their keys, and reports only failures to write values, unless they
	 * are {@code null}.
	 */
	private void encodeEntriesAlike(Map<?, ?> map, JsonEncoder encoder) throws IOException {
		for (Map.Entry<?, ?> entry : map.entrySet()) {
			Object key = entry.getKey();
			boolean encoded = encodeKey(key, encoder);
			Object element = entry.getValue();
			try {
				writeValue(element, encoded, encoder);
			}
			catch (Exception ex) {
				if (element == null) {
					throw ex;
				}
				throw encoder.failedEntry(ex, map, String.valueOf(key));
			}
		}
	}

	/**
	 * Where values have type ids, Jackson finds the serializer of each before it writes
	 * the key, and reports only failures to write it.
	 */
	private void encodeTypedEntries(Map<?, ?> map, JsonEncoder encoder) throws IOException {
		for (Map.Entry<?, ?> entry : map.entrySet()) {
			Object key = entry.getKey();
			Object element = entry.getValue();
			if (element != null) {
				this.values.encoderFor(element, encoder);
			}
			else if (this.state.suppressesNulls()) {
				continue;
			}
			boolean encoded = encodeKey(key, encoder);
			try {
				writeValue(element, encoded, encoder);
			}
			catch (Exception ex) {
				throw encoder.failedEntry(ex, map, String.valueOf(key));
			}
		}
	}

	/**
	 * Where some values are left out, Jackson finds the serializer of each before it
	 * decides, and reports failures to write key or value as those of the entry.
	 */
	private void encodeIncludedEntries(Map<?, ?> map, JsonEncoder encoder) throws IOException {
		for (Map.Entry<?, ?> entry : map.entrySet()) {
			Object key = entry.getKey();
			Object element = entry.getValue();
			if (element == null || isLeftOut(element, encoder)) {
				continue;
			}
			try {
				writeValue(element, encodeKey(key, encoder), encoder);
			}
			catch (Exception ex) {
				throw encoder.failedEntry(ex, map, String.valueOf(key));
			}
		}
	}

	private boolean isLeftOut(Object element, JsonEncoder encoder) throws IOException {
		ValueEncoder found = this.values.encoderFor(element, encoder);
		return this.state.suppressesEmpty()
				&& found.serializer().isEmpty(encoder.providerToAsk(found, element), element);
	}

	/**
	 * Write the name of an entry.
	 * @return whether it was encoded; otherwise the generator has it, and has to be told
	 * the value
	 */
	private boolean encodeKey(@Nullable Object key, JsonEncoder encoder) throws IOException {
		boolean encoded = (this.names != null && key != null) ? this.names.encode(key, encoder) : encoder.writeKey(key);
		if (!encoded) {
			writeKey(key, encoder.generator(), encoder.provider());
		}
		return encoded;
	}

	private void writeValue(@Nullable Object element, boolean encoded, JsonEncoder encoder) throws IOException {
		if (encoded) {
			encoder.writeEntryValue(element, this.values);
		}
		else {
			this.values.write(element, encoder.generator(), encoder.provider());
		}
	}

	@SuppressWarnings("unchecked")
	private void writeKey(@Nullable Object key, JsonGenerator generator, SerializerProvider provider)
			throws IOException {
		if (key == null) {
			provider.findNullKeySerializer(this.state.keyType(), this.state.values().property())
				.serialize(null, generator, provider);
		}
		else if (this.state.keySerializer() != null) {
			((JsonSerializer<Object>) this.state.keySerializer()).serialize(key, generator, provider);
		}
	}

}
