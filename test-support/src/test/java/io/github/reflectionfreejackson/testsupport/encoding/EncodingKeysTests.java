package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.IOException;
import java.net.URI;
import java.time.LocalDate;
import java.util.Calendar;
import java.util.Comparator;
import java.util.Date;
import java.util.EnumMap;
import java.util.GregorianCalendar;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TimeZone;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.ConcurrentSkipListMap;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import io.github.reflectionfreejackson.testsupport.encoding.EncodingTypesTests.Way;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Maps whose keys are no strings.
 */
class EncodingKeysTests {

	private static final MapperPair BUILT = MapperPair.withModules();

	@ParameterizedTest
	@EnumSource
	void writesKeysOfAllTypes(Way way) {
		BUILT.check("built", (mapper) -> bytes(mapper, mapper.writer(), new Maps()));
		MapperPair pair = BUILT.reusedBy(way::mapper);
		for (int round = 0; round < 20; round++) {
			pair.check(way + "", (mapper) -> bytes(mapper, way.writer(mapper), new Maps()));
			pair.check(way + " nested", (mapper) -> bytes(mapper, way.writer(mapper), nested(new Maps())));
		}
		pair.encoded(Maps.class);
	}

	/**
	 * The names of enum constants are kept, but features change from writer to writer.
	 */
	@Test
	void writesKeysAsFeaturesOfEachWriterSay() {
		MapperPair pair = MapperPair.withModules();
		for (int round = 0; round < 3; round++) {
			for (SerializationFeature feature : List.of(SerializationFeature.INDENT_OUTPUT,
					SerializationFeature.WRITE_ENUM_KEYS_USING_INDEX, SerializationFeature.WRITE_ENUMS_USING_TO_STRING,
					SerializationFeature.WRITE_DATE_KEYS_AS_TIMESTAMPS, SerializationFeature.WRITE_ENUMS_USING_INDEX)) {
				pair.check("plain", (mapper) -> bytes(mapper, mapper.writer(), nested(new Maps())));
				pair.check(feature + "", (mapper) -> bytes(mapper, mapper.writer(feature), nested(new Maps())));
			}
		}
		pair.encoded(Maps.class);
	}

