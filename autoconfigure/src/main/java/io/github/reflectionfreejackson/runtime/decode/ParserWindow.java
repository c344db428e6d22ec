package io.github.reflectionfreejackson.runtime.decode;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonReadContext;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.core.util.TextBuffer;
import io.github.reflectionfreejackson.runtime.encode.Words;
import org.jspecify.annotations.Nullable;

/**
 * Looks into the buffer of Jackson's parser of bytes, where the expected name and a
 * simple value of the expected type can be recognized at a glance. What is recognized, is
 * taken, and the parser is left as its own methods would have left it; whatever else is
 * there, it parses itself. A comma and a colon may have a blank after them, as many
 * clients write documents.
 * <p>
 * A name is taken before its value is looked at. In between, the value is
 * <em>pending</em>: the parser must not be used before it is taken or {@link #complete
 * completed}.
 * <p>
 * Keeps no state of its own: it may be used by several threads, each with a parser.
 *
 * @since 0.1.0
 */
public final class ParserWindow {

	/**
	 * What {@link #nextName} returns if there is no further name.
	 */
	static final int AT_END = -2;

	/**
	 * What {@link #takeIntegral} returns if there is no simple number.
	 */
	public static final long NO_NUMBER = Long.MIN_VALUE;

	/**
	 * Numbers of so many digits fit into a {@code long}.
	 */
	private static final int MAX_DIGITS = 18;

	/**
	 * Numbers of so many digits, and the powers of ten by which they are divided, are
	 * exact as {@code double}, so that the quotient is the nearest one.
	 */
	private static final int MAX_EXACT_DIGITS = 15;

	private static final double[] POWERS_OF_TEN = { 1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12,
			1e13, 1e14, 1e15 };

	private static final int TRUE = word("true");

	private static final int FALSE = word("alse");

	private static final int NULL = word("null");

	private static final boolean AVAILABLE = isAvailable();

	private ParserWindow() {
	}

	private static int word(String text) {
		return text.charAt(0) | text.charAt(1) << 8 | text.charAt(2) << 16 | text.charAt(3) << 24;
	}

	/**
	 * Return whether a parser is one whose buffer can be looked into.
	 */
	static boolean isOpen(JsonParser parser) {
		return AVAILABLE && parser.getClass() == UTF8StreamJsonParser.class;
	}

	/**
	 * Return whether whatever is recognized is within the limits of parsers.
	 * @param longestName the length of the longest name, in bytes as parsers count it
	 */
	static boolean isWithin(StreamReadConstraints constraints, int longestName) {
		return constraints.getMaxNameLength() >= longestName && constraints.getMaxNumberLength() > MAX_DIGITS
				&& !constraints.hasMaxTokenCount();
	}

	/**
	 * Return where the next name begins, with its quote.
	 * @param parser an open parser
	 * @return the position, {@link #AT_END} if the object ends here instead, or another
	 * negative number if that takes more than a glance
	 */
	static int nextName(UTF8StreamJsonParser parser) {
		JsonReadContext context = (JsonReadContext) ParserFields.CONTEXT.get(parser);
		if (!context.inObject() || context.getDupDetector() != null || (boolean) ParserFields.INCOMPLETE.get(parser)
				|| (JsonToken) ParserFields.TOKEN.get(parser) == JsonToken.FIELD_NAME) {
			return -1;
		}
		byte[] buffer = (byte[]) ParserFields.BUFFER.get(parser);
		int start = (int) ParserFields.POSITION.get(parser);
		int limit = (int) ParserFields.END.get(parser);
		if (start >= limit) {
			return -1;
		}
		if (context.getEntryCount() != 0) {
			if (buffer[start] != ',') {
				return (buffer[start] == '}') ? AT_END : -1;
			}
			start = afterBlank(buffer, start + 1, limit);
		}
		return (start < limit && buffer[start] == '"') ? start : -1;
	}

	static byte[] buffer(UTF8StreamJsonParser parser) {
		return (byte[]) ParserFields.BUFFER.get(parser);
	}

	static int afterBlank(byte[] buffer, int position, int limit) {
		return (position < limit && buffer[position] == ' ') ? position + 1 : position;
	}

	/**
	 * Take the end of an object or array, where it is next.
	 */
	static void takeEnd(UTF8StreamJsonParser parser, JsonToken token) {
		int end = (int) ParserFields.POSITION.get(parser) + 1;
		ParserFields.NUMBER_STATE.set(parser, 0);
		ParserFields.BINARY.set(parser, (byte[]) null);
		taken(parser, token, end, end);
		ParserFields.CONTEXT.set(parser, ((JsonReadContext) ParserFields.CONTEXT.get(parser)).clearAndGetParent());
	}

