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
import com.fasterxml.jackson.dataformat.cbor.databind.CBORMapper;
import com.fasterxml.jackson.dataformat.smile.databind.SmileMapper;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What is wrong between the arguments of a creator, which parsers report in one way for
 * tokens and in another for names.
 */
class ReadCreatorTokensTests {

	@ParameterizedTest
	@ValueSource(strings = { "{\"name\":\"x\",\"size\":}", "{\"name\":}", "{\"name\":\"x\"", "{\"name\":\"x\",",
			"{\"name\":\"x\",\"size\"", "{\"name\":\"x\",\"size\":", "{\"name\":\"x\",\"size\":]}",
			"{\"name\":\"x\" \"size\":1}", "{\"name\":\"x\",}", "{\"name\":\"x\",\"other\":}",
			"{\"name\":\"x\",\"size\":nul}", "{\"name\":\"x\",size:1}", "{\"name\":\"x\"]",
			"{\"name\":\"x\",\"size\":1", "{\"name\":\"x\",\"si" })
	void reportsWhatIsNoArgumentAsJacksonDoes(String document) {
		byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
		List<ReadParity.Use> uses = List.of((mapper) -> mapper.readValue(document, Pair.class),
				(mapper) -> mapper.readValue(new StringReader(document), Pair.class),
				(mapper) -> mapper.readValue(bytes, Pair.class),
				(mapper) -> mapper.readValue(new ByteArrayInputStream(bytes), Pair.class),
				(mapper) -> mapper.readValue(input(bytes), Pair.class), (mapper) -> {
					try (JsonParser parser = mapper.getFactory().createNonBlockingByteArrayParser()) {
						ByteArrayFeeder feeder = (ByteArrayFeeder) parser.getNonBlockingInputFeeder();
						feeder.feedInput(bytes, 0, bytes.length);
						feeder.endOfInput();
						return mapper.readerFor(Pair.class).readValue(parser);
					}
				});
		for (ReadParity.Use use : uses) {
			ReadParity.of(ObjectMapper::new).straightLine(Pair.class).checkUse((mapper) -> {
				mapper.readValue("{\"name\":\"a\",\"size\":1}".getBytes(StandardCharsets.UTF_8), Pair.class);
				mapper.readValue("{\"name\":\"b\",\"size\":2}".getBytes(StandardCharsets.UTF_8), Pair.class);
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
				ReadParity.of(format)
					.straightLine(Pair.class)
					.checkUse((mapper) -> outcomesOfWrongBytes(mapper, bytes, position));
			}
		}
	}

	private static List<String> outcomesOfWrongBytes(ObjectMapper mapper, byte[] document, int position) {
		List<String> outcomes = new ArrayList<>();
		outcomes.add(outcome(mapper, Arrays.copyOf(document, position)));
		for (int value = 0; value < 256; value++) {
			byte[] wrong = document.clone();
			wrong[position] = (byte) value;
			outcomes.add(outcome(mapper, wrong));
		}
		return outcomes;
	}

	private static String outcome(ObjectMapper mapper, byte[] document) {
		try {
			return mapper.readValue(document, Pair.class).toString();
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

}
