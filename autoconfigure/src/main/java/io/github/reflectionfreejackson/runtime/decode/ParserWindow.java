package io.github.reflectionfreejackson.runtime.decode;

import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonReadContext;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import io.github.reflectionfreejackson.runtime.access.JacksonMembers;
import org.jspecify.annotations.Nullable;

/**
 * Looks into the buffer of Jackson's parser of bytes, where the expected name and, for
 * {@link PendingValues}, a simple value of the expected type can be recognized at a
 * glance. What is recognized, is taken, and the parser is left as its own methods would
 * have left it; whatever else is there, it parses itself. A comma and a colon may have a
 * blank after them, as many clients write documents.
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

	private static final boolean AVAILABLE = isAvailable();

	private ParserWindow() {
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
		return constraints.getMaxNameLength() >= longestName
				&& constraints.getMaxNumberLength() > PendingValues.MAX_DIGITS && !constraints.hasMaxTokenCount();
	}

	/**
	 * Return where the next name begins, with its quote.
	 * @param parser an open parser
	 * @param buffer its buffer
	 * @param limit where that ends
	 * @return the position, {@link #AT_END} if the object ends here instead, or another
	 * negative number if that takes more than a glance
	 */
	static int nextName(UTF8StreamJsonParser parser, byte[] buffer, int limit) {
		JsonReadContext context = ParserFields.BASE.context(parser);
		if (!context.inObject() || context.getDupDetector() != null || ParserFields.UTF8.isIncomplete(parser)
				|| ParserFields.BASE.token(parser) == JsonToken.FIELD_NAME) {
			return -1;
		}
		int start = ParserFields.BASE.position(parser);
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
		return ParserFields.UTF8.buffer(parser);
	}

	/**
	 * Return where the buffer ends.
	 */
	static int limit(UTF8StreamJsonParser parser) {
		return ParserFields.BASE.end(parser);
	}

	static int afterBlank(byte[] buffer, int position, int limit) {
		return (position < limit && buffer[position] == ' ') ? position + 1 : position;
	}

	/**
	 * Take the end of an object or array, where it is next.
	 */
	static void takeEnd(UTF8StreamJsonParser parser, JsonToken token) {
		int end = ParserFields.BASE.position(parser) + 1;
		ParserFields.BASE.forgetValue(parser);
		taken(parser, token, end, end);
		ParserFields.BASE.context(parser, ParserFields.BASE.context(parser).clearAndGetParent());
	}

	/**
	 * Take a name, if it is the next one.
	 * @param parser an open parser
	 * @param buffer its buffer
	 * @param limit where that ends
	 * @param start where the next name begins
	 * @param name the name, or {@code null} if it is in no buffer
	 * @return whether it was taken, and its value is pending
	 */
	static boolean takeName(UTF8StreamJsonParser parser, byte[] buffer, int limit, int start,
			@Nullable QuotedName name) {
		if (name == null) {
			return false;
		}
		int end = start + name.quoted().length;
		if (end >= limit || !name.isAt(buffer, start)) {
			return false;
		}
		end = afterBlank(buffer, end, limit);
		if (end >= limit || buffer[end] <= ' ' || buffer[end] == '/' || buffer[end] == '#') {
			return false;
		}
		JsonReadContext context = ParserFields.BASE.context(parser);
		try {
			context.expectComma();
			context.setCurrentName(name.name());
		}
		catch (IOException ex) {
			throw new IllegalStateException("There are no duplicates where none are looked for", ex);
		}
		BaseParserFields fields = ParserFields.BASE;
		fields.forgetValue(parser);
		ParserFields.UTF8.nameStart(parser, start + 1, fields.row(parser), start + 1 - fields.rowStart(parser));
		fields.name(parser, end);
		return true;
	}

	/**
	 * Return whether a name was taken, and nothing of its value.
	 * @param parser any parser
	 * @return whether a value is pending
	 */
	public static boolean isPending(JsonParser parser) {
		return isOpen(parser) && ParserFields.BASE.token((UTF8StreamJsonParser) parser) == JsonToken.FIELD_NAME
				&& ParserFields.BASE.nextToken((UTF8StreamJsonParser) parser) == null;
	}

	/**
	 * Let the parser look at a pending value now if it may be found wrong.
	 * @param parser a parser whose value is pending
	 * @throws IOException if the parser finds it wrong
	 */
	public static void completeUnlessSafe(UTF8StreamJsonParser parser) throws IOException {
		byte[] buffer = ParserFields.UTF8.buffer(parser);
		int start = ParserFields.BASE.position(parser);
		byte value = buffer[start];
		if (value != '"' && value != '[' && value != '{'
				&& PendingValues.digitsAt(buffer, start, ParserFields.BASE.end(parser)) == 0) {
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
		int position = ParserFields.BASE.position(utf8);
		switch (ParserFields.UTF8.buffer(utf8)[position]) {
			case '{' -> {
				return start(JsonToken.START_OBJECT, utf8, position + 1);
			}
			case '[' -> {
				return start(JsonToken.START_ARRAY, utf8, position + 1);
			}
			case '"' -> {
				ParserFields.UTF8.incomplete(utf8);
				taken(utf8, JsonToken.VALUE_STRING, position + 1, position + 1);
				return JsonToken.VALUE_STRING;
			}
			case 'n' -> {
				if (PendingValues.takeNull(utf8)) {
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
		if (token == JsonToken.START_OBJECT) {
			ParserFields.BASE.startObject(parser);
		}
		else {
			ParserFields.BASE.startArray(parser);
		}
		ParserFields.BASE.token(parser, token);
		return token;
	}

	/**
	 * Let the parser look at a pending value itself.
	 * @param parser a parser whose value is pending
	 * @throws IOException if the parser finds it wrong
	 */
	public static void complete(UTF8StreamJsonParser parser) throws IOException {
		int position = ParserFields.BASE.position(parser);
		int value = ParserFields.UTF8.buffer(parser)[position];
		ParserFields.BASE.position(parser, position + 1);
		try {
			Methods.LOOK_AT_VALUE.invokeExact(parser, value);
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
	 * Have a text noted by the parser.
	 */
	static void taken(UTF8StreamJsonParser parser, String text, int start, int end) throws IOException {
		taken(parser, JsonToken.VALUE_STRING, start, end);
		ParserFields.BASE.text(parser).resetWithString(text);
	}

	/**
	 * Parsers note where a value is after its first character.
	 */
	static void taken(UTF8StreamJsonParser parser, JsonToken token, int location, int end) {
		BaseParserFields fields = ParserFields.BASE;
		fields.value(parser, token, fields.processed(parser) + location, fields.row(parser),
				location - fields.rowStart(parser), end);
	}

	/**
	 * Not if Jackson is in a named module, or another version has other fields.
	 */
	private static boolean isAvailable() {
		try {
			return ParserFields.BASE != null && Methods.LOOK_AT_VALUE != null;
		}
		catch (LinkageError ex) {
			return false;
		}
	}

	/**
	 * Of nothing but constants, so that the compiler of native images knows them: it does
	 * not where the class has to find out something when it runs.
	 */
	private static final class Methods {

		static final MethodHandle LOOK_AT_VALUE = JacksonMembers.method(UTF8StreamJsonParser.class,
				"_isNextTokenNameYes", MethodType.methodType(void.class, int.class));

		private Methods() {
		}

	}

}
