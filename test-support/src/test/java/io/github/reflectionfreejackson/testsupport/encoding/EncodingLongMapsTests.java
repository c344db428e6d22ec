package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.IOException;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.IntFunction;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Maps and beans that are longer than one run, and so are told to the generator part by
 * part.
 */
@Tag("long-values")
class EncodingLongMapsTests {

	private static final String FILLING = "\u00E4 text that fills \"some\" of the buffer";

	@ParameterizedTest
	@EnumSource
	void writesLongMapsInAllPlaces(Keys keys) {
		MapperPair pair = MapperPair.withModules();
		for (int count : new int[] { 250, 900 }) {
			Map<Object, EncodingLongRunsTests.Line> map = keys.map(count);
			for (Object value : new Object[] { map, Map.of("plain", map), List.of(map, 1, map), Optional.of(map),
					new Catalog("first", map, 7, map), List.of(new Catalog("first", map, 7, map), "last"),
					new Further("first", map, List.of("last")), List.of(new Further("first", map, List.of()), map),
					new Unwrapping(1, new Odd(map, map), "last"), Map.of("qu\"oted", map), Map.of("\u00E4", map),
					Map.of("", map), new Catalog("first", Map.of(1, Map.of(2, map)), 7, List.of(map)) }) {
				pair.checkInAllWays(value);
			}
		}
		pair.encoded(EncodingLongRunsTests.Line.class).encoded(Catalog.class);
	}

	@Test
	void writesLongMapsAsConfigured() {
		for (SerializationFeature feature : new SerializationFeature[] { SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS,
				SerializationFeature.WRITE_ENUMS_USING_TO_STRING, SerializationFeature.WRITE_DATES_AS_TIMESTAMPS }) {
			MapperPair pair = MapperPair
				.of(() -> JsonMapper.builder().addModules(StarterModules.create()).enable(feature).build());
			for (Keys keys : Keys.values()) {
				pair.checkInAllWays(new Catalog("first", keys.map(900), 7, keys.map(700)));
			}
			pair.encoded(EncodingLongRunsTests.Line.class).encoded(Catalog.class);
		}
		MapperPair pair = MapperPair.of(() -> JsonMapper.builder()
			.addModules(StarterModules.create())
			.defaultPropertyInclusion(
					JsonInclude.Value.construct(JsonInclude.Include.NON_EMPTY, JsonInclude.Include.NON_EMPTY))
			.build());
		Map<String, Object> sparse = new LinkedHashMap<>();
		List<Object> contents = Arrays.asList(null, List.of(), List.of(new EncodingLongRunsTests.Line(1)));
		for (int i = 0; i < 4_000; i++) {
			sparse.put("key " + i, contents.get(i % 3));
		}
		pair.checkInAllWays(new Catalog("first", sparse, 7, sparse));
		pair.encoded(EncodingLongRunsTests.Line.class).encoded(Catalog.class);
	}

	@ParameterizedTest
	@ValueSource(ints = { 0, 250, 300, 899 })
	void writesWhatIsNotEncodedAnywhere(int index) {
		MapperPair pair = MapperPair.withModules();
		for (Object odd : new Object[] { new EncodingLongRunsTests.Spy(), null, "x".repeat(3_000),
				new EncodingLongRunsTests.Failing("a"), new Object(),
				Arrays.asList(new EncodingLongRunsTests.Line(1), null, new EncodingLongRunsTests.Spy()),
				Map.of("in", new EncodingLongRunsTests.Spy()) }) {
			checkEverywhere(pair, mapWith(index, "odd", odd));
		}
		for (Object key : new Object[] { "x".repeat(3_000), "qu\"oted", "\uD83D\uDE00", "\uD83D", "\uDE00\uD83D",
				"\\uD83D", new FailingKey(), "", null, List.of(1) }) {
			checkEverywhere(pair, mapWith(index, key, 5));
		}
		pair.encoded(EncodingLongRunsTests.Line.class).encoded(Catalog.class);
	}

	private static void checkEverywhere(MapperPair pair, Map<Object, Object> map) {
		for (Object value : new Object[] { map, new Catalog("first", map, 7, map), List.of(map, map),
				Map.of("\u00E4\u4E2D", map), Map.of("qu\"oted", List.of(map, new EncodingLongRunsTests.Line(1))),
				new Further("first", map, List.of(new EncodingLongRunsTests.Spy())) }) {
			pair.checkInAllWays(value);
		}
	}

	private static Map<Object, Object> mapWith(int index, Object key, Object value) {
		Map<Object, Object> map = new LinkedHashMap<>();
		for (int i = 0; i < 900; i++) {
			map.put((i == index) ? key : "key " + i, (i == index) ? value : new EncodingLongRunsTests.Line(i));
		}
		return map;
	}

