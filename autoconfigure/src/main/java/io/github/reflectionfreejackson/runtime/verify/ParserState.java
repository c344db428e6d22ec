package io.github.reflectionfreejackson.runtime.verify;

import java.lang.invoke.VarHandle;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.ObjectCodec;
import com.fasterxml.jackson.core.base.ParserBase;
import com.fasterxml.jackson.core.io.IOContext;
import com.fasterxml.jackson.core.util.BufferRecycler;
import io.github.reflectionfreejackson.runtime.access.JacksonMembers;
import org.jspecify.annotations.Nullable;

/**
 * What a parser is like, and where it was, before it read the one character of its first
 * token.
 *
 * @param features the features that are on
 * @param codec the codec, or {@code null}
 * @param context limits, and what is said about the source of the document
 * @param start where the character is in the buffer
 * @param end where the buffer ends
 * @param processed how much came before the buffer
 * @param row the row
 * @param rowStart where the row starts, seen from the start of the buffer
 */
record ParserState(int features, @Nullable ObjectCodec codec, IOContext context, int start, int end, long processed,
		int row, int rowStart) {

	static ParserState of(ParserBase parser) {
		return new ParserState(parser.getFeatureMask(), parser.getCodec(), (IOContext) Fields.CONTEXT.get(parser),
				(int) Fields.POSITION.get(parser) - 1, (int) Fields.END.get(parser),
				(long) Fields.PROCESSED.get(parser), (int) Fields.ROW.get(parser), (int) Fields.ROW_START.get(parser));
	}

	/**
	 * Return a context for another parser of the same document, with buffers of its own.
	 */
	IOContext newContext() {
		return new IOContext(this.context.streamReadConstraints(), this.context.streamWriteConstraints(),
				this.context.errorReportConfiguration(), new BufferRecycler(), this.context.contentReference(), false);
	}

	/**
	 * Return the factory that has made the parser, as far as the codec knows.
	 */
	@Nullable JsonFactory factory() {
		return (this.codec != null) ? this.codec.getFactory() : null;
	}

	int length() {
		return this.end - this.start;
	}

	/**
	 * Make a parser count from where this is.
	 * @param parser a parser whose buffer begins with the character
	 */
	void restore(ParserBase parser) {
		Fields.PROCESSED.set(parser, this.processed + this.start);
		Fields.ROW.set(parser, this.row);
		Fields.ROW_START.set(parser, this.rowStart - this.start);
	}

	static boolean isPossible() {
		return Fields.CONTEXT != null;
	}

	/**
	 * Looked up when they are needed.
	 */
	private static final class Fields {

		static final VarHandle CONTEXT = JacksonMembers.field(ParserBase.class, "_ioContext", IOContext.class);

		static final VarHandle POSITION = JacksonMembers.field(ParserBase.class, "_inputPtr", int.class);

		static final VarHandle END = JacksonMembers.field(ParserBase.class, "_inputEnd", int.class);

		static final VarHandle PROCESSED = JacksonMembers.field(ParserBase.class, "_currInputProcessed", long.class);

		static final VarHandle ROW = JacksonMembers.field(ParserBase.class, "_currInputRow", int.class);

		static final VarHandle ROW_START = JacksonMembers.field(ParserBase.class, "_currInputRowStart", int.class);

	}

}
