package io.github.reflectionfreejackson.runtime.decode;

import java.io.IOException;
import java.nio.charset.StandardCharsets;

import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import io.github.reflectionfreejackson.runtime.encode.Words;
import org.jspecify.annotations.Nullable;

/**
 * Takes simple values from the buffer of Jackson's parser, whose names were taken by
 * {@link ParserWindow}, and which are still pending. A value that is not taken is left to
 * the parser, at which nothing has changed.
 * <p>
 * Keeps no state of its own: it may be used by several threads, each with a parser.
 *
 * @since 0.1.0
 */
public final class PendingValues {

	/**
	 * What {@link #takeIntegral} returns if there is no simple number.
	 */
	public static final long NO_NUMBER = Long.MIN_VALUE;

	/**
	 * Numbers of so many digits fit into a {@code long}.
	 */
	static final int MAX_DIGITS = 18;

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

	private PendingValues() {
	}

	private static int word(String text) {
		return text.charAt(0) | text.charAt(1) << 8 | text.charAt(2) << 16 | text.charAt(3) << 24;
	}

	/**
	 * Take a pending text.
	 * @param parser a parser whose value is pending
	 * @return the text, or {@code null} if the value is none
	 * @throws IOException if the text is ill-formed
	 */
	public static @Nullable String takeText(UTF8StreamJsonParser parser) throws IOException {
		byte[] buffer = ParserFields.UTF8.buffer(parser);
		int start = ParserFields.BASE.position(parser) + 1;
		if (buffer[start - 1] != '"') {
			return null;
		}
		int limit = ParserFields.BASE.end(parser);
		int end = TextDecoder.endOfAscii(buffer, start, limit);
		if (end < 0) {
			return OtherText.take(parser, buffer, start, ~end, limit);
		}
		if (end - start > parser.streamReadConstraints().getMaxStringLength()) {
			return OtherText.takeByParser(parser, start);
		}
		String text = new String(buffer, start, end - start, StandardCharsets.ISO_8859_1);
		ParserWindow.taken(parser, text, start, end + 1);
		return text;
	}

	/**
	 * Take a pending integral number of some digits, if it is in a range.
	 * @param parser a parser whose value is pending
	 * @param minimum the lowest number to take
	 * @param maximum the highest number to take
	 * @return the number, or {@link #NO_NUMBER} if it is not that simple
	 */
	public static long takeIntegral(UTF8StreamJsonParser parser, long minimum, long maximum) {
		byte[] buffer = ParserFields.UTF8.buffer(parser);
		int limit = ParserFields.BASE.end(parser);
		int start = ParserFields.BASE.position(parser);
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
		ParserWindow.taken(parser, JsonToken.VALUE_NUMBER_INT, start + 1, first + digits);
		return value;
	}

	/**
	 * Take a pending floating-point number of few digits, without an exponent.
	 * @param parser a parser whose value is pending
	 * @return the number, or {@code NaN} if it is not that simple
	 */
	public static double takeFloatingPoint(UTF8StreamJsonParser parser) {
		byte[] buffer = ParserFields.UTF8.buffer(parser);
		int limit = ParserFields.BASE.end(parser);
		int start = ParserFields.BASE.position(parser);
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
		ParserWindow.taken(parser, JsonToken.VALUE_NUMBER_FLOAT, start + 1, end);
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
		int start = ParserFields.BASE.position(parser);
		if (isWordAt(parser, start, TRUE)) {
			ParserWindow.taken(parser, JsonToken.VALUE_TRUE, start + 1, start + 4);
			return JsonToken.VALUE_TRUE;
		}
		if (ParserWindow.buffer(parser)[start] == 'f' && isWordAt(parser, start + 1, FALSE)) {
			ParserWindow.taken(parser, JsonToken.VALUE_FALSE, start + 1, start + 5);
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
		int start = ParserFields.BASE.position(parser);
		boolean isNull = isWordAt(parser, start, NULL);
		if (isNull) {
			ParserWindow.taken(parser, JsonToken.VALUE_NULL, start + 1, start + 4);
		}
		return isNull;
	}

	/**
	 * Return whether a value ends with the given word.
	 */
	private static boolean isWordAt(UTF8StreamJsonParser parser, int start, int word) {
		byte[] buffer = ParserWindow.buffer(parser);
		int end = start + Integer.BYTES;
		return end < ParserFields.BASE.end(parser) && Words.getFour(buffer, start) == word && endsValue(buffer[end]);
	}

	/**
	 * Skip a pending text of ASCII characters, number, truth value or {@code null}, if it
	 * is simple.
	 * @param parser a parser whose value is pending
	 * @return whether it was skipped
	 */
	static boolean skip(UTF8StreamJsonParser parser) {
		byte[] buffer = ParserWindow.buffer(parser);
		int start = ParserFields.BASE.position(parser);
		return switch (buffer[start]) {
			case '"' -> skipText(parser, buffer, start + 1);
			case 't', 'f' -> takeBoolean(parser) != null;
			case 'n' -> takeNull(parser);
			default -> takeIntegral(parser, Long.MIN_VALUE, Long.MAX_VALUE) != NO_NUMBER
					|| !Double.isNaN(takeFloatingPoint(parser));
		};
	}

	private static boolean skipText(UTF8StreamJsonParser parser, byte[] buffer, int start) {
		int end = TextDecoder.endOfAscii(buffer, start, ParserFields.BASE.end(parser));
		if (end < 0 || end - start > parser.streamReadConstraints().getMaxStringLength()) {
			return false;
		}
		ParserWindow.taken(parser, JsonToken.VALUE_STRING, start, end + 1);
		return true;
	}

	private static boolean endsValue(byte character) {
		return character == ',' || character == '}';
	}

	/**
	 * Return how many digits an integral number has that is there as a whole, and fits
	 * into a {@code long}.
	 * @return the number of digits, or zero if it is not that simple
	 */
	static int digitsAt(byte[] buffer, int start, int limit) {
		int digits = Digits.count(buffer, start, limit);
		int end = start + digits;
		boolean isSimple = digits <= MAX_DIGITS && end < limit && endsValue(buffer[end])
				&& (buffer[start] != '0' || digits == 1);
		return isSimple ? digits : 0;
	}

}
