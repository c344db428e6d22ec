package io.github.reflectionfreejackson.runtime.direct;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link TokenReplay}.
 */
class TokenReplayTests {

	/**
	 * Halves of surrogate pairs among them, of which Jackson's parsers refuse the escapes
	 * in names from some version on.
	 */
	private static final List<String> PIECES = List.of("\\uD83D", "\\uDE00", "\\uD83D\\uDE00", "\\\\uD83D", "\\\\",
			"\\\"", "\\n", "\\u0001", "\u00E4", "\u4E2D", "a", "uD83D", "\uD7FF", "\uE000");

	private final Random random = new Random(11);

	@Test
	void writesNamesAndTextsAsTheyAre() throws IOException {
		for (int i = 0; i < 10_000; i++) {
			String json = "{\"" + text() + "\":\"" + text() + "\",\"" + text() + "\":[\"" + text() + "\",1.50],\""
					+ text() + "\":{\"" + text() + "\":null";
			assertThat(replayed(json, "}}")).isEqualTo(json + "}}");
		}
	}

	/**
	 * As the names of properties and enums are, whose surrogates are no escapes.
	 */
	@Test
	void writesNamesWithCharsBeyondTheBasicPlaneAsTheyAre() throws IOException {
		for (String name : List.of("\uD83D\uDE00", "a\uD83D\uDE00\uD83D\uDE00b", "\\n\uD83D\uDE00\\\"")) {
			String json = "{\"" + name + "\":\"\\uD83D\",\"\\uDE00\":\"" + name + "\"";
			assertThat(replayed(json, "}")).isEqualTo(json + "}");
		}
	}

	private String text() {
		StringBuilder text = new StringBuilder();
		for (int i = this.random.nextInt(5); i >= 0; i--) {
			text.append(PIECES.get(this.random.nextInt(PIECES.size())));
		}
		return text.toString();
	}

	/**
	 * What is open is closed with the generator.
	 */
	private static String replayed(String json, String closing) throws IOException {
		ByteArrayOutputStream output = new ByteArrayOutputStream();
		try (JsonGenerator generator = new JsonFactory().createGenerator(output)) {
			generator.writeStartObject();
			TokenReplay.write(json.getBytes(StandardCharsets.UTF_8), closing, generator);
		}
		return output.toString(StandardCharsets.UTF_8);
	}

}
