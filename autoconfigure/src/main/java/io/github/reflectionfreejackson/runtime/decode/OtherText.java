package io.github.reflectionfreejackson.runtime.decode;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.core.util.TextBuffer;

/**
 * Takes pending texts that are not just ASCII without escapes. Short ones are decoded
 * character by character, in the parser's own buffer of characters; for the others there
 * is {@link LongText}.
 */
final class OtherText {

	/**
	 * With so many characters before the first other one, there are probably few others.
	 */
	private static final int PLAIN = 48;

	/**
	 * If it does not end in so many bytes from the first other character on, and has not
	 * too many escapes there, a text counts as long.
	 */
	private static final int LOOK_AHEAD = 256;

	/**
	 * The first byte that begins a character beyond Latin 1.
	 */
	private static final byte BEYOND_LATIN_1 = (byte) 0xC4;

	private OtherText() {
	}

	/**
	 * Take a pending text.
	 * @param parser a parser whose value is pending
	 * @param buffer its buffer
	 * @param start where the text begins, after its quote
	 * @param other where the first character is that is not ASCII, or an escape, or the
	 * end of the buffer
	 * @param limit where the buffer ends
	 * @return the text
	 * @throws IOException if the text is ill-formed
	 */
	static String take(UTF8StreamJsonParser parser, byte[] buffer, int start, int other, int limit) throws IOException {
		if (start == limit) {
			// There may be no more, of which the parser learns before it forgets the
			// latest text
			return takeByParser(parser, start);
		}
		TextBuffer text = ParserFields.BASE.text(parser);
		char[] characters = text.emptyAndGetCurrentSegment();
		int count = other - start;
		if (count > PLAIN || isLongLatin1(buffer, other, limit)) {
			return LongText.take(parser, start, Math.min(count, characters.length), characters);
		}
		TextDecoder.widen(buffer, start, count, characters);
		long stop = TextDecoder.decode(buffer, other, limit, characters, count);
		int end = TextDecoder.positionOf(stop);
		if (end == limit || buffer[end] != '"') {
			return LongText.take(parser, start, end, characters, TextDecoder.countOf(stop));
		}
		ParserWindow.taken(parser, JsonToken.VALUE_STRING, start, end + 1);
		return text.setCurrentAndReturn(TextDecoder.countOf(stop));
	}

	private static boolean isLongLatin1(byte[] buffer, int other, int limit) {
		return other + LOOK_AHEAD <= limit && (buffer[other] >= 0 || buffer[other] < BEYOND_LATIN_1)
				&& TextDecoder.goesOn(buffer, other, other + LOOK_AHEAD);
	}

	/**
	 * Take a pending text as the parser does.
	 * @param parser a parser whose value is pending
	 * @param start where the text begins, after its quote
	 * @return the text
	 * @throws IOException if the text is ill-formed
	 */
	static String takeByParser(UTF8StreamJsonParser parser, int start) throws IOException {
		ParserWindow.taken(parser, JsonToken.VALUE_STRING, start, start);
		ParserFields.UTF8.incomplete(parser);
		return parser.getText();
	}

}
