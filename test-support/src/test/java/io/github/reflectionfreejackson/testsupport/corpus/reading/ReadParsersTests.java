package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is asked of the parser.
 */
class ReadParsersTests {

	private static final String DOCUMENT = "{\"name\":\"a\u00e4\\u00e4\uD83D\uDE00\",\"number\":12,\"list\":[{\"name\":\"b\"}]}";

	@ParameterizedTest
	@ValueSource(classes = { Bean.class, Rec.class, Created.class })
	@CoversReading("duplicate fields (STRICT_DUPLICATE_DETECTION)")
	void readsDuplicates(Class<?> type) {
		String[] documents = { DOCUMENT, "{\"name\":\"a\",\"name\":\"b\"}", "{\"x\":1,\"x\":2}",
				"{\"number\":1,\"name\":\"a\",\"list\":[],\"number\":2}" };
		ReadParity.of(ObjectMapper::new).generated(type).check(type, documents);
		ReadParity
			.of(() -> new ObjectMapper(
					JsonFactory.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build()))
			.generated(type)
			.check(type, documents);
	}

	@ParameterizedTest
	@ValueSource(classes = { Bean.class, Rec.class, Created.class })
	@CoversReading("nesting and size limits (StreamReadConstraints)")
	void readsWithinLimits(Class<?> type) {
		StreamReadConstraints constraints = StreamReadConstraints.builder()
			.maxNestingDepth(3)
			.maxStringLength(6)
			.maxNameLength(6)
			.maxNumberLength(5)
			.maxDocumentLength(70)
			.build();
		String[] documents = { "{\"name\":\"aaaaaa\"}", "{\"name\":\"aaaaaaa\"}", "{\"number\":12345}",
				"{\"number\":123456}", "{\"list\":[{\"list\":[]}]}", "{\"unknown\":1}", "{\"list\":[{\"name\":\"a\"}]}",
				"{\"name\":\"a\",                                                                            \"number\":1}" };
		ReadParity.of(() -> new ObjectMapper(JsonFactory.builder().streamReadConstraints(constraints).build()))
			.generated(type)
			.check(type, documents);
	}

	@Test
	@CoversReading({ "nesting and size limits (StreamReadConstraints)", "truncated input" })
	void readsDeeplyNested() {
		ReadParity.of(ObjectMapper::new)
			.generated(Bean.class)
			.unmutated()
			.check(Bean.class, "{\"list\":[".repeat(400) + "]}".repeat(400), "{\"list\":[".repeat(600),
					"{\"any\":" + "[".repeat(1200), "{\"x\":" + "[".repeat(990) + "]".repeat(990) + "}");
	}

	@ParameterizedTest
	@EnumSource
	void readsWithJsonFeature(JsonReadFeature feature) {
		ReadParity.of(() -> JsonMapper.builder().enable(feature).build())
			.generated(Bean.class, Created.class)
			.unmutated()
			.check(Both.class, "{\"bean\":{'name':'a'}}", "{bean:{name:\"a\"}}", "{\"bean\":{\"number\":+1}}",
					"{\"bean\":{\"number\":007}}", "/* c */{\"bean\":{ // c\n}}", "# c\n{}",
					"{\"bean\":{\"number\":.5}}", "{\"bean\":{\"number\":5.}}", "{\"bean\":{\"d\":NaN}}",
					"{\"bean\":{\"name\":\"\\q\"}}", "{\"bean\":{\"name\":\"\t\"}}", "{\"bean\":{\"list\":[{},]}}",
					"{\"bean\":{\"list\":[,]}}", "{\"created\":{\"name\":\"a\",}}",
					"{\"created\":{'name':'a','number':1,}}", "\u001e{\"bean\":{}}");
	}

	@ParameterizedTest
	@EnumSource
	void readsWithStreamFeature(StreamReadFeature feature) {
		ReadParity
			.of(() -> new ObjectMapper(JsonFactory.builder().configure(feature, !feature.enabledByDefault()).build()))
			.generated(Bean.class, Created.class)
			.check(Both.class, "{\"bean\":" + DOCUMENT + "}", "{\"created\":" + DOCUMENT + "}");
	}

	@ParameterizedTest
	@ValueSource(strings = { "UTF-8", "UTF-16BE", "UTF-16LE", "UTF-32BE", "UTF-32LE", "ISO-8859-1" })
	void readsOtherEncodings(String encoding) {
		Charset charset = Charset.forName(encoding);
		// Jackson refuses what ISO-8859-1 makes of a byte order mark before it looks at
		// the type
		for (String start : encoding.startsWith("ISO") ? List.of("") : List.of("", "\uFEFF")) {
			byte[] bytes = (start + DOCUMENT).getBytes(charset);
			ReadParity.of(ObjectMapper::new)
				.generated(Bean.class)
				.checkUse((mapper) -> mapper.readValue(bytes, Bean.class));
			ReadParity.of(ObjectMapper::new)
				.generated(Rec.class)
				.checkUse((mapper) -> mapper.readValue(new ByteArrayInputStream(bytes), Rec.class));
			ReadParity.of(ObjectMapper::new)
				.generated(Created.class)
				.checkUse((mapper) -> mapper.readValue(Arrays.copyOf(bytes, bytes.length - 7), Created.class));
		}
	}

