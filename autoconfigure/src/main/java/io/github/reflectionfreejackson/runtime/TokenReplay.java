package io.github.reflectionfreejackson.runtime;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.io.JsonEOFException;

/**
 * Writes the content of an object, which may end anywhere between two tokens, to a
 * generator token by token, so that whatever is open there is open in the generator, too.
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

	private TokenReplay() {
	}

	/**
	 * Write what is inside an object.
	 * @param json the object from its opening brace on, without its closing one
	 * @param generator where to write to, in an open object
	 */
	static void write(byte[] json, JsonGenerator generator) throws IOException {
		boolean endsWithName = json[json.length - 1] == ':';
		try (JsonParser parser = PARSERS.createParser(json)) {
			try {
				parser.nextToken();
				for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
					write(token, parser, generator);
				}
			}
			catch (JsonEOFException ex) {
				// The parser knows of a name, and tells when it sees what follows
				if (endsWithName) {
					generator.writeFieldName(parser.currentName());
				}
			}
		}
	}

	private static void write(JsonToken token, JsonParser parser, JsonGenerator generator) throws IOException {
		switch (token) {
			case START_OBJECT -> generator.writeStartObject();
			case END_OBJECT -> generator.writeEndObject();
			case START_ARRAY -> generator.writeStartArray();
			case END_ARRAY -> generator.writeEndArray();
			case FIELD_NAME -> generator.writeFieldName(parser.currentName());
			case VALUE_STRING -> generator.writeString(parser.getText());
			case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> generator.writeNumber(parser.getText());
			case VALUE_TRUE -> generator.writeBoolean(true);
			case VALUE_FALSE -> generator.writeBoolean(false);
			default -> generator.writeNull();
		}
	}

}
