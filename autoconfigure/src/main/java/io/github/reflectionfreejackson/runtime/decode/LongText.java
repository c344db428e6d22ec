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
import io.github.reflectionfreejackson.runtime.access.JacksonMembers;
import org.jspecify.annotations.Nullable;

/**
 * Takes a long text whose first characters are decoded. Most texts are Latin 1, and end
 * as a byte for each character: words of eight bytes are copied, until there is something
 * else. From the first other character on, it is decoded character by character. Where
 * that cannot go on, since the text is ill-formed, does not fit, or ends in another
 * buffer, the parser does.
 * <p>
 * The parser is always in the state in which it is itself while it decodes a text up to
 * the same position.
 */
final class LongText {

	private final UTF8StreamJsonParser parser;

	private final char[] characters;

	private byte[] buffer;

	private int limit;

	/**
	 * Up to where the text is decoded.
	 */
	private int position;

	/**
	 * How many characters that gave.
	 */
	private int count;

	private LongText(UTF8StreamJsonParser parser, char[] characters) {
		this.parser = parser;
		this.characters = characters;
		this.buffer = ParserFields.UTF8.buffer(parser);
		this.limit = ParserFields.BASE.end(parser);
		this.position = ParserFields.BASE.position(parser);
	}

	/**
	 * Take a pending text that begins with plain ASCII.
	 * @param parser a parser whose value is pending
	 * @param start where the text begins, after its quote
	 * @param length the number of characters that are known to be plain ASCII
	 * @param characters the parser's buffer of characters, emptied, with room for them
	 * @return the text
	 * @throws IOException if the text is ill-formed
	 */
	static String take(UTF8StreamJsonParser parser, int start, int length, char[] characters) throws IOException {
		if (!canGoOn()) {
			return OtherText.takeByParser(parser, start);
		}
		ParserWindow.taken(parser, JsonToken.VALUE_STRING, start, start);
		return new LongText(parser, characters).takeFromAscii(length);
	}

	/**
	 * Take a pending text whose first characters are decoded.
	 * @param parser a parser whose value is pending
	 * @param start where the text begins, after its quote
	 * @param position up to where it is decoded
	 * @param characters the parser's buffer of characters, with those that are decoded
	 * @param count how many these are
	 * @return the text
	 * @throws IOException if the text is ill-formed
	 */
	static String take(UTF8StreamJsonParser parser, int start, int position, char[] characters, int count)
			throws IOException {
		if (!canGoOn()) {
			return OtherText.takeByParser(parser, start);
		}
		ParserWindow.taken(parser, JsonToken.VALUE_STRING, start, position);
		return new LongText(parser, characters).takeFromCharacters(count);
	}

	/**
	 * Not if another version of Jackson has no such methods.
	 */
	private static boolean canGoOn() {
		try {
			return Parser.LOAD_MORE != null;
		}
		catch (LinkageError ex) {
			return false;
		}
	}

	private String takeFromAscii(int length) throws IOException {
		IOContext context = context();
		byte[] bytes = context.allocBase64Buffer(this.characters.length);
		try {
			System.arraycopy(this.buffer, this.position, bytes, 0, length);
			this.position += length;
			this.count = length;
			String text = takeLatin1(bytes);
			return (text != null) ? text : takeOther();
		}
		finally {
			context.releaseBase64Buffer(bytes);
		}
	}

	private String takeFromCharacters(int length) throws IOException {
		this.count = length;
		IOContext context = context();
		byte[] bytes = context.allocBase64Buffer(this.characters.length);
		try {
			String text = TextDecoder.narrow(this.characters, length, bytes) ? takeLatin1(bytes) : null;
			return (text != null) ? text : takeOther();
		}
		finally {
			context.releaseBase64Buffer(bytes);
		}
	}

	private IOContext context() {
		return (IOContext) Parser.CONTEXT.get(this.parser);
	}

	private TextBuffer text() {
		return ParserFields.BASE.text(this.parser);
	}

	/**
	 * Take the text if all of it is Latin 1.
	 * @return the text, or {@code null} if something else comes
	 */
	private @Nullable String takeLatin1(byte[] bytes) throws IOException {
		int room = this.characters.length;
		decodedTo(TextDecoder.decodeLatin1(this.buffer, this.position, this.limit, bytes, room, this.count));
		while (this.position == this.limit && this.count < room) {
			loadMore();
			decodedTo(TextDecoder.decodeLatin1(this.buffer, this.position, this.limit, bytes, room, this.count));
		}
		if (isAtEnd() && this.count <= this.parser.streamReadConstraints().getMaxStringLength()) {
			String text = new String(bytes, 0, this.count, StandardCharsets.ISO_8859_1);
			ParserFields.BASE.position(this.parser, this.position + 1);
			text().resetWithString(text);
			return text;
		}
		TextDecoder.widen(bytes, 0, this.count, this.characters);
		return null;
	}

	private void loadMore() throws IOException {
		ParserFields.BASE.position(this.parser, this.position);
		try {
			Parser.LOAD_MORE.invokeExact(this.parser);
		}
		catch (Throwable ex) {
			throw ParserWindow.asThrown(ex);
		}
		this.buffer = ParserFields.UTF8.buffer(this.parser);
		this.limit = ParserFields.BASE.end(this.parser);
		this.position = ParserFields.BASE.position(this.parser);
	}

	private String takeOther() throws IOException {
		decodedTo(TextDecoder.decode(this.buffer, this.position, this.limit, this.characters, this.count));
		if (isAtEnd()) {
			ParserFields.BASE.position(this.parser, this.position + 1);
			return text().setCurrentAndReturn(this.count);
		}
		ParserFields.BASE.position(this.parser, this.position);
		try {
			Parser.FINISH_TEXT.invokeExact(this.parser, this.characters, this.count);
		}
		catch (Throwable ex) {
			throw ParserWindow.asThrown(ex);
		}
		return text().contentsAsString();
	}

	private void decodedTo(long stop) {
		this.position = TextDecoder.positionOf(stop);
		this.count = TextDecoder.countOf(stop);
	}

	/**
	 * Not if there is no more room, where the parser looks at the length first.
	 */
	private boolean isAtEnd() {
		return this.position < this.limit && this.buffer[this.position] == '"' && this.count < this.characters.length;
	}

	/**
	 * Looked up when they are needed.
	 */
	private static final class Parser {

		static final VarHandle CONTEXT = JacksonMembers.field(ParserBase.class, "_ioContext", IOContext.class);

		static final MethodHandle FINISH_TEXT = JacksonMembers.method(UTF8StreamJsonParser.class, "_finishString2",
				MethodType.methodType(void.class, char[].class, int.class));

		static final MethodHandle LOAD_MORE = JacksonMembers.exactMethod(UTF8StreamJsonParser.class,
				"_loadMoreGuaranteed", MethodType.methodType(void.class));

	}

}
