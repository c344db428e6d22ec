package io.github.reflectionfreejackson.runtime.decode;

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

/**
 * Fields of the parser, and the methods by which it goes on where the name was an
 * expected one, and where an object or array starts.
 */
final class ParserFields {

	static final VarHandle BUFFER = JacksonMembers.field(UTF8StreamJsonParser.class, "_inputBuffer", byte[].class);

	static final VarHandle INCOMPLETE = JacksonMembers.field(UTF8StreamJsonParser.class, "_tokenIncomplete",
			boolean.class);

	static final VarHandle NAME_OFFSET = JacksonMembers.field(UTF8StreamJsonParser.class, "_nameStartOffset",
			int.class);

	static final VarHandle NAME_ROW = JacksonMembers.field(UTF8StreamJsonParser.class, "_nameStartRow", int.class);

	static final VarHandle NAME_COLUMN = JacksonMembers.field(UTF8StreamJsonParser.class, "_nameStartCol", int.class);

	static final VarHandle NAME_COPIED = JacksonMembers.field(ParserBase.class, "_nameCopied", boolean.class);

	static final VarHandle POSITION = JacksonMembers.field(ParserBase.class, "_inputPtr", int.class);

	static final VarHandle END = JacksonMembers.field(ParserBase.class, "_inputEnd", int.class);

	static final VarHandle PROCESSED = JacksonMembers.field(ParserBase.class, "_currInputProcessed", long.class);

	static final VarHandle ROW = JacksonMembers.field(ParserBase.class, "_currInputRow", int.class);

	static final VarHandle ROW_START = JacksonMembers.field(ParserBase.class, "_currInputRowStart", int.class);

	static final VarHandle TOKEN_OFFSET = JacksonMembers.field(ParserBase.class, "_tokenInputTotal", long.class);

	static final VarHandle TOKEN_ROW = JacksonMembers.field(ParserBase.class, "_tokenInputRow", int.class);

	static final VarHandle TOKEN_COLUMN = JacksonMembers.field(ParserBase.class, "_tokenInputCol", int.class);

	static final VarHandle CONTEXT = JacksonMembers.field(ParserBase.class, "_parsingContext", JsonReadContext.class);

	static final VarHandle NEXT_TOKEN = JacksonMembers.field(ParserBase.class, "_nextToken", JsonToken.class);

	static final VarHandle TEXT = JacksonMembers.field(ParserBase.class, "_textBuffer", TextBuffer.class);

	static final VarHandle BINARY = JacksonMembers.field(ParserBase.class, "_binaryValue", byte[].class);

	static final VarHandle NUMBER_STATE = JacksonMembers.field(ParserBase.class, "_numTypesValid", int.class);

	static final VarHandle TOKEN = JacksonMembers.field(ParserMinimalBase.class, "_currToken", JsonToken.class);

	static final MethodHandle LOOK_AT_VALUE = JacksonMembers.method(UTF8StreamJsonParser.class, "_isNextTokenNameYes",
			MethodType.methodType(void.class, int.class));

	/**
	 * For parsers of this very class. As a virtual method it would be called through an
	 * interpreter in a native image.
	 */
	static final MethodHandle START_OBJECT = JacksonMembers.exactMethod(UTF8StreamJsonParser.class,
			"createChildObjectContext", MethodType.methodType(void.class, int.class, int.class));

	static final MethodHandle START_ARRAY = JacksonMembers.exactMethod(UTF8StreamJsonParser.class,
			"createChildArrayContext", MethodType.methodType(void.class, int.class, int.class));

	private ParserFields() {
	}

}
