package io.github.reflectionfreejackson.runtime.decode;

import java.io.IOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.base.ParserBase;
import com.fasterxml.jackson.core.base.ParserMinimalBase;
import com.fasterxml.jackson.core.json.JsonReadContext;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.core.util.TextBuffer;
import io.github.reflectionfreejackson.runtime.access.JacksonMembers;
import org.jspecify.annotations.Nullable;

/**
 * Reaches the fields by handles, which is slow until the JIT compiler knows them for
 * constants, as the compiler of native images does from the beginning.
 */
final class BaseParserHandles extends BaseParserFields {

	private static final VarHandle POSITION = JacksonMembers.field(ParserBase.class, "_inputPtr", int.class);

	private static final VarHandle END = JacksonMembers.field(ParserBase.class, "_inputEnd", int.class);

	private static final VarHandle PROCESSED = JacksonMembers.field(ParserBase.class, "_currInputProcessed",
			long.class);

	private static final VarHandle ROW = JacksonMembers.field(ParserBase.class, "_currInputRow", int.class);

	private static final VarHandle ROW_START = JacksonMembers.field(ParserBase.class, "_currInputRowStart", int.class);

	private static final VarHandle CONTEXT = JacksonMembers.field(ParserBase.class, "_parsingContext",
			JsonReadContext.class);

	private static final VarHandle TEXT = JacksonMembers.field(ParserBase.class, "_textBuffer", TextBuffer.class);

	private static final VarHandle TOKEN = JacksonMembers.field(ParserMinimalBase.class, "_currToken", JsonToken.class);

	private static final VarHandle TOKEN_OFFSET = JacksonMembers.field(ParserBase.class, "_tokenInputTotal",
			long.class);

	private static final VarHandle TOKEN_ROW = JacksonMembers.field(ParserBase.class, "_tokenInputRow", int.class);

	private static final VarHandle TOKEN_COLUMN = JacksonMembers.field(ParserBase.class, "_tokenInputCol", int.class);

	private static final VarHandle NAME_COPIED = JacksonMembers.field(ParserBase.class, "_nameCopied", boolean.class);

	private static final VarHandle NEXT_TOKEN = JacksonMembers.field(ParserBase.class, "_nextToken", JsonToken.class);

	private static final VarHandle NUMBER_STATE = JacksonMembers.field(ParserBase.class, "_numTypesValid", int.class);

	private static final VarHandle BINARY = JacksonMembers.field(ParserBase.class, "_binaryValue", byte[].class);

	/**
	 * For parsers of this very class. As a virtual method it would be called through an
	 * interpreter in a native image.
	 */
	private static final MethodHandle START_OBJECT = JacksonMembers.exactMethod(UTF8StreamJsonParser.class,
			"createChildObjectContext", MethodType.methodType(void.class, int.class, int.class));

	private static final MethodHandle START_ARRAY = JacksonMembers.exactMethod(UTF8StreamJsonParser.class,
			"createChildArrayContext", MethodType.methodType(void.class, int.class, int.class));

	/**
	 * Create an instance, without whose class those who need none can do.
	 */
	static BaseParserFields create() {
		return new BaseParserHandles();
	}

	@Override
	protected int position(ParserBase parser) {
		return (int) POSITION.get(parser);
	}

	@Override
	protected void position(ParserBase parser, int position) {
		POSITION.set(parser, position);
	}

	@Override
	protected int end(ParserBase parser) {
		return (int) END.get(parser);
	}

	@Override
	protected long processed(ParserBase parser) {
		return (long) PROCESSED.get(parser);
	}

	@Override
	protected int row(ParserBase parser) {
		return (int) ROW.get(parser);
	}

	@Override
	protected int rowStart(ParserBase parser) {
		return (int) ROW_START.get(parser);
	}

	@Override
	protected JsonReadContext context(ParserBase parser) {
		return (JsonReadContext) CONTEXT.get(parser);
	}

	@Override
	protected void context(ParserBase parser, JsonReadContext context) {
		CONTEXT.set(parser, context);
	}

	@Override
	protected TextBuffer text(ParserBase parser) {
		return (TextBuffer) TEXT.get(parser);
	}

	@Override
	protected @Nullable JsonToken token(ParserBase parser) {
		return (JsonToken) TOKEN.get(parser);
	}

	@Override
	protected void token(ParserBase parser, JsonToken token) {
		TOKEN.set(parser, token);
	}

	@Override
	protected void value(ParserBase parser, JsonToken token, long offset, int row, int column, int position) {
		NAME_COPIED.set(parser, false);
		TOKEN_OFFSET.set(parser, offset);
		TOKEN_ROW.set(parser, row);
		TOKEN_COLUMN.set(parser, column);
		TOKEN.set(parser, token);
		POSITION.set(parser, position);
	}

	@Override
	protected void name(ParserBase parser, int position) {
		TOKEN.set(parser, JsonToken.FIELD_NAME);
		NEXT_TOKEN.set(parser, (JsonToken) null);
		POSITION.set(parser, position);
	}

	@Override
	protected @Nullable JsonToken nextToken(ParserBase parser) {
		return (JsonToken) NEXT_TOKEN.get(parser);
	}

	@Override
	protected long tokenOffset(ParserBase parser) {
		return (long) TOKEN_OFFSET.get(parser);
	}

	@Override
	protected int numberState(ParserBase parser) {
		return (int) NUMBER_STATE.get(parser);
	}

	@Override
	protected void forgetValue(ParserBase parser) {
		NUMBER_STATE.set(parser, 0);
		BINARY.set(parser, (byte[]) null);
	}

	@Override
	protected void startObject(ParserBase parser) throws IOException {
		try {
			START_OBJECT.invokeExact((UTF8StreamJsonParser) parser, (int) TOKEN_ROW.get(parser),
					(int) TOKEN_COLUMN.get(parser));
		}
		catch (Throwable ex) {
			throw ParserWindow.asThrown(ex);
		}
	}

	@Override
	protected void startArray(ParserBase parser) throws IOException {
		try {
			START_ARRAY.invokeExact((UTF8StreamJsonParser) parser, (int) TOKEN_ROW.get(parser),
					(int) TOKEN_COLUMN.get(parser));
		}
		catch (Throwable ex) {
			throw ParserWindow.asThrown(ex);
		}
	}

}
