package io.github.reflectionfreejackson.runtime.decode;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ElementWindow}.
 */
class ElementWindowTests {

	private final List<String> taken = new ArrayList<>();

	@Test
	void takesTextsToTheEnd() throws IOException {
		JsonParser parser = parserAt("[\"a\",\"\", \"a longer text\"] 7");
		assertThat(take(parser)).isTrue();
		assertThat(this.taken).containsExactly("a", "", "a longer text");
		assertThat(parser.currentToken()).isEqualTo(JsonToken.END_ARRAY);
		assertThat(parser.getParsingContext().inRoot()).isTrue();
		assertThat(parser.currentLocation().getByteOffset()).isEqualTo(25);
		assertThat(parser.nextIntValue(0)).isEqualTo(7);
	}

	@Test
	void takesTheEndOfNothing() throws IOException {
		JsonParser parser = parserAt("[]");
		assertThat(take(parser)).isTrue();
		assertThat(this.taken).isEmpty();
		assertThat(parser.currentToken()).isEqualTo(JsonToken.END_ARRAY);
	}

	@Test
	void leavesTheRestAsIfTheArrayBeganThere() throws IOException {
		for (String rest : List.of("\"\u00e9\"", "\"\\n\"", "null", "1", "[]", "{}")) {
			this.taken.clear();
			JsonParser parser = parserAt("[\"a\",\"b\", " + rest + ",\"c\"]");
			assertThat(take(parser)).as(rest).isFalse();
			assertThat(this.taken).as(rest).containsExactly("a", "b");
			assertThat(parser.isExpectedStartArrayToken()).isTrue();
			JsonToken next = parser.nextToken();
			assertThat(next).isNotNull();
			parser.skipChildren();
			assertThat(parser.getParsingContext().getCurrentIndex()).isEqualTo(2);
			assertThat(parser.nextTextValue()).isEqualTo("c");
			assertThat(parser.nextToken()).isEqualTo(JsonToken.END_ARRAY);
		}
	}

	@Test
	void takesNothingThatDoesNotBeginWithText() throws IOException {
		for (String document : List.of("[1,\"a\"]", "[ \"a\"]", "[\n\"a\"]", "[,\"a\"]", "[\"a", "[")) {
			JsonParser parser = parserAt(document);
			assertThat(take(parser)).as(document).isFalse();
			assertThat(this.taken).as(document).isEmpty();
			assertThat(parser.currentToken()).isEqualTo(JsonToken.START_ARRAY);
			assertThat(parser.currentLocation().getByteOffset()).isOne();
		}
	}

	@Test
	void takesNothingBehindTheEndOfTheBuffer() throws IOException {
		String document = "[\"a\", \"bc\",\"d\"]";
		// Parsers look at four bytes to know the encoding
		for (int end = 4; end < document.length(); end++) {
			this.taken.clear();
			InputStream parts = new SequenceInputStream(stream(document.substring(0, end)),
					stream(document.substring(end)));
			JsonParser parser = new JsonFactory().createParser(parts);
			parser.nextToken();
			assertThat(take(parser)).isFalse();
			int complete = (end < 10) ? 1 : (end < 14) ? 2 : 3;
			assertThat(this.taken).as("before " + end).hasSize(complete);
			for (int i = complete; i < 3; i++) {
				assertThat(parser.nextTextValue()).isEqualTo(List.of("a", "bc", "d").get(i));
			}
			assertThat(parser.nextToken()).isEqualTo(JsonToken.END_ARRAY);
		}
	}

	@Test
	void takesNoLongerTextsThanParsersAllow() throws IOException {
		JsonFactory factory = JsonFactory.builder()
			.streamReadConstraints(StreamReadConstraints.builder().maxStringLength(3).build())
			.build();
		JsonParser parser = factory.createParser("[\"abc\",\"abcd\"]".getBytes(StandardCharsets.UTF_8));
		parser.nextToken();
		assertThat(take(parser)).isFalse();
		assertThat(this.taken).containsExactly("abc");
	}

	@Test
	void hasTheParserKnowTheLatestText() throws IOException {
		JsonParser parser = parserAt("[\"a\",\"b\",1]");
		assertThat(take(parser)).isFalse();
		assertThat(parser.currentTokenLocation().getByteOffset()).isEqualTo(5);
		assertThat(parser.currentLocation().getByteOffset()).isEqualTo(8);
	}

	private boolean take(JsonParser parser) throws IOException {
		return ElementWindow.takeTexts((UTF8StreamJsonParser) parser, this.taken);
	}

	private static JsonParser parserAt(String document) throws IOException {
		JsonParser parser = new JsonFactory().createParser(document.getBytes(StandardCharsets.UTF_8));
		assertThat(parser.nextToken()).isEqualTo(JsonToken.START_ARRAY);
		return parser;
	}

	private static InputStream stream(String document) {
		return new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8));
	}

}
