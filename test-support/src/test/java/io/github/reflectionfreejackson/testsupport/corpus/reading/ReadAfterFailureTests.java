package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Somebody reads on where a parser has failed: as a second type, or the same once more.
 */
class ReadAfterFailureTests {

	private static final String[] MALFORMED = { "\"count\":01,\"name\":\"a\",\"note\":\"n\"",
			"\"count\":.5,\"name\":\"a\",\"note\":\"n\"", "\"count\":--1,\"name\":\"a\"",
			"\"count\":+5,\"name\":\"a\",\"note\":\"n\"", "\"name\"=\"b\",\"count\":1,\"note\":\"n\"", "\"name\"-1",
			"\"name\"::\"b\",\"count\":1", "\"name\":x\"b\",\"count\":1", "\"name\" \"b\"",
			"\"count\"5,\"name\":\"b\",\"note\":\"c\"", "\"note\":=\"b\",\"name\":\"b\"" };

	@ParameterizedTest
	@ValueSource(classes = { OfBeans.class, OfRecords.class })
	void readsAsAnotherTypeAsPlainJackson(Class<?> type) {
		Class<?>[] tried = (type == OfBeans.class) ? new Class<?>[] { Bean.class, OtherBean.class }
				: new Class<?>[] { Entry.class, OtherEntry.class };
		for (String malformed : MALFORMED) {
			ReadParity.of(ObjectMapper::new).straightLine(tried).checkUse((mapper) -> {
				List<String> seen = new ArrayList<>();
				for (int i = 0; i < 3; i++) {
					seen.add(outcome(mapper, "{\"body\":{\"name\":\"a\",\"count\":1},\"after\":\"q\"}", type));
					seen.add(outcome(mapper, "{\"body\":{\"name\":\"a\",\"count\":1,\"note\":\"n\"}}", type));
				}
				seen.add(outcome(mapper, "{\"body\":{" + malformed + "},\"after\":\"q\"}", type));
				return seen;
			});
		}
	}

	@ParameterizedTest
	@ValueSource(classes = { OtherBean.class, OtherEntry.class })
	void readsOnceMoreAsPlainJackson(Class<?> type) {
		for (String malformed : MALFORMED) {
			ReadParity.of(ObjectMapper::new).straightLine(type).checkUse((mapper) -> {
				List<String> seen = new ArrayList<>();
				for (int i = 0; i < 3; i++) {
					seen.add(outcome(mapper, "{\"name\":\"a\",\"count\":1,\"note\":\"n\"}", type));
				}
				JsonParser parser = mapper.createParser(("{" + malformed + "} {}").getBytes(StandardCharsets.UTF_8));
				for (int i = 0; i < 4; i++) {
					seen.add(outcome(() -> mapper.readValue(parser, type)));
					seen.add(parser.currentToken() + " " + parser.currentName());
				}
				return seen;
			});
		}
	}

	private static String outcome(ObjectMapper mapper, String document, Class<?> type) {
		return outcome(() -> mapper.readValue(document.getBytes(StandardCharsets.UTF_8), type));
	}

	private static String outcome(Reading reading) {
		try {
			return String.valueOf(reading.read());
		}
		catch (IOException | RuntimeException ex) {
			return ex.toString();
		}
	}

	/**
	 * Reads a value.
	 */
	private interface Reading {

		Object read() throws IOException;

	}

	record OfBeans(@JsonDeserialize(using = EitherBean.class) Object body, String after) {
	}

	record OfRecords(@JsonDeserialize(using = EitherEntry.class) Object body, String after) {
	}

	static class Bean {

		public String name;

		public int count;

		@Override
		public String toString() {
			return this.name + this.count;
		}

	}

	static class OtherBean {

		public String name;

		public int count;

		public String note;

		@Override
		public String toString() {
			return this.name + this.count + this.note;
		}

	}

	record Entry(String name, int count) {
	}

	record OtherEntry(String name, int count, String note) {
	}

	/**
	 * Reads one type, or else another.
	 */
	abstract static class Either extends JsonDeserializer<Object> {

		private final Class<?> first;

		private final Class<?> second;

		Either(Class<?> first, Class<?> second) {
			this.first = first;
			this.second = second;
		}

		@Override
		public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			try {
				return context.readValue(parser, this.first);
			}
			catch (JsonProcessingException ex) {
				return context.readValue(parser, this.second);
			}
		}

	}

	static class EitherBean extends Either {

		EitherBean() {
			super(Bean.class, OtherBean.class);
		}

	}

	static class EitherEntry extends Either {

		EitherEntry() {
			super(Entry.class, OtherEntry.class);
		}

	}

}
