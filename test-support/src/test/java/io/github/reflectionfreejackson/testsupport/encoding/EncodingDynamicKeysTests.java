package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.IOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.LocalDate;
import java.util.Collections;
import java.util.Date;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;

import com.fasterxml.jackson.annotation.JsonKey;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.ContextualSerializer;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Maps whose keys have no declared type, as those in a {@code Map<String, Object>}: the
 * class of each key decides.
 */
class EncodingDynamicKeysTests {

	@Test
	void encodesMapsInMaps() throws IOException {
		MapperPair pair = MapperPair.withModules();
		Any any = new Any(Map.of("map", entries("a", Map.of("b", List.of(Map.of("c", 1))), "d", Map.of())),
				entries("e", 2, "\u00E4\"", new Item(3)), List.of(Map.of("f", 4)));
		pair.checkInAllWays(any);
		assertThat(DirectUse.of(pair.generated()).isDirect(any)).isTrue();
		pair.encoded(Any.class).encoded(Item.class);
	}

	@Test
	void encodesKeysOfEachClass() throws IOException {
		MapperPair pair = MapperPair.withModules();
		for (int round = 0; round < 3; round++) {
			for (Object key : List.of("text", 17, -1L, (short) 3, RoundingMode.UP, BigDecimal.TEN, new UUID(1, 2),
					LocalDate.EPOCH, new Date(0), String.class, Locale.GERMANY, '"', true, new byte[] { 1, 2 })) {
				Any any = any(entries("first", 1, key, List.of(key)));
				pair.checkInAllWays(any);
				assertThat(DirectUse.of(pair.generated()).isDirect(any)).as("%s", key.getClass()).isTrue();
			}
		}
		pair.encoded(Any.class);
	}

	@ParameterizedTest
	@ValueSource(classes = { SerializationFeature.class, String.class })
	void writesKeysAsFeaturesSay(Class<?> type) {
		for (SerializationFeature feature : List.of(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS,
				SerializationFeature.WRITE_ENUMS_USING_TO_STRING, SerializationFeature.WRITE_ENUM_KEYS_USING_INDEX,
				SerializationFeature.WRITE_DATE_KEYS_AS_TIMESTAMPS)) {
			MapperPair pair = MapperPair
				.of(() -> JsonMapper.builder().addModules(StarterModules.create()).enable(feature).build());
			boolean texts = type == String.class;
			pair.checkInAllWays(any(entries("z", 1, "a", Map.of("b", 2))));
			pair.checkInAllWays(any(entries(texts ? "z" : feature, 1, texts ? "a" : RoundingMode.UP, 2)));
			pair.checkInAllWays(any(entries(texts ? "z" : new Date(1), 1, texts ? "a" : new Date(0), 2)));
			pair.encoded(Any.class);
		}
	}

	@Test
	void leavesOtherKeysToTheirSerializers() throws IOException {
		MapperPair pair = MapperPair.withModules();
		for (int round = 0; round < 12; round++) {
			for (Object key : List.of(new Object() {

				@Override
				public String toString() {
					return "text";
				}

			}, new ByKey(1, "name"), new ByValue(2), new ByValue(-1), RoundingMode.DOWN)) {
				pair.checkInAllWays(any(entries("first", new Item(1), key, new Item(2))));
				pair.checkInAllWays(any(entries(key, new Item(1), "last", Map.of(key, new Item(2)))));
			}
		}
		pair.encoded(Any.class).encoded(Item.class);
		Any texts = any(entries("first", 1, "last", 2));
		pair.checkInAllWays(texts);
		assertThat(DirectUse.of(pair.generated()).isDirect(texts)).isTrue();
	}

