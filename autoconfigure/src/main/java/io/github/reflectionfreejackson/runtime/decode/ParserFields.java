package io.github.reflectionfreejackson.runtime.decode;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;

import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.base.ParserBase;
import com.fasterxml.jackson.core.base.ParserMinimalBase;
import com.fasterxml.jackson.core.json.JsonReadContext;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.core.util.TextBuffer;

/**
 * Fields of the parser, and the methods by which it goes on where the name was an
 * expected one, and where an object or array starts.
 */
final class ParserFields {

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

	/**
	 * For parsers of this very class. As a virtual method it would be called through an
	 * interpreter in a native image.
	 */
	static final MethodHandle START_OBJECT = findSpecial(UTF8StreamJsonParser.class, "createChildObjectContext",
			MethodType.methodType(void.class, int.class, int.class));

	static final MethodHandle START_ARRAY = findSpecial(UTF8StreamJsonParser.class, "createChildArrayContext",
			MethodType.methodType(void.class, int.class, int.class));

	private ParserFields() {
	}

	static VarHandle find(Class<?> owner, String name, Class<?> type) {
		try {
			return MethodHandles.privateLookupIn(owner, MethodHandles.lookup()).findVarHandle(owner, name, type);
		}
		catch (ReflectiveOperationException ex) {
			throw new IllegalStateException("Jackson's " + owner.getSimpleName() + " has no field " + name, ex);
		}
	}

	static MethodHandle find(Class<?> owner, String name, MethodType type) {
		try {
			return MethodHandles.privateLookupIn(owner, MethodHandles.lookup()).findVirtual(owner, name, type);
		}
		catch (ReflectiveOperationException ex) {
			throw new IllegalStateException("Jackson's " + owner.getSimpleName() + " has no method " + name, ex);
		}
	}

	/**
	 * Find a method for parsers of this very class, which is called as it is there.
	 */
	static MethodHandle findSpecial(Class<?> owner, String name, MethodType type) {
		try {
			return MethodHandles.privateLookupIn(owner, MethodHandles.lookup()).findSpecial(owner, name, type, owner);
		}
		catch (ReflectiveOperationException ex) {
			throw new IllegalStateException("Jackson's " + owner.getSimpleName() + " has no method " + name, ex);
		}
	}

}