	/**
	 * A run begins at the key after the one that made the last run long.
	 */
	@ParameterizedTest
	@ValueSource(strings = { "extra", "id", "items", "name", "other" })
	void runMayBeginAtKeyThatIsNameOfProperty(String key) {
		MapperPair pair = MapperPair.withModules();
		for (Object odd : new Object[] { new EncodingLongRunsTests.Spy(), new EncodingLongRunsTests.Failing("a"),
				List.of(new EncodingLongRunsTests.Spy()), Map.of("name", new EncodingLongRunsTests.Spy()), 1 }) {
			Map<String, Object> items = new LinkedHashMap<>();
			for (int i = 0; i < 5; i++) {
				items.put("key " + i, "x".repeat(8_000));
			}
			items.put(key, odd);
			for (Object container : new Object[] { items, List.of(items), Map.of("name", items) }) {
				pair.checkInAllWays(new Named(new EncodingLongRunsTests.Spy(), "1", container, "n"));
			}
		}
		pair.encoded(Named.class);
	}

	/**
	 * Other keys have escapes, after which a long run is parsed.
	 */
	@ParameterizedTest
	@EnumSource(mode = EnumSource.Mode.EXCLUDE, names = { "QUOTED", "SURROGATES" })
	void encodesAllEntries(Keys keys) throws IOException {
		MapperPair pair = MapperPair.withModules();
		Map<Object, Object> map = new LinkedHashMap<>();
		for (int i = 0; i < 2_000; i++) {
			map.put(keys.key(i), new RunWitness(i));
		}
		for (Object value : List.of(map, new Catalog("first", map, 1, List.of(map)), List.of(1, map),
				Map.of("in", map))) {
			pair.checkInAllWays(value);
			assertThat(RunWitness.runsOf(value, pair.generated())).as("who reads values of %s", value.getClass())
				.containsExactly(RunWitness.AMONG_OTHERS);
		}
		pair.encoded(RunWitness.class);
	}

	@Test
	void encodesAllOfLongBeans() throws IOException {
		MapperPair pair = MapperPair.withModules();
		LongBean bean = new LongBean("\u00E4" + "x".repeat(1_990), new RunWitness(1));
		for (Object value : List.of(bean, List.of(bean, bean), Map.of("a", bean), new Catalog("a", Map.of(), 1, bean),
				Optional.of(bean), List.of(Map.of("a", List.of(bean)), bean), new Unwrapped(1, bean, "last"))) {
			for (int i = 0; i < 12; i++) {
				pair.checkInAllWays(value);
			}
			if (!(value instanceof LongBean || value instanceof Unwrapped)) {
				assertThat(RunWitness.runsOf(value, pair.generated())).as("who reads what is in %s", value.getClass())
					.containsExactly(RunWitness.AMONG_OTHERS);
			}
		}
		pair.encoded(LongBean.class).encoded(RunWitness.class);
	}

	@Test
	void writesBeansOfAllLengths() {
		MapperPair pair = MapperPair.withModules();
		for (int length = 1_500; length < 2_048; length += 17) {
			LongBean bean = new LongBean("x".repeat(length), new RunWitness(1));
			for (Object value : List.of(bean, List.of(bean, bean), Map.of("\u00E4", List.of(bean)),
					new Unwrapped(1, bean, "last"), new Catalog("first", Map.of(), 2, bean),
					List.of(new Quoted(bean, bean), bean))) {
				pair.checkInAllWays(value);
			}
		}
		pair.encoded(LongBean.class).encoded(Quoted.class);
	}

