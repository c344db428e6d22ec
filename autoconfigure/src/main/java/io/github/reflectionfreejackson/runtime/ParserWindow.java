package io.github.reflectionfreejackson.runtime;

import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.base.ParserBase;
import com.fasterxml.jackson.core.base.ParserMinimalBase;
import com.fasterxml.jackson.core.json.JsonReadContext;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.core.util.TextBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Looks into the buffer of Jackson's parser of bytes, where the expected name and a
 * simple value of the expected type can be recognized at a glance. What is recognized, is
 * taken, and the parser is left as its own methods would have left it; whatever else is
 * there, it parses itself.
 * <p>
 * A name is taken before its value is looked at. In between, the value is
 * <em>pending</em>: the parser must not be used before it is taken or {@link #complete
 * completed}.
 */
final class ParserWindow {

	/**
	 * What {@link #takeIntegral} returns if there is no simple number.
	 */
	static final long NO_NUMBER = Long.MIN_VALUE;

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

	private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

	private static final long ONES = 0x0101010101010101L;

	private static final long HIGH_BITS = 0x8080808080808080L;

	private static final int TRUE = word("true");

	private static final int FALSE = word("alse");

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
	 * @param longestName the length of the longest name
	 */
	static boolean isWithin(StreamReadConstraints constraints, int longestName) {
		return constraints.getMaxNameLength() >= longestName && constraints.getMaxNumberLength() > MAX_DIGITS
				&& !constraints.hasMaxTokenCount();
	}

	/**
	 * Return where the next name begins, with its quote.
	 * @param parser an open parser
	 * @return the position, or a negative number if that takes more than a glance
	 */
	static int nextName(UTF8StreamJsonParser parser) {
		JsonReadContext context = (JsonReadContext) Fields.CONTEXT.get(parser);
		if (!context.inObject() || context.getDupDetector() != null || (boolean) Fields.INCOMPLETE.get(parser)
				|| (JsonToken) Fields.TOKEN.get(parser) == JsonToken.FIELD_NAME) {
			return -1;
		}
		byte[] buffer = (byte[]) Fields.BUFFER.get(parser);
		int start = (int) Fields.POSITION.get(parser);
		if (start + 1 >= (int) Fields.END.get(parser)) {
			return -1;
		}
		if (context.getEntryCount() != 0) {
			if (buffer[start] != ',') {
				return -1;
			}
			start++;
		}
		return (buffer[start] == '"') ? start : -1;
	}

	/**
	 * Take a name, if it is the next one.
	 * @param parser an open parser
	 * @param start where the next name begins
	 * @param name the name
	 * @param quoted the name with its quotes and the colon
	 * @return whether it was taken, and its value is pending
	 */
	static boolean takeName(UTF8StreamJsonParser parser, int start, String name, byte[] quoted) {
		byte[] buffer = (byte[]) Fields.BUFFER.get(parser);
		int end = start + quoted.length;
		if (end >= (int) Fields.END.get(parser) || !startsWith(buffer, start, quoted) || buffer[end] <= ' '
				|| buffer[end] == '/' || buffer[end] == '#') {
			return false;
		}
		JsonReadContext context = (JsonReadContext) Fields.CONTEXT.get(parser);
		try {
			context.expectComma();
			context.setCurrentName(name);
		}
		catch (IOException ex) {
			throw new IllegalStateException("There are no duplicates where none are looked for", ex);
		}
		Fields.NUMBER_STATE.set(parser, 0);
		Fields.BINARY.set(parser, (byte[]) null);
		Fields.NAME_ROW.set(parser, (int) Fields.ROW.get(parser));
		Fields.NAME_OFFSET.set(parser, start + 1);
		Fields.NAME_COLUMN.set(parser, start + 1 - (int) Fields.ROW_START.get(parser));
		Fields.TOKEN.set(parser, JsonToken.FIELD_NAME);
		Fields.NEXT_TOKEN.set(parser, (JsonToken) null);
		Fields.POSITION.set(parser, end);
		return true;
	}

