package io.github.reflectionfreejackson.runtime.verify;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.core.sym.ByteQuadsCanonicalizer;
import io.github.reflectionfreejackson.runtime.access.JacksonMembers;
import org.jspecify.annotations.Nullable;

/**
 * A document that Jackson's parser of bytes reads.
 */
final class RecordedBytes extends RecordedDocument {

	private final UTF8StreamJsonParser parser;

	private final ParserState state;

	private final byte[] buffered;

	private final @Nullable RecordedStream stream;

	private RecordedBytes(UTF8StreamJsonParser parser, ParserState state, byte[] buffered,
			@Nullable RecordedStream stream) {
		this.parser = parser;
		this.state = state;
		this.buffered = buffered;
		this.stream = stream;
	}

	static boolean isPossible() {
		return ParserState.isPossible() && Fields.BUFFER != null;
	}

	static @Nullable RecordedBytes of(UTF8StreamJsonParser parser) {
		ParserState state = ParserState.of(parser);
		byte[] buffer = (byte[]) Fields.BUFFER.get(parser);
		if (state.start() < 0 || (buffer[state.start()] != '{' && buffer[state.start()] != '[')) {
			return null;
		}
		InputStream source = (InputStream) Fields.STREAM.get(parser);
		RecordedStream stream = (source != null) ? new RecordedStream(source) : null;
		byte[] buffered = Arrays.copyOfRange(buffer, state.start(),
				(stream != null) ? state.start() + buffer.length : state.end());
		if (stream != null) {
			Arrays.fill(buffered, state.length(), buffered.length, (byte) 0);
			Fields.STREAM.set(parser, (InputStream) stream);
		}
		return new RecordedBytes(parser, state, buffered, stream);
	}

	/**
	 * The parser drops its stream at its end.
	 */
	@Override
	void stop() {
		if (this.stream != null && (InputStream) Fields.STREAM.get(this.parser) == this.stream) {
			Fields.STREAM.set(this.parser, this.stream.source());
		}
	}

	/**
	 * Parsers write into their buffer only where they read more.
	 */
	@Override
	JsonParser createParser() {
		byte[] buffer = (this.stream != null) ? this.buffered.clone() : this.buffered;
		UTF8StreamJsonParser again = new UTF8StreamJsonParser(this.state.newContext(), this.state.features(),
				(this.stream != null) ? this.stream.again() : null, this.state.codec(), names(), buffer, 0,
				this.state.length(), 0, false);
		this.state.restore(again);
		return again;
	}

	/**
	 * Names that a factory has met are not checked again, so none must be known.
	 */
	private ByteQuadsCanonicalizer names() {
		JsonFactory factory = this.state.factory();
		return ByteQuadsCanonicalizer.createRoot()
			.makeChildOrPlaceholder(
					(factory != null) ? factory.getFactoryFeatures() : JsonFactory.Feature.collectDefaults());
	}

	/**
	 * Looked up when they are needed.
	 */
	private static final class Fields {

		static final VarHandle BUFFER = JacksonMembers.field(UTF8StreamJsonParser.class, "_inputBuffer", byte[].class);

		static final VarHandle STREAM = JacksonMembers.field(UTF8StreamJsonParser.class, "_inputStream",
				InputStream.class);

	}

	/**
	 * Notes what is read.
	 */
	private static final class RecordedStream extends InputStream {

		private final InputStream source;

		private final RecordedPortions<byte[]> portions = new RecordedPortions<>(byte[].class);

		RecordedStream(InputStream source) {
			this.source = source;
		}

		InputStream source() {
			return this.source;
		}

		InputStream again() {
			RecordedPortions.Source<byte[]> recorded = this.portions.again();
			return new InputStream() {

				@Override
				public int read() throws IOException {
					byte[] single = new byte[1];
					return (read(single, 0, 1) > 0) ? single[0] & 0xFF : -1;
				}

				@Override
				public int read(byte[] target, int offset, int length) throws IOException {
					return recorded.read(target, offset, length);
				}

			};
		}

		@Override
		public int read() throws IOException {
			byte[] single = new byte[1];
			return (read(single, 0, 1) > 0) ? single[0] & 0xFF : -1;
		}

		@Override
		public int read(byte[] target, int offset, int length) throws IOException {
			return this.portions.record(this.source::read, target, offset, length);
		}

		@Override
		public int available() throws IOException {
			return this.source.available();
		}

		@Override
		public void close() throws IOException {
			this.source.close();
		}

	}

}
