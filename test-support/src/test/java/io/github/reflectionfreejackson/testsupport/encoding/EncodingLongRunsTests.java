package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.AbstractList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.RandomAccess;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Values that are longer than one run, and so are told to the generator part by part.
 */
@Tag("long-values")
class EncodingLongRunsTests {

	private static final String FILLING = "\u00E4 text that fills \"some\" of the buffer";

	@ParameterizedTest
	@ValueSource(ints = { 100, 250, 330, 400, 900, 5_000 })
	void writesLongArraysInAllPlaces(int count) {
		MapperPair pair = MapperPair.withModules();
		List<Line> lines = lines(count);
		for (Object value : new Object[] { lines, lines.toArray(), lines.toArray(new Line[0]), new ArrayDeque<>(lines),
				new Page("first", lines, 1, lines), List.of(lines, lines), List.of(new Page("first", lines, 1, lines)),
				Map.of("plain", lines), Map.of("qu\"oted", lines), Map.of("\u00E4", lines), Map.of("", lines),
				Optional.of(lines), new Odd(lines, lines, lines),
				new Outer(new Page("in", lines, 2, List.of()), "last"),
				new Unwrapping(1, new Odd(lines, lines, lines), "last"), new Object[] { List.of(lines), lines, "text" },
				numbers(count), List.of(numbers(count), new int[] { 1, 2 }, numbers(count)) }) {
			pair.checkInAllWays(value);
		}
		pair.encoded(Line.class).encoded(Page.class);
	}

	@ParameterizedTest
	@ValueSource(ints = { 0, 1, 299, 300, 400, 700, 999 })
	void writesWhatIsNotEncodedAnywhere(int index) {
		MapperPair pair = MapperPair.withModules();
		for (Object odd : new Object[] { new Spy(), new SpyHolder("a", new Spy(), List.of(new Spy(), 1), "z"), null,
				"x".repeat(3_000), new Failing("a"), new Object(), Arrays.asList(new Line(1), null, new Spy()) }) {
			List<Object> mixed = new ArrayList<>(lines(1_000));
			mixed.set(index, odd);
			for (Object value : new Object[] { mixed, new Page("first", mixed, 1, mixed), List.of(mixed, mixed),
					Map.of("plain", mixed), Map.of("\u00E4", mixed), Map.of("qu\"oted", mixed),
					List.of(new Line(0), new Page("first", mixed, 1, List.of()), new Line(2)) }) {
				pair.checkInAllWays(value);
			}
		}
		pair.encoded(Line.class).encoded(Page.class);
	}