	private static boolean startsWith(byte[] buffer, int start, byte[] expected) {
		int i = 0;
		for (; i + Long.BYTES <= expected.length; i += Long.BYTES) {
			if ((long) WORDS.get(expected, i) != (long) WORDS.get(buffer, start + i)) {
				return false;
			}
		}
		for (; i < expected.length; i++) {
			if (expected[i] != buffer[start + i]) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Return whether a name was taken, and nothing of its value.
	 */
	static boolean isPending(JsonParser parser) {
		return isOpen(parser) && (JsonToken) Fields.TOKEN.get((UTF8StreamJsonParser) parser) == JsonToken.FIELD_NAME
				&& (JsonToken) Fields.NEXT_TOKEN.get((UTF8StreamJsonParser) parser) == null;
	}

	/**
	 * Let the parser look at a pending value now if it may be found wrong.
	 */
	static void completeUnlessSafe(UTF8StreamJsonParser parser) throws IOException {
		byte value = ((byte[]) Fields.BUFFER.get(parser))[(int) Fields.POSITION.get(parser)];
		if (value != '"' && value != '[' && value != '{') {
			complete(parser);
		}
	}

	/**
	 * Go on to a value, whether it is pending or not.
	 */
	static @Nullable JsonToken nextToken(JsonParser parser) throws IOException {
		if (!isPending(parser)) {
			return parser.nextToken();
		}
		UTF8StreamJsonParser utf8 = (UTF8StreamJsonParser) parser;
		int position = (int) Fields.POSITION.get(utf8);
		if (((byte[]) Fields.BUFFER.get(utf8))[position] != '{') {
			complete(utf8);
			return parser.nextToken();
		}
		taken(utf8, JsonToken.FIELD_NAME, position + 1, position + 1);
		startObject(utf8);
		Fields.TOKEN.set(utf8, JsonToken.START_OBJECT);
		return JsonToken.START_OBJECT;
	}

	private static void startObject(UTF8StreamJsonParser parser) throws IOException {
		try {
			Fields.START_OBJECT.invokeExact((ParserBase) parser, (int) Fields.TOKEN_ROW.get(parser),
					(int) Fields.TOKEN_COLUMN.get(parser));
		}
		catch (Throwable ex) {
			throw asThrown(ex);
		}
	}

	/**
	 * Let the parser look at a pending value itself.
	 */
	static void complete(UTF8StreamJsonParser parser) throws IOException {
		int position = (int) Fields.POSITION.get(parser);
		int value = ((byte[]) Fields.BUFFER.get(parser))[position];
		Fields.POSITION.set(parser, position + 1);
		try {
			Fields.LOOK_AT_VALUE.invokeExact(parser, value);
		}
		catch (Throwable ex) {
			throw asThrown(ex);
		}
	}

	private static IOException asThrown(Throwable failure) {
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
	 * Take a pending text. What is not of ASCII characters without escapes, the parser
	 * decodes.
	 * @return the text, or {@code null} if the value is none
	 */
	static @Nullable String takeText(UTF8StreamJsonParser parser) throws IOException {
		byte[] buffer = (byte[]) Fields.BUFFER.get(parser);
		int start = (int) Fields.POSITION.get(parser) + 1;
		if (buffer[start - 1] != '"') {
			return null;
		}
		int end = endOfSimpleText(buffer, start, (int) Fields.END.get(parser));
		if (end < 0) {
			taken(parser, JsonToken.VALUE_STRING, start, start);
			Fields.INCOMPLETE.set(parser, true);
			return parser.getText();
		}
		String text = new String(buffer, start, end - start, StandardCharsets.ISO_8859_1);
		taken(parser, JsonToken.VALUE_STRING, start, end + 1);
		((TextBuffer) Fields.TEXT.get(parser)).resetWithString(text);
		return text;
	}

	/**
	 * Return where the quote is that ends a text, or a negative number if something else
	 * comes first: an escape, a control character, one that is not ASCII, or the end of
	 * the buffer.
	 */
	private static int endOfSimpleText(byte[] buffer, int start, int limit) {
		int i = start;
		for (; i + Long.BYTES <= limit; i += Long.BYTES) {
			long word = (long) WORDS.get(buffer, i);
			long quotes = word ^ (ONES * '"');
			long escapes = word ^ (ONES * '\\');
			long found = ((quotes - ONES) & ~quotes | (escapes - ONES) & ~escapes | (word - ONES * ' ') & ~word | word)
					& HIGH_BITS;
			if (found != 0) {
				int end = i + (Long.numberOfTrailingZeros(found) >>> 3);
				return (buffer[end] == '"') ? end : -1;
			}
		}
		for (; i < limit; i++) {
			byte character = buffer[i];
			if (character == '"') {
				return i;
			}
			if (character < ' ' || character == '\\') {
				return -1;
			}
		}
		return -1;
	}

	/**
	 * Take a pending integral number of some digits, if it is in a range.
	 * @return the number, or {@link #NO_NUMBER} if it is not that simple
	 */
	static long takeIntegral(UTF8StreamJsonParser parser, long minimum, long maximum) {
		byte[] buffer = (byte[]) Fields.BUFFER.get(parser);
		int limit = (int) Fields.END.get(parser);
		int start = (int) Fields.POSITION.get(parser);
		boolean negative = buffer[start] == '-';
		int first = negative ? start + 1 : start;
		long number = 0;
		int i = first;
		while (i < limit && isDigit(buffer[i])) {
			number = number * 10 + (buffer[i] - '0');
			i++;
		}
		int digits = i - first;
		if (digits == 0 || digits > MAX_DIGITS || i >= limit || !endsValue(buffer[i])
				|| (buffer[first] == '0' && digits > 1)) {
			return NO_NUMBER;
		}
		long value = negative ? -number : number;
		if (value < minimum || value > maximum) {
			return NO_NUMBER;
		}
		taken(parser, JsonToken.VALUE_NUMBER_INT, start + 1, i);
		return value;
	}

	/**
	 * Take a pending floating-point number of few digits, without an exponent.
	 * @return the number, or {@code NaN} if it is not that simple
	 */
	static double takeFloatingPoint(UTF8StreamJsonParser parser) {
		byte[] buffer = (byte[]) Fields.BUFFER.get(parser);
		int limit = (int) Fields.END.get(parser);
		int start = (int) Fields.POSITION.get(parser);
		boolean negative = buffer[start] == '-';
		int first = negative ? start + 1 : start;
		long number = 0;
		int i = first;
		while (i < limit && isDigit(buffer[i])) {
			number = number * 10 + (buffer[i] - '0');
			i++;
		}
		int point = i;
		if (point == first || point >= limit || buffer[point] != '.' || (buffer[first] == '0' && point > first + 1)) {
			return Double.NaN;
		}
		i++;
		while (i < limit && isDigit(buffer[i])) {
			number = number * 10 + (buffer[i] - '0');
			i++;
		}
		int fraction = i - point - 1;
		if (fraction == 0 || i - first - 1 > MAX_EXACT_DIGITS || i >= limit || !endsValue(buffer[i])) {
			return Double.NaN;
		}
		taken(parser, JsonToken.VALUE_NUMBER_FLOAT, start + 1, i);
		double value = number / POWERS_OF_TEN[fraction];
		return negative ? -value : value;
	}

	/**
	 * Take a pending {@code true} or {@code false}.
	 * @return the token, or {@code null} if it is none of them
	 */
	static @Nullable JsonToken takeBoolean(UTF8StreamJsonParser parser) {
		byte[] buffer = (byte[]) Fields.BUFFER.get(parser);
		int start = (int) Fields.POSITION.get(parser);
		if (start + Long.BYTES > (int) Fields.END.get(parser)) {
			return null;
		}
		long word = (long) WORDS.get(buffer, start);
		if ((int) word == TRUE && endsValue((byte) (word >>> 32))) {
			taken(parser, JsonToken.VALUE_TRUE, start + 1, start + 4);
			return JsonToken.VALUE_TRUE;
		}
		if ((int) (word >>> 8) == FALSE && (byte) word == 'f' && endsValue((byte) (word >>> 40))) {
			taken(parser, JsonToken.VALUE_FALSE, start + 1, start + 5);
			return JsonToken.VALUE_FALSE;
		}
		return null;
	}

	private static boolean isDigit(byte character) {
		return character >= '0' && character <= '9';
	}

	private static boolean endsValue(byte character) {
		return character == ',' || character == '}';
	}

	/**
	 * Parsers note where a value is after its first character.
	 */
	private static void taken(UTF8StreamJsonParser parser, JsonToken token, int location, int end) {
		Fields.NAME_COPIED.set(parser, false);
		Fields.TOKEN_ROW.set(parser, (int) Fields.ROW.get(parser));
		Fields.TOKEN_OFFSET.set(parser, (long) Fields.PROCESSED.get(parser) + location);
		Fields.TOKEN_COLUMN.set(parser, location - (int) Fields.ROW_START.get(parser));
		Fields.TOKEN.set(parser, token);
		Fields.POSITION.set(parser, end);
	}

	/**
	 * Not if Jackson is in a named module, or another version has other fields.
	 */
	private static boolean isAvailable() {
		try {
			return Fields.START_OBJECT != null;
		}
		catch (LinkageError ex) {
			return false;
		}
	}

	/**
	 * Fields of the parser, and the methods by which it goes on where the name was an
	 * expected one, and where an object starts.
	 */
	private static final class Fields {

		static final VarHandle BUFFER = find(UTF8StreamJsonParser.class, "_inputBuffer", byte[].class);

		static final VarHandle INCOMPLETE = find(UTF8StreamJsonParser.class, "_tokenIncomplete", boolean.class);

		static final VarHandle NAME_OFFSET = find(UTF8StreamJsonParser.class, "_nameStartOffset", int.class);

		static final VarHandle NAME_ROW = find(UTF8StreamJsonParser.class, "_nameStartRow", int.class);

		static final VarHandle NAME_COLUMN = find(UTF8StreamJsonParser.class, "_nameStartCol", int.class);

		static final VarHandle NAME_COPIED = find(ParserBase.class, "_nameCopied", boolean.class);

		static final VarHandle POSITION = find(ParserBase.class, "_inputPtr", int.class);

		static final VarHandle END = find(ParserBase.class, "_inputEnd", int.class);

		static final VarHandle PROCESSED = find(ParserBase.class, "_currInputProcessed", long.class);

		static final VarHandle ROW = find(ParserBase.class, "_currInputRow", int.class);

		static final VarHandle ROW_START = find(ParserBase.class, "_currInputRowStart", int.class);

		static final VarHandle TOKEN_OFFSET = find(ParserBase.class, "_tokenInputTotal", long.class);

		static final VarHandle TOKEN_ROW = find(ParserBase.class, "_tokenInputRow", int.class);

		static final VarHandle TOKEN_COLUMN = find(ParserBase.class, "_tokenInputCol", int.class);

		static final VarHandle CONTEXT = find(ParserBase.class, "_parsingContext", JsonReadContext.class);

		static final VarHandle NEXT_TOKEN = find(ParserBase.class, "_nextToken", JsonToken.class);

		static final VarHandle TEXT = find(ParserBase.class, "_textBuffer", TextBuffer.class);

		static final VarHandle BINARY = find(ParserBase.class, "_binaryValue", byte[].class);

		static final VarHandle NUMBER_STATE = find(ParserBase.class, "_numTypesValid", int.class);

		static final VarHandle TOKEN = find(ParserMinimalBase.class, "_currToken", JsonToken.class);

		static final MethodHandle LOOK_AT_VALUE = find(UTF8StreamJsonParser.class, "_isNextTokenNameYes",
				MethodType.methodType(void.class, int.class));

		static final MethodHandle START_OBJECT = find(ParserBase.class, "createChildObjectContext",
				MethodType.methodType(void.class, int.class, int.class));

		private static VarHandle find(Class<?> owner, String name, Class<?> type) {
			try {
				return MethodHandles.privateLookupIn(owner, MethodHandles.lookup()).findVarHandle(owner, name, type);
			}
			catch (ReflectiveOperationException ex) {
				throw new IllegalStateException("Jackson's " + owner.getSimpleName() + " has no field " + name, ex);
			}
		}

		private static MethodHandle find(Class<?> owner, String name, MethodType type) {
			try {
				return MethodHandles.privateLookupIn(owner, MethodHandles.lookup()).findVirtual(owner, name, type);
			}
			catch (ReflectiveOperationException ex) {
				throw new IllegalStateException("Jackson's " + owner.getSimpleName() + " has no method " + name, ex);
			}
		}

	}

}