	@Test
	void encodesEntriesInTheOrderOfTheirKeys() throws IOException {
		MapperPair pair = MapperPair
			.of(() -> JsonMapper.builder().enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS).build());
		Map<String, Object> texts = new LinkedHashMap<>();
		for (String key : List.of("b", "a", "\u00E4", "", "B", "ab", "\uD83D\uDE00")) {
			texts.put(key, List.of(key));
		}
		Map<String, Object> reversed = new TreeMap<>(Comparator.reverseOrder());
		reversed.putAll(texts);
		for (Map<String, Object> map : List.of(texts, reversed, Map.<String, Object>of(),
				new ConcurrentSkipListMap<>(texts), Map.<String, Object>of("one", 1))) {
			Ordered ordered = new Ordered(map, Map.of("key", map));
			pair.check("ordered", (mapper) -> bytes(mapper, mapper.writer(), nested(ordered)));
			assertThat(DirectUse.of(pair.generated()).isDirect(ordered)).isTrue();
		}
		pair.encoded(Ordered.class);
	}

	@Test
	void leavesToJacksonWhatCannotBeOrderedByText() {
		MapperPair pair = MapperPair
			.of(() -> JsonMapper.builder().enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS).build());
		Map<String, Object> withNull = new HashMap<>(Map.of("b", 1, "a", 2));
		withNull.put(null, 3);
		Map<Integer, Object> numbers = Map.of(2, "b", 1, "a");
		Map<Key, Object> keys = Map.of(new Key("b"), 1, new Key("a"), 2);
		for (Map<String, Object> texts : List.of(withNull, Map.<String, Object>of("b", 1, "a", 2),
				Map.<String, Object>of("b", 1, "a", new DirectWriterTests.Failing()),
				new TreeMap<String, Object>(Map.of("b", 1, "a", new DirectWriterTests.Failing())),
				Map.<String, Object>of("b", 1, "a", new DirectWriterTests.Odd()))) {
			for (Object value : List.of(new Ordered(texts, Map.of("key", texts)), new Unordered(Map.of(), keys),
					new Unordered(numbers, Map.of()))) {
				pair.check("maps", (mapper) -> bytes(mapper, mapper.writer(), value));
			}
		}
		pair.encoded(Ordered.class).encoded(Unordered.class);
	}

	@Test
	void encodesNamesOfKeys() {
		MapperPair pair = MapperPair.of(() -> JsonMapper.builder().addModules(StarterModules.create()).build());
		pair.check("built", (mapper) -> bytes(mapper, mapper.writer(), new Watching()));
		assertThat(isCaptured(pair.plain())).isFalse();
		assertThat(isCaptured(pair.generated())).isTrue();
		pair.encoded(Watching.class);
	}

	@Test
	void writesNamesOfAnyLength() {
		MapperPair pair = MapperPair.withModules();
		for (int length : new int[] { 0, 1, 2047, 2048, 2049, 10_000 }) {
			String text = "\u00E4\"".repeat(length).substring(0, length);
			pair.check("length " + length, (mapper) -> bytes(mapper, mapper.writer(), nested(new Named(text))));
		}
		pair.encoded(Named.class);
	}

	@Test
	void failsOfKeysAsPlainJackson() {
		MapperPair pair = MapperPair.withModules();
		for (int failing = 0; failing < 4; failing++) {
			Named named = new Named("text");
			named.of(failing);
			pair.check("failing " + failing, (mapper) -> bytes(mapper, mapper.writer(), nested(named)));
			pair.check("failing " + failing + " alone", (mapper) -> bytes(mapper, mapper.writer(), named));
		}
		Named named = new Named("text");
		named.map.put(null, 1);
		pair.check("null", (mapper) -> bytes(mapper, mapper.writer(), nested(named)));
		named.map.remove(null);
		named.map.put(new Key(null), 2);
		pair.check("name of null", (mapper) -> bytes(mapper, mapper.writer(), nested(named)));
		pair.encoded(Named.class);
	}

	private static boolean isCaptured(ObjectMapper mapper) throws AssertionError {
		Watch.captured = false;
		try {
			mapper.writeValueAsBytes(List.of(new Watching()));
		}
		catch (IOException ex) {
			throw new AssertionError(ex);
		}
		return Watch.captured;
	}

	private static Object nested(Object value) {
		return List.of(value, List.of(Optional.of(value), Map.of("k", value)), value);
	}

	private static String bytes(ObjectMapper mapper, ObjectWriter writer, Object value) throws IOException {
		return EncodingGateTests.text(writer.writeValueAsBytes(value)) + DirectUse.of(mapper, writer).repeated(value);
	}

	private static <K> Map<K, Object> map(K first, K second) {
		Map<K, Object> map = new LinkedHashMap<>();
		map.put(first, "x");
		map.put(second, List.of(1, Map.of(2, 3L)));
		return map;
	}

	enum Plain {

		ONE, TWO {

			@Override
			public String toString() {
				return "\u00FC \"two\"";
			}

		}

	}

	enum Special {

		@JsonProperty("\u00E4")
		ONE, @JsonProperty("a \"b\" \\ \n")
		TWO, @JsonProperty("\uD83D\uDE00")
		THREE

	}

	static class Maps {

		public int before = 1;

		public Map<Integer, Object> ints = map(Integer.MIN_VALUE, 7);

		public Map<Long, String> longs = Map.of(Long.MAX_VALUE, "text");

		public Map<Short, Integer> shorts = Map.of((short) -3, 1);

		public Map<Byte, Boolean> bytes = Map.of((byte) 1, true);

		public Map<Double, Object> doubles = map(1.5e300, Double.NaN);

		public Map<Boolean, Object> booleans = map(true, false);

		public Map<Character, Object> chars = map('"', '\u00E9');

		public Map<UUID, Object> uuids = map(new UUID(1, 2), new UUID(-1, -2));

		public Map<Plain, Object> enums = map(Plain.ONE, Plain.TWO);

		public EnumMap<Plain, Integer> enumMap = new EnumMap<>(Map.of(Plain.TWO, 2));

		public Map<Special, Object> special = map(Special.TWO, Special.ONE);

		public EnumMap<Special, Object> specialMap = new EnumMap<>(Map.of(Special.THREE, 3));

		public Map<Date, Object> dates = map(new Date(0), new Date(1700000000123L));

		public Map<Calendar, Object> calendars = map(calendar(0), calendar(86_399_999));

		public Map<Class<?>, Object> classes = map(String.class, int[].class);

		public Map<Locale, Object> locales = map(Locale.GERMANY, Locale.ROOT);

		public Map<URI, Object> uris = map(URI.create("a:b"), URI.create("x"));

		public Map<LocalDate, Object> localDates = map(LocalDate.MIN, LocalDate.of(2026, 1, 2));

		public Map<byte[], Object> arrays = map(new byte[0], new byte[] { 1, 2, 3 });

		public Map<Object, Object> objects = map(1, Plain.TWO);

		public Map<Key, Object> keys = map(new Key("a"), new Key("\uD83D\uDE00"));

		public Map<Integer, Integer> empty = Map.of();

		public int after = 2;

		private static Calendar calendar(long millis) {
			Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone("UTC"), Locale.ROOT);
			calendar.setTimeInMillis(millis);
			return calendar;
		}

	}

	static class Named {

		public int before = 1;

		public Map<Key, Object> map = new LinkedHashMap<>();

		public Map<NumberKey, Integer> numbers = new LinkedHashMap<>();

		public int after = 2;

		Named(String text) {
			this.map.put(new Key(text), 1);
			this.numbers.put(new NumberKey(text), 1);
			this.numbers.put(new NumberKey("1"), null);
		}

		void of(int failing) {
			this.map.put(new Key((failing == 0) ? "fail" : "a"), 1);
			this.map.put(new Key("b"), (failing == 1) ? new Object() : "c");
			this.numbers.put(new NumberKey((failing == 2) ? "fail" : "2"), 2);
			if (failing == 3) {
				this.numbers.put(null, 3);
			}
		}

	}

	record Ordered(Map<String, Object> map, Map<String, Map<String, Object>> maps) {
	}

	record Unordered(Map<Integer, Object> numbers, Map<Key, Object> keys) {
	}

	record Key(String text) {

		@Override
		public String toString() {
			return name(this.text);
		}

	}

	/**
	 * Jackson makes a name of any number by its text.
	 */
	static final class NumberKey extends Number {

		private static final long serialVersionUID = 1L;

		private final String text;

		NumberKey(String text) {
			this.text = text;
		}

		@Override
		public int intValue() {
			return 1;
		}

		@Override
		public long longValue() {
			return 1;
		}

		@Override
		public float floatValue() {
			return 1;
		}

		@Override
		public double doubleValue() {
			return 1;
		}

		@Override
		public String toString() {
			Watch.look();
			return name(this.text);
		}

	}

	private static String name(String text) {
		if ("fail".equals(text)) {
			throw new IllegalStateException("no name");
		}
		return text;
	}

	static class Watching {

		public int before = 1;

		public Map<NumberKey, Integer> map = Map.of(new NumberKey("1"), 1);

	}

	/**
	 * Sees from within whether a name is captured.
	 */
	static final class Watch {

		static boolean captured;

		private Watch() {
		}

		static void look() {
			captured |= StackWalker.getInstance()
				.walk((frames) -> frames.anyMatch((frame) -> frame.getClassName().endsWith(".ScalarCapture")));
		}

	}

}