	@Test
	void tellsHowManyElementsThereAre() {
		MapperPair pair = MapperPair.withModules();
		for (int before : new int[] { 10, 500, 2_000 }) {
			List<Object> mixed = new ArrayList<>(lines(before));
			mixed.add(new Spy());
			List<Object> inner = new ArrayList<>(lines(before));
			inner.add(new Page("in", mixed, 1, List.of(new Spy())));
			for (Object value : List.of(mixed, inner, List.of(1, inner, mixed), new Page("first", inner, 1, mixed))) {
				pair.check("indices", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(value)));
			}
		}
		pair.encoded(Line.class);
	}

	@Test
	void goesOnAfterLongElements() throws IOException {
		MapperPair pair = MapperPair.withModules();
		List<Object> pages = new ArrayList<>();
		for (int i = 0; i < 30; i++) {
			pages.add(new Page("page " + i, lines(37 * i), i, lines(50)));
			pages.add(new Line(i));
		}
		for (Object value : List.of(pages, new Page("first", pages, 1, pages), List.of(pages, pages))) {
			pair.checkInAllWays(value);
		}
		pair.encoded(Page.class);
	}

	@Test
	void encodesAllElements() throws IOException {
		MapperPair pair = MapperPair.withModules();
		List<RunWitness> callers = Collections.nCopies(3_000, new RunWitness(1));
		for (Object value : List.of(callers, new Page("first", callers, 1, List.of()),
				new Outer(new Page("in", callers, 1, callers), "last"), List.of(callers, callers))) {
			pair.checkInAllWays(value);
			pair.check("warm", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(value)));
			assertThat(RunWitness.runsOf(value, pair.generated())).as("who reads elements of %s", value.getClass())
				.containsExactly(RunWitness.AMONG_OTHERS);
		}
		pair.encoded(RunWitness.class);
	}

	@Test
	void heedsFeaturesThatASerializerSwitches() {
		MapperPair pair = MapperPair.withModules();
		for (JsonGenerator.Feature feature : new JsonGenerator.Feature[] {
				JsonWriteFeature.ESCAPE_NON_ASCII.mappedFeature(),
				StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN.mappedFeature() }) {
			List<Object> mixed = new ArrayList<>(lines(400));
			mixed.add(new Switch(feature));
			mixed.addAll(lines(700));
			pair.check("switched", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(mixed)));
			List<Object> asking = new ArrayList<>(lines(1_100));
			asking.set(400, new Asking("a", new Switch(feature), "z"));
			pair.check("asked", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(asking)));
			pair.check("in a page", (mapper) -> EncodingGateTests
				.text(mapper.writeValueAsBytes(new Switching(new Switch(feature), lines(700), lines(400)))));
		}
		pair.encoded(Line.class);
	}

	/**
	 * Nothing was written aside before: the list merely was long.
	 */
	@ParameterizedTest
	@EnumSource
	void heedsWhatComesAfterALongListInAMap(Change change) {
		MapperPair pair = MapperPair.withModules();
		pair.check("warm", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(new AfterLong(List.of(), "x"))));
		for (Object odd : new Object[] { new Changing(change), JsonNodeFactory.instance.pojoNode(new Changing(change)),
				List.of(new Changing(change)) }) {
			AfterLong after = new AfterLong(lines(700), odd);
			JsonNode tree = JsonNodeFactory.instance.objectNode()
				.<ObjectNode>set("list", longNode())
				.set("odd", JsonNodeFactory.instance.pojoNode(new Changing(change)));
			for (Object value : new Object[] { after, List.of(after, "<\u00E4", new BigDecimal("1E+3"), 7, after),
					List.of(after.map, "<\u00E4", 7), after.map, new Page("first", List.of(after), 1, lines(700)), tree,
					Arrays.asList(tree, "<\u00E4", null, 7), new Page("first", List.of(tree), 1, lines(700)) }) {
				pair.check("bytes", (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(value)));
				pair.check("directly", (mapper) -> DirectUse.repeated(mapper, value));
			}
		}
		pair.encoded(AfterLong.class);
	}

	private static ArrayNode longNode() {
		ArrayNode node = JsonNodeFactory.instance.arrayNode();
		for (int i = 0; i < 5_000; i++) {
			node.add("text " + i);
		}
		return node;
	}

	@Test
	void asksKeysAndListsAsOftenAsJackson() {
		MapperPair pair = MapperPair.withModules();
		pair.check("keys", (mapper) -> {
			Map<Object, Object> map = new LinkedHashMap<>();
			map.put("list", lines(700));
			map.put(new CountingKey(), "a");
			map.put(new CountingKey(), lines(700));
			return EncodingGateTests.text(mapper.writeValueAsBytes(List.of(new Page("a", List.of(map), 1, List.of()))));
		});
		for (int change : new int[] { -1, 0, 1 }) {
			pair.check("root", (mapper) -> EncodingGateTests
				.text(mapper.writeValueAsBytes(List.of(new Line(1), new ChangingList<>("text", change)))));
			pair.check("texts", (mapper) -> EncodingGateTests
				.text(mapper.writeValueAsBytes(new Texts("a", new ChangingList<>("text", change), "z"))));
			pair.check("alike", (mapper) -> EncodingGateTests
				.text(mapper.writeValueAsBytes(new Numbers("a", new ChangingList<>(1, change), "z"))));
			pair.check("elements", (mapper) -> EncodingGateTests
				.text(mapper.writeValueAsBytes(new Page("a", new ChangingList<>("text", change), 1, List.of()))));
		}
		pair.encoded(Page.class).encoded(Texts.class).encoded(Numbers.class);
	}

	@Test
	void writesLongElementsOfOtherTypes() {
		MapperPair pair = MapperPair.withModules();
		List<Shape> shapes = new ArrayList<>();
		Map<String, Object> map = new LinkedHashMap<>();
		for (int i = 0; i < 1_500; i++) {
			shapes.add((i % 2 == 0) ? new Circle(i) : new Square(FILLING));
			map.put("key " + i, (i % 3 == 0) ? List.of(i, FILLING) : new Line(i));
		}
		for (Object value : List.of(new Drawing(shapes, map), List.of(map, new Line(1), map), map,
				List.of(new Drawing(shapes, Map.of()), new Drawing(shapes, map)))) {
			pair.checkInAllWays(value);
		}
		pair.encoded(Drawing.class).encoded(Circle.class);
	}

	@Test
	void failsWithTheTarget() {
		MapperPair pair = MapperPair.withModules();
		List<Line> lines = lines(900);
		for (int room = 0; room < 130_000; room += 7_919) {
			int limit = room;
			for (Object value : List.of(lines, new Page("first", lines, 1, lines), List.of(lines))) {
				pair.check("room for " + room, (mapper) -> WatchedTarget.describeDirect(mapper, value, limit));
			}
		}
		pair.encoded(Line.class);
	}

	@Test
	void writesLongValuesAfterOthers() {
		MapperPair pair = MapperPair.withModules();
		List<Line> lines = lines(900);
		pair.check("one generator", (mapper) -> {
			ByteArrayOutputStream output = new ByteArrayOutputStream();
			try (JsonGenerator generator = mapper.createGenerator(output)) {
				generator.writeStartArray();
				mapper.writeValue(generator, lines);
				mapper.writeValue(generator, new Page("first", lines, 1, lines));
				generator.writeStartObject();
				generator.writeFieldName("name");
				mapper.writeValue(generator, lines);
				generator.writeFieldName("other");
				mapper.writeValue(generator, new Page("first", lines, 1, lines));
				generator.writeEndObject();
				generator.writeString(Contexts.describe(generator.getOutputContext()));
				generator.writeEndArray();
			}
			return output.toString();
		});
		pair.encoded(Page.class);
	}

	private static List<Line> lines(int count) {
		List<Line> lines = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			lines.add(new Line(i));
		}
		return lines;
	}

	private static List<Object> numbers(int count) {
		List<Object> numbers = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			numbers.add((i % 5 == 0) ? new long[] { i, Long.MAX_VALUE, 1, 2 } : Integer.valueOf(i * 7_919));
			numbers.add((i % 7 == 0) ? new double[300] : new String[] { "a", null, FILLING });
		}
		return numbers;
	}

	static class Line {

		public int number;

		public String text = FILLING;

		public List<String> tags = Arrays.asList("a", null, "b\u00E4");

		public Map<String, Integer> counts = Map.of("k", 1);

		public double last = 1.5;

		Line(int number) {
			this.number = number;
		}

	}

	record Page(String before, List<?> content, int number, List<?> more) {
	}

	record Outer(Page page, String after) {
	}

	record Odd(@JsonProperty("na\"me") List<Line> quoted, @JsonProperty("n\u00E4me") List<Line> other,
			@JsonProperty("") List<Line> empty) {
	}

	record Unwrapping(int number, @JsonUnwrapped Odd odd, String after) {
	}

	record SpyHolder(String before, Spy spy, List<Object> list, String after) {
	}

	record Switching(Switch change, List<Line> lines, List<Line> more) {
	}

	record Asking(String before, @JsonInclude(JsonInclude.Include.NON_EMPTY) Switch change, String after) {
	}

	static class AfterLong {

		public Map<String, Object> map = new LinkedHashMap<>();

		public String text = "<\u00E4";

		public BigDecimal decimal = new BigDecimal("1E+3");

		public int number = 5;

		AfterLong(List<?> list, Object odd) {
			this.map.put("list", list);
			this.map.put("odd", odd);
			this.map.put("more", list);
		}

	}

	record Texts(String before, List<String> texts, String after) {
	}

	record Numbers(String before, List<Integer> numbers, String after) {
	}

	/**
	 * Says the first times that it has more, or fewer, elements each.
	 */
	static class ChangingList<T> extends AbstractList<T> implements RandomAccess {

		private final T element;

		private final int change;

		private int size = 5;

		private int asked;

		ChangingList(T element, int change) {
			this.element = element;
			this.change = change;
		}

		@Override
		public T get(int index) {
			return this.element;
		}

		@Override
		public int size() {
			if (this.asked++ < 3) {
				this.size += this.change;
			}
			return this.size;
		}

	}

	/**
	 * Says how often it was asked for its name.
	 */
	static class CountingKey {

		private int asked;

		@Override
		public String toString() {
			return "asked " + (++this.asked);
		}

	}

	/**
	 * How a serializer changes what comes after it.
	 */
	enum Change {

		ESCAPES {

			@Override
			void apply(JsonGenerator generator, SerializerProvider provider) {
				generator.setCharacterEscapes(new EncodingGateTests.DigitEscapes());
			}

		},

		HIGHEST_CHAR {

			@Override
			void apply(JsonGenerator generator, SerializerProvider provider) {
				generator.setHighestNonEscapedChar(127);
			}

		},

		PRETTY {

			@Override
			void apply(JsonGenerator generator, SerializerProvider provider) {
				generator.useDefaultPrettyPrinter();
			}

		},

		DECIMALS {

			@Override
			void apply(JsonGenerator generator, SerializerProvider provider) {
				generator.enable(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN.mappedFeature());
			}

		},

		NUMBERS {

			@Override
			void apply(JsonGenerator generator, SerializerProvider provider) {
				generator.enable(JsonWriteFeature.WRITE_NUMBERS_AS_STRINGS.mappedFeature());
			}

		},

		NOTHING {

			@Override
			void apply(JsonGenerator generator, SerializerProvider provider) {
			}

		};

		abstract void apply(JsonGenerator generator, SerializerProvider provider);

	}

	@JsonSerialize(using = ChangingSerializer.class)
	record Changing(Change change) {
	}

	static class ChangingSerializer extends JsonSerializer<Changing> {

		@Override
		public void serialize(Changing value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			value.change().apply(generator, provider);
			generator.writeString("changed");
		}

	}

	record Drawing(List<Shape> shapes, Map<String, Object> map) {
	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
	interface Shape {

	}

	record Circle(int radius) implements Shape {
	}

	record Square(String text) implements Shape {
	}

	static class Failing {

		public String before;

		Failing(String before) {
			this.before = before;
		}

		public String getText() {
			throw new IllegalStateException("failing");
		}

	}

	@JsonSerialize(using = SpySerializer.class)
	static class Spy {

	}

	static class SpySerializer extends JsonSerializer<Spy> {

		@Override
		public void serialize(Spy value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString(Contexts.describe(generator.getOutputContext()));
		}

	}

	@JsonSerialize(using = SwitchSerializer.class)
	record Switch(JsonGenerator.Feature feature) {
	}

	static class SwitchSerializer extends JsonSerializer<Switch> {

		@Override
		public boolean isEmpty(SerializerProvider provider, Switch value) {
			provider.getGenerator().enable(value.feature());
			return true;
		}

		@Override
		public void serialize(Switch value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.enable(value.feature());
			generator.writeString("switched");
		}

	}

}