	@ParameterizedTest
	@ValueSource(ints = { 0, 300, 899 })
	void heedsFeaturesThatASerializerSwitches(int index) {
		MapperPair pair = MapperPair.withModules();
		for (JsonGenerator.Feature feature : new JsonGenerator.Feature[] {
				JsonWriteFeature.ESCAPE_NON_ASCII.mappedFeature(),
				JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS.mappedFeature(),
				StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN.mappedFeature() }) {
			Map<Object, Object> map = mapWith(index, "key", new EncodingLongRunsTests.Switch(feature));
			for (Object value : List.of(map, List.of(map, map), new Catalog("first", map, 1, List.of(map)),
					Map.of("a", List.of(new EncodingLongRunsTests.Switch(feature), map)),
					new Further("first", map, map))) {
				pair.check("switched", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(value)));
				pair.check("directly", (mapper) -> DirectUse.repeated(mapper, value));
			}
		}
		pair.encoded(EncodingLongRunsTests.Line.class);
	}

	@Test
	void writesLongTrees() {
		MapperPair pair = MapperPair.withModules();
		ObjectNode tree = JsonNodeFactory.instance.objectNode();
		for (int i = 0; i < 900; i++) {
			tree.put("text " + i, FILLING).put("\u00E4 " + i, i).putArray("array " + i).add(i).add(FILLING);
		}
		ObjectNode odd = tree.deepCopy().put("x".repeat(3_000), 1).put("qu\"oted", 2);
		odd.setAll(tree);
		for (Object node : List.of(tree, odd)) {
			for (Object value : List.of(node, List.of(node, 1), new Catalog("first", Map.of(1, node), 2, node))) {
				pair.checkInAllWays(value);
			}
		}
		pair.encoded(Catalog.class);
	}

	@Test
	void writesLongMapsOfOtherTypes() {
		MapperPair pair = MapperPair.withModules();
		Map<String, EncodingLongRunsTests.Shape> shapes = new LinkedHashMap<>();
		for (int i = 0; i < 1_500; i++) {
			shapes.put("key " + i,
					(i % 2 == 0) ? new EncodingLongRunsTests.Circle(i) : new EncodingLongRunsTests.Square(FILLING));
		}
		for (Object value : List.of(new Drawing(shapes), List.of(new Drawing(shapes), new Drawing(Map.of())))) {
			pair.checkInAllWays(value);
		}
		pair.encoded(Drawing.class).encoded(EncodingLongRunsTests.Circle.class);
	}

	@Test
	void failsWithTheTarget() {
		MapperPair pair = MapperPair.withModules();
		Map<Object, EncodingLongRunsTests.Line> map = Keys.TEXTS.map(900);
		for (int room = 0; room < 130_000; room += 7_919) {
			int limit = room;
			for (Object value : List.of(map, new Catalog("first", map, 1, map), List.of(map))) {
				pair.check("room for " + room, (mapper) -> WatchedTarget.describeDirect(mapper, value, limit));
			}
		}
		pair.encoded(EncodingLongRunsTests.Line.class);
	}

	/**
	 * What keys are like.
	 */
	enum Keys {

		TEXTS((index) -> "key " + index),

		OTHER_TEXTS((index) -> "\u00E4\u4E2D " + index),

		QUOTED((index) -> "qu\"oted " + index),

		SURROGATES((index) -> "\uD83D\uDE00 " + index),

		NUMBERS((index) -> 1_000_000_000_000L + index),

		SMALL_NUMBERS((index) -> index),

		DATES((index) -> LocalDate.of(2020, 1, 1).plusDays(index)),

		IDENTIFIERS((index) -> new UUID(index, 1)),

		MIXED((index) -> switch (index % 5) {
			case 0 -> "key " + index;
			case 1 -> index;
			case 2 -> new UUID(index, 1);
			case 3 -> (index == 3) ? Thread.State.NEW : "\u00E4 " + index;
			default -> LocalDate.of(2020, 1, 1).plusDays(index);
		});

		private final IntFunction<Object> keys;

		Keys(IntFunction<Object> keys) {
			this.keys = keys;
		}

		Object key(int index) {
			return this.keys.apply(index);
		}

		Map<Object, EncodingLongRunsTests.Line> map(int count) {
			Map<Object, EncodingLongRunsTests.Line> map = (this == TEXTS) ? new TreeMap<>() : new LinkedHashMap<>();
			for (int i = 0; i < count; i++) {
				map.put(key(i), new EncodingLongRunsTests.Line(i));
			}
			return map;
		}

	}

	record Catalog(String before, Map<?, ?> map, int number, Object more) {
	}

	record Named(EncodingLongRunsTests.Spy extra, String id, Object items, String name) {
	}

	record Odd(@JsonProperty("na\"me") Map<?, ?> quoted, @JsonProperty("n\u00E4me") Map<?, ?> other) {
	}

	record Unwrapping(int number, @JsonUnwrapped Odd odd, String after) {
	}

	record Unwrapped(int number, @JsonUnwrapped LongBean bean, String after) {
	}

	record Quoted(@JsonProperty("na\"me") LongBean quoted, @JsonProperty("n\u00E4me") LongBean other) {
	}

	static class Further {

		public String before;

		private final Map<?, ?> map;

		public Object after;

		Further(String before, Map<?, ?> map, Object after) {
			this.before = before;
			this.map = map;
			this.after = after;
		}

		@JsonAnyGetter
		public Map<?, ?> getMap() {
			return this.map;
		}

	}

	/**
	 * Longer than a run without any array or map.
	 */
	record LongBean(String a1, String a2, String a3, String a4, String a5, String a6, String a7, String a8, String a9,
			RunWitness middle, String b1, String b2, String b3, String b4, String b5, String b6, String b7, String b8,
			String b9, Inner inner, RunWitness last) {

		LongBean(String text, RunWitness caller) {
			this(text, text, text, text, text, text, text, text, text, caller, text, text, text, text, text, text, text,
					text, text, new Inner(text, text, text, text, text, text, text, text, 7), caller);
		}

	}

	record Inner(String c1, String c2, String c3, String c4, String c5, String c6, String c7, String c8, int number) {
	}

	record Drawing(Map<String, EncodingLongRunsTests.Shape> shapes) {
	}

	static class FailingKey {

		@Override
		public String toString() {
			throw new IllegalStateException("failing key");
		}

	}

}
