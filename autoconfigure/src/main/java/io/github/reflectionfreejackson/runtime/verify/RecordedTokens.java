package io.github.reflectionfreejackson.runtime.verify;

import java.lang.invoke.VarHandle;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import com.fasterxml.jackson.databind.util.TokenBufferReadContext;
import io.github.reflectionfreejackson.runtime.access.JacksonMembers;
import org.jspecify.annotations.Nullable;

/**
 * A document whose tokens are in a buffer of Jackson's, which reading does not change.
 */
final class RecordedTokens extends RecordedDocument {

	private final JsonParser parser;

	private final Object segment;

	private final int position;

	private final JsonStreamContext parent;

	private final int index;

	private final @Nullable Object location;

	private RecordedTokens(JsonParser parser, JsonStreamContext parent) {
		this.parser = parser;
		this.segment = Fields.SEGMENT.get(parser);
		this.position = (int) Fields.POSITION.get(parser);
		this.parent = parent;
		this.index = (int) Fields.INDEX.get(parent);
		this.location = Fields.LOCATION.get(parser);
	}

	static boolean isPossible() {
		return Fields.SEGMENT != null;
	}

	/**
	 * Return a document, or {@code null} if a parser does not read buffered tokens, or
	 * those of a format that has more than tokens.
	 */
	static @Nullable RecordedTokens of(JsonParser parser) {
		if (parser.getClass() != Fields.PARSER || parser.canReadTypeId() || parser.canReadObjectId()) {
			return null;
		}
		JsonStreamContext parent = parser.getParsingContext().getParent();
		return (parent != null) ? new RecordedTokens(parser, parent) : null;
	}

	/**
	 * Return a document, or {@code null}, where a parser is within another document: it
	 * may be an element of it whose tokens were buffered.
	 */
	static @Nullable RecordedTokens ofPart(JsonParser parser) {
		RecordedTokens tokens = of(parser);
		return (tokens != null && tokens.position == 0) ? tokens : null;
	}

	@Override
	void stop() {
		// Nothing is recorded as it passes by
	}

	@Override
	JsonParser createParser() {
		JsonParser again = new TokenBuffer(this.parser.getCodec(), false).asParser(this.parser.streamReadConstraints());
		again.overrideStdFeatures(this.parser.getFeatureMask(), -1);
		TokenBufferReadContext context = TokenBufferReadContext.createRootContext(this.parent);
		Fields.INDEX.set((JsonStreamContext) context, this.index - 1);
		Fields.CONTEXT.set(again, context);
		Fields.SEGMENT.set(again, this.segment);
		Fields.POSITION.set(again, this.position - 1);
		Fields.LOCATION.set(again, this.location);
		return again;
	}

	/**
	 * The parser's class is not visible.
	 */
	private static final class Fields {

		static final Class<?> PARSER = new TokenBuffer(null, false).asParser().getClass();

		static final VarHandle SEGMENT = JacksonMembers.field(PARSER, "_segment");

		static final VarHandle POSITION = JacksonMembers.field(PARSER, "_segmentPtr");

		static final VarHandle LOCATION = JacksonMembers.field(PARSER, "_location");

		static final VarHandle CONTEXT = JacksonMembers.field(PARSER, "_parsingContext");

		static final VarHandle INDEX = JacksonMembers.field(JsonStreamContext.class, "_index", int.class);

	}

}
