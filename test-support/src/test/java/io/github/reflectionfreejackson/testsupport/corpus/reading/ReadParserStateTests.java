package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What can be asked of a parser after something failed.
 */
class ReadParserStateTests {

	static Stream<Supplier<ObjectMapper>> mappers() {
		return Stream.of(ObjectMapper::new, ReadParserStateTests::modifying);
	}

	/**
	 * Where it is at an object then, Jackson takes that for more of the same.
	 */
	@ParameterizedTest
	@MethodSource("mappers")
	void goesOnWhereADeserializerOfAnArgumentLeftTheParser(Supplier<ObjectMapper> mappers) {
		for (String document : List.of("[{\"a\":\"x\",\"far\":1},{\"a\":\"y\",\"far\":2}]",
				"[{\"a\":\"x\",\"far\":1},{\"b\":\"y\",\"z\":{}}]", "[{\"a\":\"x\",\"far\":1},{},7]",
				"[{\"a\":\"x\",\"far\":1},7]", "[{\"far\":1,\"a\":\"x\"},{\"a\":\"y\",\"far\":2}]",
				"[{\"a\":\"x\",\"far\":1,\"b\":2},{\"a\":\"y\"}]")) {
			ReadParity.of(() -> mappers.get().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES))
				.straightLine(GoingTooFar.class)
				.check(new TypeReference<List<GoingTooFar>>() {
				}, "[{\"a\":\"x\"},{\"a\":\"x\"}]", document);
		}
	}

	@ParameterizedTest
	@MethodSource("mappers")
	void goesOnToTheNextValueWhereAConstructorFailed(Supplier<ObjectMapper> mappers) {
		ReadParity.of(mappers).straightLine(Fails.class).counting().checkUse((mapper) -> {
			Fails.made = 0;
			return readAll(mapper, "{\"name\":\"a\"} {\"name\":\"b\"} {\"name\":\"c\"} {\"name\":\"d\"}");
		});
		ReadParity.of(mappers).straightLine(Fails.class).counting().checkUse((mapper) -> {
			Fails.made = 0;
			return readAll(mapper, "[{\"size\":1},{\"size\":2},{\"size\":3,\"name\":\"c\"},{\"size\":4}]");
		});
		ReadParity.of(mappers).straightLine(Fails.class).counting().checkUse((mapper) -> {
			Fails.made = 0;
			return readAll(mapper, "{\"tags\":[]} {\"tags\":[\"b\"]} {\"tags\":[\"c\"],\"size\":1} {\"tags\":[]}");
		});
	}

	@ParameterizedTest
	@MethodSource("mappers")
	void leavesTheParserAtTheNameWhereAConstructorFailed(Supplier<ObjectMapper> mappers) {
		ReadParity.of(mappers).straightLine(Fails.class).counting().checkUse((mapper) -> {
			Fails.made = 0;
			mapper.readValue(bytes("{\"name\":\"a\"}"), Fails.class);
			mapper.readValue(bytes("{\"name\":\"b\"}"), Fails.class);
			JsonParser parser = mapper.createParser(bytes("{\"name\":\"c\",\"size\":1} [7]"));
			List<Object> seen = new ArrayList<>(failure(() -> mapper.readValue(parser, Fails.class)));
			seen.add(state(parser));
			while (parser.nextToken() != null) {
				seen.add(state(parser));
			}
			return seen;
		});
	}

	@ParameterizedTest
	@MethodSource("mappers")
	void isAtTheLastTextOfAnArrayThatGoesOnWithAnythingElse(Supplier<ObjectMapper> mappers) {
		for (String rest : List.of("\"a\"x]", "\"a\",x]", "\"a\",\"b\" x", "x]", "\"a\",\"\u00E4\"x", "\"a\",[]]",
				"\"a\",7x", "\"a\",", "\"a\"")) {
			ReadParity.of(mappers).straightLine(Tagged.class).checkUse((mapper) -> {
				mapper.readValue(bytes("{\"tags\":[]}"), Tagged.class);
				mapper.readValue(bytes("{\"tags\":[\"b\"]}"), Tagged.class);
				JsonParser parser = mapper.createParser(bytes("{\"tags\":[" + rest + "}"));
				List<Object> seen = failure(() -> mapper.readValue(parser, Tagged.class));
				return List.of(seen, String.valueOf(parser.currentToken()), String.valueOf(parser.getText()),
						state(parser));
			});
		}
	}

	@ParameterizedTest
	@MethodSource("mappers")
	void knowsTheNumberThatASetterRefused(Supplier<ObjectMapper> mappers) {
		for (String document : List.of("{\"name\":\"Bob\",\"age\":200}", "{\"name\":\"Bob\",\"age\":-7,\"height\":1}",
				"{\"name\":\"Bob\",\"age\":0}", "{\"name\":\"Bob\",\"height\":12.5}",
				"{\"name\":\"Bob\",\"height\":-0.5}", "{\"name\":\"Bob\",\"steps\":12345678901}",
				"{\"name\":\"Bob\",\"steps\":-5,\"age\":1}", "{\"name\":\"Bob\",\"alive\":false,\"age\":1}",
				"{\"name\":\"Bob\",\"alive\":true,\"age\":1}", "{\"name\":\"B\\u00F6\\\"b\",\"age\":123456789}",
				"{\"name\":\"Bob\",\"height\":5e-1,\"age\":200}")) {
			for (Look look : Look.values()) {
				ReadParity.of(mappers)
					.straightLine(Person.class)
					.checkUse((mapper) -> lookAfterFailure(mapper, document, look));
			}
		}
	}

	@ParameterizedTest
	@MethodSource("mappers")
	void knowsTheNumberThatASetterRefusedInALaterBuffer(Supplier<ObjectMapper> mappers) {
		byte[] document = bytes(" ".repeat(20_000) + "{\"name\":\"Bob\",\"age\":200}");
		ReadParity.of(mappers).straightLine(Person.class).checkUse((mapper) -> {
			mapper.readValue(bytes("{\"name\":\"Al\",\"age\":1}"), Person.class);
			mapper.readValue(bytes("{\"name\":\"Al\",\"age\":1}"), Person.class);
			JsonParser parser = mapper.createParser(new ByteArrayInputStream(document));
			List<Object> seen = failure(() -> mapper.readValue(parser, Person.class));
			return List.of(seen, look(Look.NUMBER, parser), state(parser));
		});
	}

	@ParameterizedTest
	@MethodSource("mappers")
	void knowsTheTextThatASetterRefused(Supplier<ObjectMapper> mappers) {
		for (String text : List.of("refused", "", "\u00E4\u20AC", "quoted \\\"text\\\"", "\u00E4".repeat(100_000),
				"a line\\n".repeat(9), "a line, and no end\\n".repeat(500), "x".repeat(40) + "\u00E4",
				"x".repeat(40) + "\u20AC", "\u20AC".repeat(40))) {
			for (Look look : List.of(Look.TEXT, Look.CHARACTERS)) {
				ReadParity.of(mappers).straightLine(Refusing.class).checkUse((mapper) -> {
					mapper.readValue(bytes("{\"number\":1,\"text\":\"x\"}"), Refusing.class);
					mapper.readValue(bytes("{\"number\":1,\"text\":\"x\"}"), Refusing.class);
					JsonParser parser = mapper.createParser(bytes("{\"number\":1,\"text\":\"" + text + "\"}"));
					List<Object> seen = failure(() -> mapper.readValue(parser, Refusing.class));
					return List.of(seen, look(look, parser), state(parser));
				});
			}
		}
	}

	@ParameterizedTest
	@MethodSource("mappers")
	void knowsTheLongTextThatIsTooLong(Supplier<ObjectMapper> mappers) {
		for (String text : List.of("x".repeat(101), "\\n" + "x".repeat(198), "\\n" + "x".repeat(199),
				"\\n" + "x".repeat(200), "x".repeat(150) + "\u20AC".repeat(50), "a line\\n".repeat(20),
				"x".repeat(40) + "\u00E4".repeat(80), "\u20AC".repeat(110))) {
			ReadParity.of(() -> limited(mappers.get())).straightLine(Refusing.class).checkUse((mapper) -> {
				mapper.readValue(bytes("{\"number\":1,\"text\":\"x\"}"), Refusing.class);
				mapper.readValue(bytes("{\"number\":1,\"text\":\"x\"}"), Refusing.class);
				JsonParser parser = mapper.createParser(bytes("{\"number\":1,\"text\":\"" + text + "\"}"));
				List<Object> seen = failure(() -> mapper.readValue(parser, Refusing.class));
				return List.of(seen, look(Look.TEXT, parser),
						parser.currentToken() + " " + parser.currentTokenLocation() + " " + parser.currentLocation());
			});
		}
	}

	private static ObjectMapper limited(ObjectMapper mapper) {
		mapper.getFactory().setStreamReadConstraints(StreamReadConstraints.builder().maxStringLength(100).build());
		mapper.getFactory().setRecyclerPool(JsonRecyclerPools.nonRecyclingPool());
		return mapper;
	}

	@ParameterizedTest
	@MethodSource("mappers")
	void isWhereAStreamFailed(Supplier<ObjectMapper> mappers) {
		for (String text : List.of("", "x", "x".repeat(50), "a line\\n".repeat(20), "\u20AC".repeat(50))) {
			ReadParity.of(mappers).straightLine(Refusing.class).checkUse((mapper) -> {
				mapper.readValue(bytes("{\"text\":\"x\",\"text\":\"x\"}"), Refusing.class);
				mapper.readValue(bytes("{\"text\":\"x\",\"text\":\"x\"}"), Refusing.class);
				InputStream broken = new SequenceInputStream(
						new ByteArrayInputStream(bytes("{\"text\":\"x\",\"text\":\"" + text)), new BrokenStream());
				JsonParser parser = mapper.createParser(broken);
				List<Object> seen = failure(() -> mapper.readValue(parser, Refusing.class));
				return List.of(seen, look(Look.TEXT, parser), state(parser));
			});
		}
	}

	@ParameterizedTest
	@MethodSource("mappers")
	void knowsTheNumberAfterWhichNothingCouldBeRead(Supplier<ObjectMapper> mappers) {
		for (String document : List.of("{\"name\":\"Bob\",\"age\":20,x", "{\"name\":\"Bob\",\"age\":20,\n\n 7}",
				"{\"name\":\"Bob\",\"height\":0.5,", "{\"name\":\"Bob\",\"age\":20,\"name\"x",
				"{\"name\":\"Bob\",\"age\":20,\"name\":}", "{\"name\":\"Bob\",\"age\":20 x",
				"{\"name\":\"Bob\",\"age\":20,\"unknown\":1}")) {
			for (Look look : Look.values()) {
				ReadParity.of(mappers)
					.straightLine(Person.class)
					.checkUse((mapper) -> lookAfterFailure(mapper, document, look));
			}
		}
		for (String document : List.of("{\"name\":\"Bob\",\"age\":20,x", "{\"name\":\"Bob\",\"age\":20,\n 7}")) {
			for (Look look : Look.values()) {
				ReadParity.of(mappers).straightLine(Pair.class).checkUse((mapper) -> {
					mapper.readValue(bytes("{\"name\":\"a\",\"age\":1}"), Pair.class);
					mapper.readValue(bytes("{\"name\":\"b\",\"age\":2}"), Pair.class);
					JsonParser parser = mapper.createParser(bytes(document));
					List<Object> seen = failure(() -> mapper.readValue(parser, Pair.class));
					return List.of(seen, look(look, parser));
				});
			}
		}
	}

	/**
	 * The parser is within the text then.
	 */
	@ParameterizedTest
	@MethodSource("mappers")
	void goesOnAfterATextThatADeserializerDidNotRead(Supplier<ObjectMapper> mappers) {
		ReadParity.of(mappers)
			.straightLine(Unread.class)
			.check(Unread.class, "{\"count\":1,\"unread\":\"}\",\"count\":2}", "{\"unread\":\"} \",\"count\":3}");
	}

	@ParameterizedTest
	@MethodSource("mappers")
	void endsWithinAnArrayThatADeserializerDidNotRead(Supplier<ObjectMapper> mappers) {
		ReadParity.of(mappers)
			.straightLine(Unread.class)
			.unmutated()
			.check(Unread.class, "{\"count\":1,\"unread\":7}", "{\"count\":1,\"unread\":7}",
					"{\"count\":1,\"unread\":[\"count\":2]}", "{\"count\":1,\"unread\":[,\"count\":2]}");
	}

	@ParameterizedTest
	@MethodSource("mappers")
	void createsNothingWhereTheFirstValueIsIllFormed(Supplier<ObjectMapper> mappers) {
		ReadParity.of(mappers).straightLine(Fails.class).counting().checkUse((mapper) -> {
			List<Object> seen = new ArrayList<>();
			for (String document : List.of("{\"name\":\"a\"}", "{\"name\":\"a\"}", "{\"name\":x}", "{\"size\":-x}",
					"{\"size\":1x}", "{\"size\":01}", "{\"tags\":nul}")) {
				Fails.made = 0;
				seen.add(failure(() -> mapper.readValue(bytes(document), Fails.class)));
				seen.add(Fails.made);
			}
			return seen;
		});
	}

	@ParameterizedTest
	@MethodSource("mappers")
	void knowsNoBytesOfAnotherTextThanASetterRefused(Supplier<ObjectMapper> mappers) {
		ReadParity.of(mappers).straightLine(Refusing.class).checkUse((mapper) -> {
			mapper.readValue(bytes("{\"bytes\":\"AAAA\",\"text\":\"x\"}"), Refusing.class);
			mapper.readValue(bytes("{\"bytes\":\"AAAA\",\"text\":\"x\"}"), Refusing.class);
			JsonParser parser = mapper.createParser(bytes("{\"bytes\":\"AAAA\",\"text\":\"QUJD\"}"));
			List<Object> seen = failure(() -> mapper.readValue(parser, Refusing.class));
			return List.of(seen, Arrays.toString(parser.getBinaryValue()));
		});
	}

	private static Object lookAfterFailure(ObjectMapper mapper, String document, Look look) throws IOException {
		mapper.readValue(bytes("{\"name\":\"Al\",\"age\":1,\"height\":0.5,\"steps\":1}"), Person.class);
		mapper.readValue(bytes("{\"name\":\"Al\",\"age\":1,\"height\":0.5,\"steps\":1}"), Person.class);
		JsonParser parser = mapper.createParser(bytes(document));
		List<Object> seen = failure(() -> mapper.readValue(parser, Person.class));
		return List.of(seen, look(look, parser), state(parser));
	}

	private static Object look(Look look, JsonParser parser) {
		try {
			return "" + look.at(parser);
		}
		catch (IOException | RuntimeException ex) {
			return ex.toString();
		}
	}

	private static String state(JsonParser parser) throws IOException {
		return parser.currentToken() + " " + parser.currentName() + " " + parser.getText() + " "
				+ parser.currentTokenLocation() + " " + parser.currentLocation() + " "
				+ parser.getParsingContext().pathAsPointer();
	}

	private static List<Object> readAll(ObjectMapper mapper, String documents) throws IOException {
		List<Object> outcomes = new ArrayList<>();
		try (MappingIterator<Fails> iterator = mapper.readerFor(Fails.class).readValues(bytes(documents))) {
			for (int i = 0; i < 9; i++) {
				Fails[] read = new Fails[1];
				outcomes.add(failure(() -> read[0] = iterator.hasNextValue() ? iterator.nextValue() : null));
				outcomes.add((read[0] != null) ? read[0] : "none");
			}
		}
		return outcomes;
	}

	private static List<Object> failure(Callable<?> reading) {
		try {
			reading.call();
			return List.of("none");
		}
		catch (JsonMappingException ex) {
			return List.of(ex.getClass().getName(), ex.getMessage(), String.valueOf(ex.getLocation()));
		}
		catch (Exception | AssertionError ex) {
			return List.of(ex.getClass().getName(), ex.getMessage());
		}
	}

	private static byte[] bytes(String document) {
		return document.getBytes(StandardCharsets.UTF_8);
	}

	/**
	 * Nothing is settled for it.
	 */
	@SuppressWarnings("serial")
	private static ObjectMapper modifying() {
		return JsonMapper.builder()
			.addModule(new SimpleModule().setDeserializerModifier(new BeanDeserializerModifier() {
			}))
			.build();
	}

	static class Unread {

		@JsonDeserialize(using = Ignoring.class)
		public Integer unread;

		public int count;

		@Override
		public String toString() {
			return this.unread + " " + this.count;
		}

	}

	static class Ignoring extends StdScalarDeserializer<Integer> {

		private static final long serialVersionUID = 1L;

		Ignoring() {
			super(Integer.class);
		}

		@Override
		public Integer deserialize(JsonParser parser, DeserializationContext context) {
			return 7;
		}

	}

	enum Look {

		TEXT {
			@Override
			Object at(JsonParser parser) throws IOException {
				return parser.getText();
			}
		},

		CHARACTERS {
			@Override
			Object at(JsonParser parser) throws IOException {
				return new String(parser.getTextCharacters(), parser.getTextOffset(), parser.getTextLength());
			}
		},

		NUMBER {
			@Override
			Object at(JsonParser parser) throws IOException {
				return parser.getNumberValue() + " " + parser.getNumberType();
			}
		},

		DEFERRED {
			@Override
			Object at(JsonParser parser) throws IOException {
				Object number = parser.getNumberValueDeferred();
				return number.getClass() + " " + number;
			}
		},

		DECIMAL {
			@Override
			Object at(JsonParser parser) throws IOException {
				return parser.getDecimalValue();
			}
		},

		COERCED {
			@Override
			Object at(JsonParser parser) throws IOException {
				return parser.getValueAsString() + parser.getValueAsInt() + parser.getValueAsDouble();
			}
		},

		BUFFERED {
			@Override
			Object at(JsonParser parser) throws IOException {
				try (TokenBuffer buffer = new TokenBuffer(parser)) {
					buffer.copyCurrentEvent(parser);
					JsonParser copy = buffer.asParser();
					return copy.nextToken() + " " + copy.getText() + " " + copy.getNumberType();
				}
			}
		};

		abstract @Nullable Object at(JsonParser parser) throws IOException;

	}

	public static class Fails {

		static int made;

		public String name;

		public int size;

		public List<String> tags;

		public Fails() {
			if (++made == 3) {
				throw new IllegalStateException("not the third");
			}
		}

	}

	public static class Tagged {

		public List<String> tags;

	}

	public static class Person {

		public String name;

		private int age;

		private double height;

		private long steps;

		private boolean alive;

		public void setAge(int age) {
			if (age != 1 && age != 20) {
				throw new IllegalArgumentException("age " + age);
			}
			this.age = age;
		}

		public void setHeight(double height) {
			if (height != 0.5) {
				throw new AssertionError("height " + height);
			}
			this.height = height;
		}

		public void setSteps(long steps) {
			if (steps != 1) {
				throw new IllegalStateException("steps " + steps);
			}
			this.steps = steps;
		}

		public void setAlive(boolean alive) {
			this.alive = alive;
			throw new IllegalStateException("alive " + this.age + this.height + this.steps + this.alive);
		}

	}

	public static class Refusing {

		public int number;

		public byte[] bytes;

		public void setText(String text) {
			if (!text.equals("x")) {
				throw new IllegalArgumentException(text);
			}
		}

	}

	public record Pair(String name, int age) {
	}

	public record GoingTooFar(String a, @JsonDeserialize(using = TooFar.class) Integer far) {
	}

	/**
	 * Leaves the parser a token after the value.
	 */
	static class TooFar extends StdDeserializer<Integer> {

		private static final long serialVersionUID = 1L;

		TooFar() {
			super(Integer.class);
		}

		@Override
		public Integer deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			int value = parser.getIntValue();
			parser.nextToken();
			return value;
		}

	}

	private static final class BrokenStream extends InputStream {

		@Override
		public int read() throws IOException {
			throw new IOException("broken");
		}

	}

}
