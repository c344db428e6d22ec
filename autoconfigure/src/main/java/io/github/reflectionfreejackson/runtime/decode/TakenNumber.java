package io.github.reflectionfreejackson.runtime.decode;

import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;

import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import io.github.reflectionfreejackson.runtime.access.JacksonMembers;

/**
 * Gives a number that was taken from a parser's buffer back to the parser, which does not
 * know its digits. Only who looks at the parser after a failure could tell, so that it
 * suffices to do so then.
 */
final class TakenNumber {

	private TakenNumber() {
	}

	/**
	 * Let the parser know the digits of its current token, if that is a number whose
	 * value nobody has asked for.
	 * @param parser an open parser, which may have failed to go on
	 * @return whether it parsed the number
	 */
	static boolean giveBack(UTF8StreamJsonParser parser) throws IOException {
		long start = parser.isClosed() ? -1 : startOf(parser);
		if (start < 0 || !isSimpleAt((int) start, parser)) {
			return false;
		}
		int position = ParserFields.BASE.position(parser);
		ParserFields.BASE.position(parser, (int) start + 1);
		try {
			parse(parser, ParserFields.UTF8.buffer(parser)[(int) start]);
		}
		finally {
			ParserFields.BASE.position(parser, position);
		}
		return true;
	}

	private static long startOf(UTF8StreamJsonParser parser) {
		JsonToken token = parser.currentToken();
		boolean isUnread = token != null && token.isNumeric() && ParserFields.BASE.numberState(parser) == 0
				&& ParserFields.BASE.context(parser).inObject();
		return isUnread ? ParserFields.BASE.tokenOffset(parser) - ParserFields.BASE.processed(parser) - 1 : -1;
	}

	/**
	 * Only such numbers are ever taken.
	 */
	private static boolean isSimpleAt(int start, UTF8StreamJsonParser parser) {
		byte[] buffer = ParserFields.UTF8.buffer(parser);
		int limit = Math.min(ParserFields.BASE.end(parser), buffer.length);
		int first = (start < limit && buffer[start] == '-') ? start + 1 : start;
		int end = first + Digits.count(buffer, first, limit);
		if (end > first && end < limit && buffer[end] == '.') {
			end = end + 1 + Digits.count(buffer, end + 1, limit);
		}
		return end > first && end < limit && (buffer[end] == ',' || buffer[end] == '}');
	}

	private static void parse(UTF8StreamJsonParser parser, int first) throws IOException {
		try {
			JsonToken token = (first == '-') ? (JsonToken) Methods.PARSE_SIGNED.invokeExact(parser, true)
					: (JsonToken) Methods.PARSE_UNSIGNED.invokeExact(parser, first);
			ParserFields.BASE.token(parser, token);
		}
		catch (Throwable ex) {
			throw ParserWindow.asThrown(ex);
		}
	}

	/**
	 * Looked up when they are needed.
	 */
	private static final class Methods {

		static final MethodHandle PARSE_SIGNED = JacksonMembers.method(UTF8StreamJsonParser.class, "_parseSignedNumber",
				MethodType.methodType(JsonToken.class, boolean.class));

		static final MethodHandle PARSE_UNSIGNED = JacksonMembers.method(UTF8StreamJsonParser.class,
				"_parseUnsignedNumber", MethodType.methodType(JsonToken.class, int.class));

	}

}
