package io.github.reflectionfreejackson.http;

import java.io.Closeable;
import java.io.IOException;

import com.fasterxml.jackson.core.JsonFactory;
import org.jspecify.annotations.Nullable;

import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferFactory;

/**
 * Encodes the values of one stream into a buffer each: as lines, or as the elements of an
 * array, whose end belongs to no value.
 */
final class EncodedStream implements Closeable {

	private static final byte[] NOTHING = {};

	private static final byte[] ARRAY_START = { '[' };

	private static final byte[] DELIMITER = { ',' };

	private static final byte[] ARRAY_END = { ']' };

	private final DataBufferFactory bufferFactory;

	private final BufferTarget target;

	private final RootWriter.Sequence values;

	private final byte @Nullable [] separator;

	private boolean begun;

	/**
	 * Begin a stream.
	 * @param separator what is at the end of each line, or {@code null} for an array
	 */
	EncodedStream(JsonFactory generatorFactory, RootWriter writer, byte @Nullable [] separator,
			DataBufferFactory bufferFactory) throws IOException {
		this.bufferFactory = bufferFactory;
		this.target = new BufferTarget(generatorFactory, bufferFactory);
		this.values = writer.sequence(this.target);
		this.separator = separator;
		if (separator != null) {
			this.target.enclose(NOTHING, separator);
		}
	}

	/**
	 * Return whether what is encoded is an array.
	 */
	boolean isArray() {
		return this.separator == null;
	}

	/**
	 * Encode the next value. A value that fails is one of the array, as by Spring.
	 */
	DataBuffer encode(Object value) throws IOException {
		if (isArray()) {
			this.target.enclose(this.begun ? DELIMITER : ARRAY_START, NOTHING);
			this.begun = true;
		}
		this.values.write(value);
		return this.target.take();
	}

	/**
	 * Return the beginning of an array without elements.
	 */
	DataBuffer start() {
		return this.bufferFactory.wrap(ARRAY_START);
	}

	/**
	 * Return the end of an array.
	 */
	DataBuffer end() {
		return this.bufferFactory.wrap(ARRAY_END);
	}

	@Override
	public void close() throws IOException {
		this.values.close();
		this.target.release();
	}

}