	/**
	 * Take a name, if it is the next one.
	 * @param parser an open parser
	 * @param start where the next name begins
	 * @param name the name, or {@code null} if it is in no buffer
	 * @return whether it was taken, and its value is pending
	 */
	static boolean takeName(UTF8StreamJsonParser parser, int start, @Nullable QuotedName name) {
		if (name == null) {
			return false;
		}
		byte[] buffer = (byte[]) ParserFields.BUFFER.get(parser);
		int limit = (int) ParserFields.END.get(parser);
		int end = start + name.quoted().length;
		if (end >= limit || !name.isAt(buffer, start)) {
			return false;
		}
		end = afterBlank(buffer, end, limit);
		if (end >= limit || buffer[end] <= ' ' || buffer[end] == '/' || buffer[end] == '#') {
			return false;
		}
		JsonReadContext context = (JsonReadContext) ParserFields.CONTEXT.get(parser);
		try {
			context.expectComma();
			context.setCurrentName(name.name());
		}
		catch (IOException ex) {
			throw new IllegalStateException("There are no duplicates where none are looked for", ex);
		}
		ParserFields.NUMBER_STATE.set(parser, 0);
		ParserFields.BINARY.set(parser, (byte[]) null);
		ParserFields.NAME_ROW.set(parser, (int) ParserFields.ROW.get(parser));
		ParserFields.NAME_OFFSET.set(parser, start + 1);
		ParserFields.NAME_COLUMN.set(parser, start + 1 - (int) ParserFields.ROW_START.get(parser));
		ParserFields.TOKEN.set(parser, JsonToken.FIELD_NAME);
		ParserFields.NEXT_TOKEN.set(parser, (JsonToken) null);
		ParserFields.POSITION.set(parser, end);
		return true;
	}

	/**
	 * Return whether a name was taken, and nothing of its value.
	 * @param parser any parser
	 * @return whether a value is pending
	 */
	public static boolean isPending(JsonParser parser) {
		return isOpen(parser)
				&& (JsonToken) ParserFields.TOKEN.get((UTF8StreamJsonParser) parser) == JsonToken.FIELD_NAME
				&& (JsonToken) ParserFields.NEXT_TOKEN.get((UTF8StreamJsonParser) parser) == null;
	}

	/**
	 * Let the parser look at a pending value now if it may be found wrong.
	 * @param parser a parser whose value is pending
	 * @throws IOException if the parser finds it wrong
	 */
	public static void completeUnlessSafe(UTF8StreamJsonParser parser) throws IOException {
		byte[] buffer = (byte[]) ParserFields.BUFFER.get(parser);
		int start = (int) ParserFields.POSITION.get(parser);
		byte value = buffer[start];
		if (value != '"' && value != '[' && value != '{'
				&& digitsAt(buffer, start, (int) ParserFields.END.get(parser)) == 0) {
			complete(parser);
		}
	}

	/**
	 * Return how many digits an integral number has that is there as a whole, and fits
	 * into a {@code long}.
	 * @return the number of digits, or zero if it is not that simple
	 */
	private static int digitsAt(byte[] buffer, int start, int limit) {
		int digits = Digits.count(buffer, start, limit);
		int end = start + digits;
		boolean isSimple = digits <= MAX_DIGITS && end < limit && endsValue(buffer[end])
				&& (buffer[start] != '0' || digits == 1);
		return isSimple ? digits : 0;
	}

	/**
	 * Go on to a value, whether it is pending or not.
	 */
	static @Nullable JsonToken nextToken(JsonParser parser) throws IOException {
		if (!isPending(parser)) {
			return parser.nextToken();
		}
		UTF8StreamJsonParser utf8 = (UTF8StreamJsonParser) parser;
		int position = (int) ParserFields.POSITION.get(utf8);
		switch (((byte[]) ParserFields.BUFFER.get(utf8))[position]) {
			case '{' -> {
				return start(JsonToken.START_OBJECT, utf8, position + 1);
			}
			case '[' -> {
				return start(JsonToken.START_ARRAY, utf8, position + 1);
			}
			case '"' -> {
				ParserFields.INCOMPLETE.set(utf8, true);
				taken(utf8, JsonToken.VALUE_STRING, position + 1, position + 1);
				return JsonToken.VALUE_STRING;
			}
			case 'n' -> {
				if (takeNull(utf8)) {
					return JsonToken.VALUE_NULL;
				}
			}
			default -> {
			}
		}
		complete(utf8);
		return parser.nextToken();
	}

