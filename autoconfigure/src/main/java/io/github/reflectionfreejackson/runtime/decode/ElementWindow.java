package io.github.reflectionfreejackson.runtime.decode;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Collection;

import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.JsonReadContext;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;

/**
 * Takes elements of arrays from the buffer of Jackson's parser, as {@link ParserWindow}
 * takes properties of objects: as long as each is there at a glance.
 * <p>
 * Keeps no state of its own: it may be used by several threads, each with a parser.
 *
 * @since 0.1.0
 */
public final class ElementWindow {

	private ElementWindow() {
	}

	/**
	 * Take the texts of ASCII that an array begins with, and its end if that is next.
	 * Otherwise the parser is left as if the array began with the next element, for
	 * whoever reads the rest.
	 * @param parser a parser whose buffer can be looked into, at the start of an array
	 * @param target what to add the texts to
	 * @return whether the array has been read to its end
	 * @throws IOException never, as only what is within the parser's limits is taken
	 */
	public static boolean takeTexts(UTF8StreamJsonParser parser, Collection<String> target) throws IOException {
		JsonReadContext context = ParserFields.BASE.context(parser);
		int longest = parser.streamReadConstraints().getMaxStringLength();
		byte[] buffer = ParserWindow.buffer(parser);
		int limit = ParserFields.BASE.end(parser);
		int position = ParserFields.BASE.position(parser);
		int start = startOfText(position, buffer, limit);
		int end = endOfText(start, buffer, limit);
		String latest = null;
		int latestStart = 0;
		while (end >= 0 && end - start <= longest) {
			context.expectComma();
			latest = new String(buffer, start, end - start, StandardCharsets.ISO_8859_1);
			target.add(latest);
			latestStart = start;
			position = end + 1;
			start = (position < limit && buffer[position] == ',')
					? startOfText(ParserWindow.afterBlank(buffer, position + 1, limit), buffer, limit) : -1;
			end = endOfText(start, buffer, limit);
		}
		if (latest != null) {
			// Nobody has seen the parser at those before
			ParserWindow.taken(parser, latest, latestStart, position);
		}
		if (position < limit && buffer[position] == ']') {
			ParserWindow.takeEnd(parser, JsonToken.END_ARRAY);
			return true;
		}
		ParserFields.BASE.token(parser, JsonToken.START_ARRAY);
		return false;
	}

	/**
	 * Have a parser that has failed to read what comes after texts that were taken be at
	 * the last of them.
	 * @param parser the parser, which is left as if the array had not begun
	 */
	public static void returnToText(UTF8StreamJsonParser parser) {
		ParserFields.BASE.token(parser, JsonToken.VALUE_STRING);
	}

	/**
	 * Return where a text begins whose quote is at a position, or -1 if there is none.
	 */
	private static int startOfText(int position, byte[] buffer, int limit) {
		return (position < limit && buffer[position] == '"') ? position + 1 : -1;
	}

	/**
	 * Return where the quote is that ends a text, or a negative number if there is no
	 * text, or one that takes more than a glance.
	 */
	private static int endOfText(int start, byte[] buffer, int limit) {
		return (start >= 0) ? TextDecoder.endOfAscii(buffer, start, limit) : -1;
	}

}