	@Test
	void readsMalformedBytes() {
		for (int broken : new int[] { 0x80, 0xC3, 0xE2, 0xF8, 0xFF, 0x00 }) {
			byte[] bytes = "{\"name\":\"a?b\",\"number\":1}".getBytes(StandardCharsets.UTF_8);
			bytes[10] = (byte) broken;
			ReadParity.of(ObjectMapper::new).checkUse((mapper) -> mapper.readValue(bytes, Bean.class));
			ReadParity.of(ObjectMapper::new).checkUse((mapper) -> mapper.readValue(bytes, Rec.class));
		}
	}

	@Test
	void readsLongDocuments() {
		String text = "\u00e4\uD83D\uDE00\\n".repeat(3000);
		String elements = "{\"name\":\"" + "a".repeat(997) + "\",\"number\":1},";
		ReadParity.of(ObjectMapper::new)
			.generated(Bean.class, Created.class)
			.unmutated()
			.check(Both.class, "{\"bean\":{\"name\":\"" + text + "\",\"number\":5}}",
					"{\"bean\":{\"list\":[" + elements.repeat(30) + "{}]}}",
					"{\"created\":{\"list\":[" + elements.repeat(30) + "null],\"name\":\"" + text + "\"}}",
					"{\"bean\":{" + " ".repeat(9000) + "\"number\":3}}", "{\"bean\":{\"" + "n".repeat(9000) + "\":3}}");
	}

	@Test
	@CoversReading("tree buffering where Jackson streams")
	void streamsMembers() {
		for (Class<?> type : List.of(Streaming.class, StreamingRecord.class, StreamingCreated.class)) {
			ReadParity.of(ObjectMapper::new)
				.generated(type)
				.checkUse((mapper) -> mapper.readValue("{\"a\":1,\"b\":{\"c\":[2]},\"d\":\"x\"}", type));
			ReadParity.of(ObjectMapper::new)
				.generated(type)
				.checkUse((mapper) -> mapper.readValue("{\"d\":1,\"b\":{\"c\":[2]}}".getBytes(StandardCharsets.UTF_8),
						type));
		}
	}

	@Test
	@CoversReading("tree buffering where Jackson streams")
	void consumesNoMoreThanJackson() {
		ReadParity.of(ObjectMapper::new).generated(Bean.class).checkUse((mapper) -> {
			List<Object> seen = new ArrayList<>();
			try (JsonParser parser = mapper.createParser("[1,{\"name\":\"a\",\"x\":2},{\"number\":3}]")) {
				while (parser.nextToken() != null) {
					if (parser.currentToken().isStructStart() && parser.getParsingContext().inObject()) {
						try {
							seen.add(mapper.readValue(parser, Bean.class));
						}
						catch (IOException ex) {
							seen.add(ex.getMessage());
						}
					}
					seen.add(parser.currentToken() + " " + parser.currentLocation() + parser.getParsingContext());
				}
			}
			return seen;
		});
		ReadParity.of(ObjectMapper::new)
			.generated(Rec.class)
			.checkUse((
					mapper) -> mapper.readerFor(Rec.class).readValues(new StringReader(DOCUMENT + DOCUMENT)).readAll());
	}

	static class Bean {

		public String name;

		private int number;

		public List<Bean> list;

		public double d;

		public Object any;

		public void setNumber(int number) {
			this.number = number;
		}

	}

	record Rec(String name, int number, List<Rec> list) {
	}

	static class Created {

		private final String name;

		public int number;

		private final List<Created> list;

		@JsonCreator
		Created(@JsonProperty("name") String name, @JsonProperty("list") List<Created> list) {
			this.name = name;
			this.list = list;
		}

	}

	static class Both {

		public Bean bean;

		public Created created;

	}

	/**
	 * Tells what it is read from, and where.
	 */
	static class Position {

		final String text;

		Position(String text) {
			this.text = text;
		}

	}

	static class PositionDeserializer extends StdDeserializer<Position> {

		PositionDeserializer() {
			super(Position.class);
		}

		@Override
		public Position deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			String position = parser.getClass() + " " + parser.currentToken() + " " + parser.currentName() + " "
					+ parser.currentTokenLocation() + parser.currentLocation()
					+ parser.getParsingContext().pathAsPointer() + " " + parser.currentValue() + " "
					+ ((context.getParser() != null) ? context.getParser().getClass() : null);
			parser.skipChildren();
			return new Position(position);
		}

	}

	static class Streaming {

		@JsonDeserialize(using = PositionDeserializer.class)
		public Position a;

		private Position before;

		public Map<String, Object> map;

		@JsonDeserialize(using = PositionDeserializer.class)
		public Position d;

		@JsonDeserialize(using = PositionDeserializer.class)
		public void setB(Position b) {
			this.before = b;
		}

		@Override
		public String toString() {
			return "streaming";
		}

	}

	record StreamingRecord(@JsonDeserialize(using = PositionDeserializer.class) Position a,
			@JsonDeserialize(using = PositionDeserializer.class) Position b,
			@JsonDeserialize(using = PositionDeserializer.class) Position d) {
	}

	static class StreamingCreated {

		private final Position d;

		@JsonDeserialize(using = PositionDeserializer.class)
		public Position a;

		@JsonDeserialize(using = PositionDeserializer.class)
		public Position b;

		@JsonCreator
		StreamingCreated(@JsonProperty("d") @JsonDeserialize(using = PositionDeserializer.class) Position d) {
			this.d = d;
		}

		@Override
		public String toString() {
			return "created";
		}

	}

}
