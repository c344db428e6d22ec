package io.github.reflectionfreejackson.runtime.verify;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.ReaderBasedJsonParser;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import org.jspecify.annotations.Nullable;

/**
 * A document that can be read again, and as often as is wanted, after a parser has read
 * it. The parser goes on as if nothing were recorded: what it has in its buffer is
 * copied, and what it reads after that is noted as it passes by. A document that is read
 * again arrives in the same portions, at the same places.
 */
abstract class RecordedDocument {

	private static final boolean POSSIBLE = areParsersOpen();

	/**
	 * Return whether anything can be recorded: not if Jackson is in a named module, or
	 * another version has other fields.
	 */
	static boolean isPossible() {
		return POSSIBLE;
	}

	private static boolean areParsersOpen() {
		try {
			return RecordedBytes.isPossible() && RecordedCharacters.isPossible() && RecordedTokens.isPossible();
		}
		catch (LinkageError ex) {
			return false;
		}
	}

	/**
	 * Begin to record what a parser reads.
	 * @param parser the parser, at the first token
	 * @return the document, or {@code null} if it is no object or array, is part of
	 * another, or comes from a parser of another class than those of Jackson for JSON and
	 * for buffered tokens
	 */
	static @Nullable RecordedDocument of(JsonParser parser) {
		if (!POSSIBLE || (!parser.hasToken(JsonToken.START_OBJECT) && !parser.hasToken(JsonToken.START_ARRAY))) {
			return null;
		}
		JsonStreamContext parent = parser.getParsingContext().getParent();
		if (parent == null || !parent.inRoot()) {
			return RecordedTokens.ofPart(parser);
		}
		if (parser.getClass() == UTF8StreamJsonParser.class) {
			return RecordedBytes.of((UTF8StreamJsonParser) parser);
		}
		if (parser.getClass() == ReaderBasedJsonParser.class) {
			return RecordedCharacters.of((ReaderBasedJsonParser) parser);
		}
		return RecordedTokens.of(parser);
	}

	/**
	 * Record no more, and leave the parser as it would be had nothing been recorded.
	 */
	abstract void stop();

	/**
	 * Return a parser that reads the document again, at its first token.
	 * @throws IOException if that cannot be read
	 */
	final JsonParser again() throws IOException {
		JsonParser parser = createParser();
		parser.nextToken();
		return parser;
	}

	abstract JsonParser createParser();

}
