package io.github.reflectionfreejackson.runtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.util.TokenBuffer;
import org.jspecify.annotations.Nullable;

/**
 * A document whose tokens are in a buffer of Jackson's, which reading does not change.
 */
final class RecordedTokens extends RecordedDocument {

	private final JsonParser parser;

	private final Object segment;

	private final int position;

	private final @Nullable Object location;

	private RecordedTokens(JsonParser parser, Object segment, int position, @Nullable Object location) {
		this.parser = parser;
		this.segment = segment;
		this.position = position;
		this.location = location;
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
		return new RecordedTokens(parser, (Object) Fields.SEGMENT.get(parser), (int) Fields.POSITION.get(parser),
				(Object) Fields.LOCATION.get(parser));
	}

	@Override
	void stop() {
		// Nothing is recorded as it passes by
	}

	@Override
	JsonParser createParser() {
		JsonParser again = new TokenBuffer(this.parser.getCodec(), false).asParser(this.parser.streamReadConstraints());
		again.overrideStdFeatures(this.parser.getFeatureMask(), -1);
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

		static final VarHandle SEGMENT = find("_segment");

		static final VarHandle POSITION = find("_segmentPtr");

		static final VarHandle LOCATION = find("_location");

		private static VarHandle find(String name) {
			try {
				return MethodHandles.privateLookupIn(PARSER, MethodHandles.lookup())
					.unreflectVarHandle(PARSER.getDeclaredField(name));
			}
			catch (ReflectiveOperationException ex) {
				throw new IllegalStateException("Jackson's parser of buffered tokens has no field " + name, ex);
			}
		}

	}

}