	private static JsonToken start(JsonToken token, UTF8StreamJsonParser parser, int position) throws IOException {
		taken(parser, JsonToken.FIELD_NAME, position, position);
		int row = (int) ParserFields.TOKEN_ROW.get(parser);
		int column = (int) ParserFields.TOKEN_COLUMN.get(parser);
		try {
			if (token == JsonToken.START_OBJECT) {
				ParserFields.START_OBJECT.invokeExact(parser, row, column);
			}
			else {
				ParserFields.START_ARRAY.invokeExact(parser, row, column);
			}
		}
		catch (Throwable ex) {
			throw asThrown(ex);
		}
		ParserFields.TOKEN.set(parser, token);
		return token;
	}

	/**
	 * Let the parser look at a pending value itself.
	 * @param parser a parser whose value is pending
	 * @throws IOException if the parser finds it wrong
	 */
	public static void complete(UTF8StreamJsonParser parser) throws IOException {
		int position = (int) ParserFields.POSITION.get(parser);
		int value = ((byte[]) ParserFields.BUFFER.get(parser))[position];
		ParserFields.POSITION.set(parser, position + 1);
		try {
			ParserFields.LOOK_AT_VALUE.invokeExact(parser, value);
		}
		catch (Throwable ex) {
			throw asThrown(ex);
		}
	}

	static IOException asThrown(Throwable failure) {
		if (failure instanceof IOException thrown) {
			return thrown;
		}
		if (failure instanceof Error error) {
			throw error;
		}
		throw (failure instanceof RuntimeException unchecked) ? unchecked
				: new IllegalStateException("Jackson's parser failed in an unexpected way", failure);
	}

	/**
	 * Take a pending text.
	 * @param parser a parser whose value is pending
	 * @return the text, or {@code null} if the value is none
	 * @throws IOException if the text is ill-formed
	 */
	public static @Nullable String takeText(UTF8StreamJsonParser parser) throws IOException {
		byte[] buffer = (byte[]) ParserFields.BUFFER.get(parser);
		int start = (int) ParserFields.POSITION.get(parser) + 1;
		if (buffer[start - 1] != '"') {
			return null;
		}
		int limit = (int) ParserFields.END.get(parser);
		int end = TextDecoder.endOfAscii(buffer, start, limit);
		if (end < 0) {
			return OtherText.take(parser, buffer, start, ~end, limit);
		}
		if (end - start > parser.streamReadConstraints().getMaxStringLength()) {
			return OtherText.takeByParser(parser, start);
		}
		String text = new String(buffer, start, end - start, StandardCharsets.ISO_8859_1);
		taken(parser, text, start, end + 1);
		return text;
	}

	/**
	 * Have a text noted by the parser.
	 */
	static void taken(UTF8StreamJsonParser parser, String text, int start, int end) throws IOException {
		taken(parser, JsonToken.VALUE_STRING, start, end);
		((TextBuffer) ParserFields.TEXT.get(parser)).resetWithString(text);
	}

	/**
	 * Take a pending integral number of some digits, if it is in a range.
	 * @param parser a parser whose value is pending
	 * @param minimum the lowest number to take
	 * @param maximum the highest number to take
	 * @return the number, or {@link #NO_NUMBER} if it is not that simple
	 */
	public static long takeIntegral(UTF8StreamJsonParser parser, long minimum, long maximum) {
		byte[] buffer = (byte[]) ParserFields.BUFFER.get(parser);
		int limit = (int) ParserFields.END.get(parser);
		int start = (int) ParserFields.POSITION.get(parser);
		boolean negative = buffer[start] == '-';
		int first = negative ? start + 1 : start;
		int digits = digitsAt(buffer, first, limit);
		if (digits == 0) {
			return NO_NUMBER;
		}
		long number = Digits.valueOf(buffer, first, digits);
		long value = negative ? -number : number;
		if (value < minimum || value > maximum) {
			return NO_NUMBER;
		}
		taken(parser, JsonToken.VALUE_NUMBER_INT, start + 1, first + digits);
		return value;
	}

