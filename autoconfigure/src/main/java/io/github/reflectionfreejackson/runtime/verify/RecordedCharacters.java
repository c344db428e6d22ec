package io.github.reflectionfreejackson.runtime.verify;

import java.io.IOException;
import java.io.Reader;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.json.ReaderBasedJsonParser;
import com.fasterxml.jackson.core.sym.CharsToNameCanonicalizer;
import io.github.reflectionfreejackson.runtime.access.JacksonMembers;
import org.jspecify.annotations.Nullable;

/**
 * A document that Jackson's parser of characters reads.
 */
final class RecordedCharacters extends RecordedDocument {

	private final ReaderBasedJsonParser parser;

	private final ParserState state;

	private final char[] buffered;

	private final @Nullable RecordedReader reader;

	private RecordedCharacters(ReaderBasedJsonParser parser, ParserState state, char[] buffered,
			@Nullable RecordedReader reader) {
		this.parser = parser;
		this.state = state;
		this.buffered = buffered;
		this.reader = reader;
	}

	static boolean isPossible() {
		return ParserState.isPossible() && Fields.BUFFER != null;
	}

	static @Nullable RecordedCharacters of(ReaderBasedJsonParser parser) {
		ParserState state = ParserState.of(parser);
		char[] buffer = (char[]) Fields.BUFFER.get(parser);
		if (state.start() < 0 || (buffer[state.start()] != '{' && buffer[state.start()] != '[')) {
			return null;
		}
		Reader source = (Reader) Fields.READER.get(parser);
		RecordedReader reader = (source != null) ? new RecordedReader(source) : null;
		char[] buffered = Arrays.copyOfRange(buffer, state.start(),
				(reader != null) ? state.start() + buffer.length : state.end());
		if (reader != null) {
			Arrays.fill(buffered, state.length(), buffered.length, '\0');
			Fields.READER.set(parser, (Reader) reader);
		}
		return new RecordedCharacters(parser, state, buffered, reader);
	}

	/**
	 * The parser drops its reader at its end.
	 */
	@Override
	void stop() {
		if (this.reader != null && (Reader) Fields.READER.get(this.parser) == this.reader) {
			Fields.READER.set(this.parser, this.reader.source());
		}
	}

	/**
	 * Parsers write into their buffer only where they read more.
	 */
	@Override
	JsonParser createParser() {
		char[] buffer = (this.reader != null) ? this.buffered.clone() : this.buffered;
		ReaderBasedJsonParser again = new ReaderBasedJsonParser(this.state.newContext(), this.state.features(),
				(this.reader != null) ? this.reader.again() : null, this.state.codec(), names(), buffer, 0,
				this.state.length(), false);
		this.state.restore(again);
		return again;
	}

	/**
	 * Names that a factory has met are not checked again, so none must be known.
	 */
	private CharsToNameCanonicalizer names() {
		JsonFactory factory = this.state.factory();
		return CharsToNameCanonicalizer.createRoot((factory != null) ? factory : new JsonFactory()).makeChild();
	}

	/**
	 * Looked up when they are needed.
	 */
	private static final class Fields {

		static final VarHandle BUFFER = JacksonMembers.field(ReaderBasedJsonParser.class, "_inputBuffer", char[].class);

		static final VarHandle READER = JacksonMembers.field(ReaderBasedJsonParser.class, "_reader", Reader.class);

	}

	/**
	 * Notes what is read.
	 */
	private static final class RecordedReader extends Reader {

		private final Reader source;

		private final RecordedPortions<char[]> portions = new RecordedPortions<>(char[].class);

		RecordedReader(Reader source) {
			this.source = source;
		}

		Reader source() {
			return this.source;
		}

		Reader again() {
			RecordedPortions.Source<char[]> recorded = this.portions.again();
			return new Reader() {

				@Override
				public int read(char[] target, int offset, int length) throws IOException {
					return recorded.read(target, offset, length);
				}

				@Override
				public void close() {
					// Nothing is open
				}

			};
		}

		@Override
		public int read(char[] target, int offset, int length) throws IOException {
			return this.portions.record(this.source::read, target, offset, length);
		}

		@Override
		public void close() throws IOException {
			this.source.close();
		}

	}

}
