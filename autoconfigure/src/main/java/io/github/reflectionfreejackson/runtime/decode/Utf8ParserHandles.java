package io.github.reflectionfreejackson.runtime.decode;

import java.lang.invoke.VarHandle;

import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import io.github.reflectionfreejackson.runtime.access.JacksonMembers;

/**
 * Reaches the fields by handles, as {@link BaseParserHandles} does.
 */
final class Utf8ParserHandles extends Utf8ParserFields {

	private static final VarHandle BUFFER = JacksonMembers.field(UTF8StreamJsonParser.class, "_inputBuffer",
			byte[].class);

	private static final VarHandle INCOMPLETE = JacksonMembers.field(UTF8StreamJsonParser.class, "_tokenIncomplete",
			boolean.class);

	private static final VarHandle NAME_OFFSET = JacksonMembers.field(UTF8StreamJsonParser.class, "_nameStartOffset",
			int.class);

	private static final VarHandle NAME_ROW = JacksonMembers.field(UTF8StreamJsonParser.class, "_nameStartRow",
			int.class);

	private static final VarHandle NAME_COLUMN = JacksonMembers.field(UTF8StreamJsonParser.class, "_nameStartCol",
			int.class);

	/**
	 * Create an instance, without whose class those who need none can do.
	 */
	static Utf8ParserFields create() {
		return new Utf8ParserHandles();
	}

	@Override
	protected byte[] buffer(UTF8StreamJsonParser parser) {
		return (byte[]) BUFFER.get(parser);
	}

	@Override
	protected boolean isIncomplete(UTF8StreamJsonParser parser) {
		return (boolean) INCOMPLETE.get(parser);
	}

	@Override
	protected void incomplete(UTF8StreamJsonParser parser) {
		INCOMPLETE.set(parser, true);
	}

	@Override
	protected void nameStart(UTF8StreamJsonParser parser, int offset, int row, int column) {
		NAME_OFFSET.set(parser, offset);
		NAME_ROW.set(parser, row);
		NAME_COLUMN.set(parser, column);
	}

}
