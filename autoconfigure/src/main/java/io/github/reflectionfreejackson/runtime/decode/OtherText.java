package io.github.reflectionfreejackson.runtime.decode;

import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.nio.charset.StandardCharsets;

import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.base.ParserBase;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.core.util.TextBuffer;

/**
 * Takes pending texts that are not just ASCII without escapes. Short ones are decoded
 * character by character. Long ones are mostly Latin 1, which needs a byte for each
 * character in the end: words of eight bytes are copied, until there is something else.
 * Where neither can go on, since a text is ill-formed, ends in another buffer, or does
 * not fit, the parser does.
 */
final class OtherText {

	/**
	 * How many bytes are decoded one by one before a text counts as a long one.
	 */
	private static final int SHORT = 32;

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
		TextBuffer text = (TextBuffer) ParserFields.TEXT.get(parser);
		char[] characters = text.emptyAndGetCurrentSegment();
		int position = start;
		int count = 0;
		if (other - start <= SHORT) {
			TextDecoder.widen(buffer, start, other - start, characters);
			long stop = TextDecoder.decode(buffer, other, Math.min(limit, other + SHORT), characters, other - start);
			position = TextDecoder.positionOf(stop);
			count = TextDecoder.countOf(stop);
			if (endsAt(buffer, position, limit)) {
				return take(parser, text, start, position, count);
			}
		}
		return canGoOn() ? takeLong(parser, buffer, start, position, limit, text, characters, count)
				: takeByParser(parser, start);
	}

	/**
	 * Not if another version of Jackson has no such method.
	 */
	private static boolean canGoOn() {
		try {
			return Parser.FINISH_TEXT != null;
		}
		catch (LinkageError ex) {
			return false;
		}
	}

	private static boolean endsAt(byte[] buffer, int position, int limit) {
		return position < limit && buffer[position] == '"';
	}

	private static String take(UTF8StreamJsonParser parser, TextBuffer text, int start, int end, int length)
			throws IOException {
		ParserWindow.taken(parser, JsonToken.VALUE_STRING, start, end + 1);
		return text.setCurrentAndReturn(length);
	}

	private static String takeLong(UTF8StreamJsonParser parser, byte[] buffer, int start, int from, int limit,
			TextBuffer text, char[] characters, int length) throws IOException {
		int position = from;
		int count = length;
		IOContext context = (IOContext) Parser.CONTEXT.get(parser);
		byte[] bytes = context.allocBase64Buffer(characters.length);
		try {
			if (TextDecoder.narrow(characters, count, bytes)) {
				long stop = TextDecoder.decodeLatin1(buffer, position, limit, bytes, characters.length, count);
				position = TextDecoder.positionOf(stop);
				count = TextDecoder.countOf(stop);
				if (endsAt(buffer, position, limit) && count <= parser.streamReadConstraints().getMaxStringLength()) {
					String taken = new String(bytes, 0, count, StandardCharsets.ISO_8859_1);
					ParserWindow.taken(parser, JsonToken.VALUE_STRING, start, position + 1);
					text.resetWithString(taken);
					return taken;
				}
				TextDecoder.widen(bytes, 0, count, characters);
			}
		}
		finally {
			context.releaseBase64Buffer(bytes);
		}
		long stop = TextDecoder.decode(buffer, position, limit, characters, count);
		position = TextDecoder.positionOf(stop);
		count = TextDecoder.countOf(stop);
		if (endsAt(buffer, position, limit)) {
			return take(parser, text, start, position, count);
		}
		ParserWindow.taken(parser, JsonToken.VALUE_STRING, start, position);
		try {
			Parser.FINISH_TEXT.invokeExact(parser, characters, count);
		}
		catch (Throwable ex) {
			throw ParserWindow.asThrown(ex);
		}
		return text.contentsAsString();
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
		ParserFields.INCOMPLETE.set(parser, true);
		return parser.getText();
	}

	/**
	 * Looked up when they are needed.
	 */
	private static final class Parser {

		static final VarHandle CONTEXT = ParserFields.find(ParserBase.class, "_ioContext", IOContext.class);

		static final MethodHandle FINISH_TEXT = ParserFields.find(UTF8StreamJsonParser.class, "_finishString2",
				MethodType.methodType(void.class, char[].class, int.class));

	}

}
