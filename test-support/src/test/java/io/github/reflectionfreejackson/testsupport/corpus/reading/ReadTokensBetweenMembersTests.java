package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.ByteArrayInputStream;
import java.io.DataInput;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.async.ByteArrayFeeder;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is wrong between the arguments of a creator, or between the properties of a
 * builder, which parsers report in one way for tokens and in another for names.
 */
class ReadTokensBetweenMembersTests {

	@ParameterizedTest
	@ValueSource(strings = { "{\"name\":\"x\",\"size\":}", "{\"name\":}", "{\"name\":\"x\"", "{\"name\":\"x\",",
			"{\"name\":\"x\",\"size\"", "{\"name\":\"x\",\"size\":", "{\"name\":\"x\",\"size\":]}",
			"{\"name\":\"x\" \"size\":1}", "{\"name\":\"x\",}", "{\"name\":\"x\",\"other\":}",
			"{\"name\":\"x\",\"size\":nul}", "{\"name\":\"x\",size:1}", "{\"name\":\"x\"]",
			"{\"name\":\"x\",\"size\":1", "{\"name\":\"x\",\"si" })
	void reportsWhatIsNoArgumentAsJacksonDoes(String document) {
		check(document, Pair.class);
		check(document, Built.class);
	}

	private static void check(String document, Class<?> type) {
		byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
		List<ReadParity.Use> uses = List.of((mapper) -> mapper.readValue(document, type),
				(mapper) -> mapper.readValue(new StringReader(document), type),
				(mapper) -> mapper.readValue(bytes, type),
				(mapper) -> mapper.readValue(new ByteArrayInputStream(bytes), type),
				(mapper) -> mapper.readValue(input(bytes), type), (mapper) -> {
					try (JsonParser parser = mapper.getFactory().createNonBlockingByteArrayParser()) {
						ByteArrayFeeder feeder = (ByteArrayFeeder) parser.getNonBlockingInputFeeder();
						feeder.feedInput(bytes, 0, bytes.length);
						feeder.endOfInput();
						return mapper.readerFor(type).readValue(parser);
					}
				});
		for (ReadParity.Use use : uses) {
			ReadParity.of(ObjectMapper::new).straightLine(type).checkUse((mapper) -> {
				mapper.readValue("{\"name\":\"a\",\"size\":1}".getBytes(StandardCharsets.UTF_8), type);
				mapper.readValue("{\"name\":\"b\",\"size\":2}".getBytes(StandardCharsets.UTF_8), type);
				return use.of(mapper);
			});
		}
	}

	@Test
	void reportsWhatIsNoArgumentOfBinaryFormatsAsJacksonDoes() throws IOException {
		for (Supplier<ObjectMapper> format : List.<Supplier<ObjectMapper>>of(SmileMapper::new, CBORMapper::new)) {
			byte[] bytes = format.get().writeValueAsBytes(new Pair("x", 200));
			for (int i = 4; i < bytes.length; i++) {
				int position = i;
				for (Class<?> type : List.of(Pair.class, Built.class)) {
					ReadParity.of(format)
						.straightLine(type)
						.checkUse((mapper) -> outcomesOfWrongBytes(mapper, type, bytes, position));
				}
			}
		}
	}

	private static List<String> outcomesOfWrongBytes(ObjectMapper mapper, Class<?> type, byte[] document,
			int position) {
		List<String> outcomes = new ArrayList<>();
		outcomes.add(outcome(mapper, type, Arrays.copyOf(document, position)));
		for (int value = 0; value < 256; value++) {
			byte[] wrong = document.clone();
			wrong[position] = (byte) value;
			outcomes.add(outcome(mapper, type, wrong));
		}
		return outcomes;
	}

	private static String outcome(ObjectMapper mapper, Class<?> type, byte[] document) {
		try {
			return mapper.readValue(document, type).toString();
		}
		catch (IOException | RuntimeException ex) {
			return ex.toString();
		}
	}

	private static DataInput input(byte[] bytes) {
		return new DataInputStream(new ByteArrayInputStream(bytes));
	}

	public record Pair(String name, int size) {
	}

	@JsonDeserialize(builder = Built.Builder.class)
	public record Built(String name, int size) {

		public static class Builder {

			private String name;

			private int size;

			public Builder withName(String name) {
				this.name = name;
				return this;
			}

			public Builder withSize(int size) {
				this.size = size;
				return this;
			}

			public Built build() {
				return new Built(this.name, this.size);
			}

		}

	}

}