	@ParameterizedTest
	@ValueSource(classes = { String.class, Integer.class, RoundingMode.class })
	void usesSerializersOfModules(Class<?> type) throws IOException {
		MapperPair pair = withKeySerializer(type, new InCapitals(false));
		for (int round = 0; round < 12; round++) {
			Any any = any(entries("text", new Item(1), 17, RoundingMode.UP));
			pair.checkInAllWays(any);
			pair.checkInAllWays(any(Map.of(RoundingMode.UP, Map.of("text", 1))));
			assertThat(DirectUse.of(pair.generated()).isDirect(any)).isEqualTo(type == RoundingMode.class);
		}
		pair.encoded(Any.class);
	}

	/**
	 * Whoever makes a serializer of keys may ask the provider for its generator, also
	 * where all else is known and written without one.
	 */
	@Test
	void findsSerializersAsJacksonDoes() {
		MapperPair pair = withKeySerializer(String.class, new InCapitals(false));
		for (Map<Object, Object> map : List.of(entries(1, 1, 2, 2), entries(1, 1, "text", 2))) {
			pair.check("directly", (mapper) -> DirectUse.repeated(mapper, new Any(null, map, map)));
		}
		pair.encoded(Any.class);
	}

	@Test
	void failsWhereJacksonFails() {
		for (int before = 0; before < 2; before++) {
			MapperPair pair = MapperPair.withModules();
			MapperPair broken = withKeySerializer(String.class, new InCapitals(true));
			if (before == 1) {
				pair.checkInAllWays(any(entries("a", 1, 2, 3)));
			}
			for (int round = 0; round < 12; round++) {
				pair.checkInAllWays(any(Collections.singletonMap(null, 1)));
				pair.checkInAllWays(any(entries("a", Collections.singletonMap(null, new Item(1)), "b", 2)));
				pair.checkInAllWays(any(entries("a", 1, new Failing(), new Item(1))));
				pair.checkInAllWays(any(entries("a", 1, 2, new Failing())));
				pair.checkInAllWays(any(entries(1, new ByValue(1), "failing", new Object())));
				broken.checkInAllWays(any(entries(1, 1, "text", 2)));
			}
			pair.encoded(Any.class);
			broken.encoded(Any.class);
		}
	}

	private static MapperPair withKeySerializer(Class<?> type, JsonSerializer<Object> serializer) {
		return MapperPair.of(() -> JsonMapper.builder()
			.addModules(StarterModules.create())
			.addModule(new SimpleModule("keys").addKeySerializer(type, serializer))
			.build());
	}

	private static Any any(Map<?, ?> map) {
		return new Any(Map.of("map", map), map, map);
	}

	private static Map<Object, Object> entries(Object firstKey, Object first, Object secondKey, Object second) {
		Map<Object, Object> map = new LinkedHashMap<>();
		map.put(firstKey, first);
		map.put(secondKey, second);
		return map;
	}

	record Any(Map<String, ?> values, Map<?, ?> map, Object value) {
	}

	record Item(int number) {
	}

	record ByKey(int number, @JsonKey String name) {
	}

	record ByValue(@JsonValue int number) {

		ByValue {
			if (number > 1000) {
				throw new IllegalArgumentException();
			}
		}

	}

	record Failing() {

		public int getNumber() {
			throw new IllegalStateException("no number");
		}

		@Override
		public String toString() {
			throw new IllegalStateException("no name");
		}

	}

	/**
	 * Needs a generator when it is made for a map, or fails then.
	 */
	static final class InCapitals extends JsonSerializer<Object> implements ContextualSerializer {

		private final boolean failing;

		private final String suffix;

		InCapitals(boolean failing) {
			this(failing, "");
		}

		private InCapitals(boolean failing, String suffix) {
			this.failing = failing;
			this.suffix = suffix;
		}

		@Override
		public JsonSerializer<?> createContextual(SerializerProvider provider, BeanProperty property)
				throws JsonMappingException {
			if (this.failing) {
				throw JsonMappingException.from(provider, "no serializer");
			}
			assertThat(provider.getGenerator().isClosed()).isFalse();
			return new InCapitals(false, " of " + ((property != null) ? property.getName() : "any"));
		}

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeFieldName(value.toString().toUpperCase(Locale.ROOT) + this.suffix);
		}

	}

}
