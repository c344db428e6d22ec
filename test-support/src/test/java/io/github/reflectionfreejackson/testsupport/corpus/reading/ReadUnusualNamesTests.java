package io.github.reflectionfreejackson.testsupport.corpus.reading;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Names that are longer as bytes than as text, and some that are no text.
 */
class ReadUnusualNamesTests {

	@ParameterizedTest
	@ValueSource(ints = { 7, 8, 10, 11, 12, 27 })
	void limitsNamesByTheirBytes(int limit) {
		ReadParity parity = ReadParity.of(() -> new ObjectMapper(JsonFactory.builder()
			.streamReadConstraints(StreamReadConstraints.builder().maxNameLength(limit).build())
			.build()));
		parity.straightLine(Bean.class, Taking.class);
		parity.check(Bean.class, "{\"n\":1}", "{\"n\":1}", "{\"n\":1,\"gr\u00f6\u00df\u00df\u00dfe\":\"x\"}",
				"{\"gr\u00f6\u00df\u00df\u00dfe\":\"x\",\"n\":1,\"to\":{\"n\":1}}",
				"{\"\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e\":\"x\"}", "{\"n\":1,\"to\":{\"n\":1}}",
				"{\"to\":{\"gr\u00f6\u00df\u00df\u00dfe\":\"x\",\"n\":1}}",
				"{\"to\":{\"n\":1,\"gr\u00f6\u00df\u00df\u00dfe\":\"x\"}}");
	}

	@Test
	void looksForNoNamesThatAreNoText() {
		ReadParity.of(ObjectMapper::new)
			.straightLine(Halves.class, TakingHalves.class)
			.check(Halves.class, "{\"a\":1}", "{\"a\":1,\"to\":{\"a\":1}}", "{\"\\uD800\":\"x\",\"a\":1}",
					"{\"a\":1,\"\\uD800\":\"x\"}", "{\"?\":\"x\",\"a\":1}",
					"{\"a\":1,\"to\":{\"a\":1,\"\\uDC00b\":\"x\"}}", "{\"to\":{\"\\uDC00b\":\"x\",\"a\":1}}");
	}

	public static class Bean {

		public int n;

		@JsonProperty("gr\u00f6\u00df\u00df\u00dfe")
		public String size;

		@JsonProperty("\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e\u65e5\u672c\u8a9e")
		public String language;

		public Taking to;

	}

	public record Taking(int n, @JsonProperty("gr\u00f6\u00df\u00df\u00dfe") String size) {
	}

	public static class Halves {

		public int a;

		@JsonProperty("\uD800")
		public String high;

		public TakingHalves to;

	}

	public record TakingHalves(int a, @JsonProperty("\uDC00b") String low) {
	}

}
