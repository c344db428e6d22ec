package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.io.SerializedString;

/**
 * Writes the content of an object or array, which may end anywhere between two tokens, to
 * a generator token by token, so that whatever is open there is open in the generator,
 * too.
 */
final class TokenReplay {

	private static final JsonFactory PARSERS = new JsonFactoryBuilder().disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
		.disable(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES)
		.streamReadConstraints(StreamReadConstraints.builder()
			.maxNestingDepth(Integer.MAX_VALUE)
			.maxNumberLength(Integer.MAX_VALUE)
			.maxStringLength(Integer.MAX_VALUE)
			.maxNameLength(Integer.MAX_VALUE)
			.build())
		.build();

	/**
	 * How escapes of surrogates begin, as encoders and Jackson's generator write them.
	 */
	private static final String SURROGATE_ESCAPE = "\\uD";

	private static final int ESCAPE = 6;

	private TokenReplay() {
	}

	/**
	 * Write what is inside an object or array.
	 * @param json the object or array from its opening brace on, without its closing one
	 * @param closing the braces that close what is open at the end, so that the parser
	 * does not fail there, which would take longer than all else
	 * @param generator where to write to, in an open object or array
	 */
	static void write(byte[] json, String closing, JsonGenerator generator) throws IOException {
		byte last = json[json.length - 1];
		// The parser insists on an element after a comma, and looks at what follows a
		// name
		int length = (last == ',') ? json.length - 1 : json.length;
		String written = unescapeHalves(new String(json, 0, length, StandardCharsets.UTF_8));
		char[] text = written.concat((last == ':') ? "0" : "").concat(closing).toCharArray();
		try (JsonParser parser = PARSERS.createParser(text)) {
			parser.nextToken();
			for (JsonToken token = parser.nextToken(); start(parser) < written.length(); token = parser.nextToken()) {
				write(token, parser, text, generator);
			}
		}
	}

	/**
	 * Put the char itself in place of each escape by number of half a pair of surrogates.
	 * In names, parsers refuse the escapes from Jackson 2.23 on, but not the chars.
	 */
	private static String unescapeHalves(String json) {
		if (!json.contains(SURROGATE_ESCAPE)) {
			return json;
		}
		StringBuilder unescaped = new StringBuilder(json.length());
		for (int i = 0; i < json.length();) {
			int length = 1;
			if (json.charAt(i) == '\\') {
				length = isSurrogateAt(json, i) ? lengthOfPairAt(json, i) : 2;
			}
			if (length == ESCAPE) {
				unescaped.append(charAt(json, i));
			}
			else {
				unescaped.append(json, i, i + length);
			}
			i += length;
		}
		return unescaped.toString();
	}

	private static int lengthOfPairAt(String json, int start) {
		boolean isPair = Character.isHighSurrogate(charAt(json, start)) && isSurrogateAt(json, start + ESCAPE)
				&& Character.isLowSurrogate(charAt(json, start + ESCAPE));
		return isPair ? 2 * ESCAPE : ESCAPE;
	}

	private static boolean isSurrogateAt(String json, int start) {
		return json.startsWith(SURROGATE_ESCAPE, start) && Character.isSurrogate(charAt(json, start));
	}

	private static char charAt(String json, int start) {
		return (char) Integer.parseInt(json, start + 2, start + ESCAPE, 16);
	}

	private static void write(JsonToken token, JsonParser parser, char[] text, JsonGenerator generator)
			throws IOException {
		switch (token) {
			case START_OBJECT -> generator.writeStartObject();
			case END_OBJECT -> generator.writeEndObject();
			case START_ARRAY -> generator.writeStartArray();
			case END_ARRAY -> generator.writeEndArray();
			case FIELD_NAME -> writeName(parser.currentName(), text, start(parser), generator);
			case VALUE_STRING -> writeText(parser.getText(), text, start(parser), generator);
			case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> generator.writeNumber(parser.getText());
			case VALUE_TRUE -> generator.writeBoolean(true);
			case VALUE_FALSE -> generator.writeBoolean(false);
			default -> generator.writeNull();
		}
	}

	private static void writeName(String name, char[] text, int start, JsonGenerator generator) throws IOException {
		if (hasUnescapedSurrogates(name, text, start)) {
			generator.writeFieldName(new SerializedString(name));
		}
		else {
			generator.writeFieldName(name);
		}
	}

	private static void writeText(String value, char[] text, int start, JsonGenerator generator) throws IOException {
		if (hasUnescapedSurrogates(value, text, start)) {
			generator.writeString(new SerializedString(value));
		}
		else {
			generator.writeString(value);
		}
	}

	private static int start(JsonParser parser) {
		return (int) parser.currentTokenLocation().getCharOffset();
	}

	/**
	 * Generators escape surrogates, except for names of properties and enums, which were
	 * escaped beforehand, in another way, and have no half pairs.
	 */
	private static boolean hasUnescapedSurrogates(String value, char[] text, int start) {
		if (value.chars().noneMatch((character) -> Character.isSurrogate((char) character))) {
			return false;
		}
		for (int i = start + 1; i < text.length && text[i] != '"'; i++) {
			if (Character.isSurrogatePair(text[i], text[i + 1])) {
				return true;
			}
			if (text[i] == '\\') {
				i++;
			}
		}
		return false;
	}

}