	/**
	 * Take a pending floating-point number of few digits, without an exponent.
	 * @param parser a parser whose value is pending
	 * @return the number, or {@code NaN} if it is not that simple
	 */
	public static double takeFloatingPoint(UTF8StreamJsonParser parser) {
		byte[] buffer = (byte[]) ParserFields.BUFFER.get(parser);
		int limit = (int) ParserFields.END.get(parser);
		int start = (int) ParserFields.POSITION.get(parser);
		boolean negative = buffer[start] == '-';
		int first = negative ? start + 1 : start;
		int whole = Digits.count(buffer, first, limit);
		int point = first + whole;
		if (whole == 0 || point >= limit || buffer[point] != '.' || (buffer[first] == '0' && whole > 1)) {
			return Double.NaN;
		}
		int fraction = Digits.count(buffer, point + 1, limit);
		int end = point + 1 + fraction;
		if (fraction == 0 || whole + fraction > MAX_EXACT_DIGITS || end >= limit || !endsValue(buffer[end])) {
			return Double.NaN;
		}
		taken(parser, JsonToken.VALUE_NUMBER_FLOAT, start + 1, end);
		double scale = POWERS_OF_TEN[fraction];
		double value = (Digits.valueOf(buffer, first, whole) * scale + Digits.valueOf(buffer, point + 1, fraction))
				/ scale;
		return negative ? -value : value;
	}

	/**
	 * Take a pending {@code true} or {@code false}.
	 * @param parser a parser whose value is pending
	 * @return the token, or {@code null} if it is none of them
	 */
	public static @Nullable JsonToken takeBoolean(UTF8StreamJsonParser parser) {
		int start = (int) ParserFields.POSITION.get(parser);
		if (isWordAt(parser, start, TRUE)) {
			taken(parser, JsonToken.VALUE_TRUE, start + 1, start + 4);
			return JsonToken.VALUE_TRUE;
		}
		if (buffer(parser)[start] == 'f' && isWordAt(parser, start + 1, FALSE)) {
			taken(parser, JsonToken.VALUE_FALSE, start + 1, start + 5);
			return JsonToken.VALUE_FALSE;
		}
		return null;
	}

	/**
	 * Take a pending {@code null}.
	 * @param parser a parser whose value is pending
	 * @return whether it is one
	 */
	static boolean takeNull(UTF8StreamJsonParser parser) {
		int start = (int) ParserFields.POSITION.get(parser);
		boolean isNull = isWordAt(parser, start, NULL);
		if (isNull) {
			taken(parser, JsonToken.VALUE_NULL, start + 1, start + 4);
		}
		return isNull;
	}

	/**
	 * Return whether a value ends with the given word.
	 */
	private static boolean isWordAt(UTF8StreamJsonParser parser, int start, int word) {
		byte[] buffer = buffer(parser);
		int end = start + Integer.BYTES;
		return end < (int) ParserFields.END.get(parser) && Words.getFour(buffer, start) == word
				&& endsValue(buffer[end]);
	}

	/**
	 * Skip a pending text of ASCII characters, number, truth value or {@code null}, if it
	 * is simple.
	 * @param parser a parser whose value is pending
	 * @return whether it was skipped
	 */
	static boolean skip(UTF8StreamJsonParser parser) {
		byte[] buffer = buffer(parser);
		int start = (int) ParserFields.POSITION.get(parser);
		return switch (buffer[start]) {
			case '"' -> skipText(parser, buffer, start + 1);
			case 't', 'f' -> takeBoolean(parser) != null;
			case 'n' -> takeNull(parser);
			default -> takeIntegral(parser, Long.MIN_VALUE, Long.MAX_VALUE) != NO_NUMBER
					|| !Double.isNaN(takeFloatingPoint(parser));
		};
	}

	private static boolean skipText(UTF8StreamJsonParser parser, byte[] buffer, int start) {
		int end = TextDecoder.endOfAscii(buffer, start, (int) ParserFields.END.get(parser));
		if (end < 0 || end - start > parser.streamReadConstraints().getMaxStringLength()) {
			return false;
		}
		taken(parser, JsonToken.VALUE_STRING, start, end + 1);
		return true;
	}

	private static boolean endsValue(byte character) {
		return character == ',' || character == '}';
	}

	/**
	 * Parsers note where a value is after its first character.
	 */
	static void taken(UTF8StreamJsonParser parser, JsonToken token, int location, int end) {
		ParserFields.NAME_COPIED.set(parser, false);
		ParserFields.TOKEN_ROW.set(parser, (int) ParserFields.ROW.get(parser));
		ParserFields.TOKEN_OFFSET.set(parser, (long) ParserFields.PROCESSED.get(parser) + location);
		ParserFields.TOKEN_COLUMN.set(parser, location - (int) ParserFields.ROW_START.get(parser));
		ParserFields.TOKEN.set(parser, token);
		ParserFields.POSITION.set(parser, end);
	}

	/**
	 * Not if Jackson is in a named module, or another version has other fields.
	 */
	private static boolean isAvailable() {
		try {
			return ParserFields.START_OBJECT != null;
		}
		catch (LinkageError ex) {
			return false;
		}
	}

}
