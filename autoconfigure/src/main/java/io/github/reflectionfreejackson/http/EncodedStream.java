package io.github.reflectionfreejackson.http;

import java.io.Closeable;
import java.io.IOException;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.util.ByteArrayBuilder;

import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferFactory;

/**
 * Encodes the values of one stream into a buffer each, with a separator at the end.
 */
final class EncodedStream implements Closeable {

	private final ByteArrayBuilder bytes;

	private final RootWriter.Sequence values;

	private final byte[] separator;

	private final DataBufferFactory bufferFactory;

	EncodedStream(JsonFactory generatorFactory, RootWriter writer, byte[] separator, DataBufferFactory bufferFactory)
			throws IOException {
		this.bytes = new ByteArrayBuilder(generatorFactory._getBufferRecycler());
		this.values = writer.sequence(this.bytes);
		this.separator = separator;
		this.bufferFactory = bufferFactory;
	}

	DataBuffer encode(Object value) throws IOException {
		this.values.write(value);
		int length = this.bytes.size();
		byte[] content = (this.bytes.getCurrentSegmentLength() == length) ? this.bytes.getCurrentSegment()
				: this.bytes.toByteArray();
		// Jackson separates values by a space
		int start = (length > 0 && content[0] == ' ') ? 1 : 0;
		DataBuffer buffer = this.bufferFactory.allocateBuffer(length - start + this.separator.length);
		buffer.write(content, start, length - start);
		buffer.write(this.separator);
		this.bytes.reset();
		return buffer;
	}

	@Override
	public void close() throws IOException {
		this.values.close();
		this.bytes.release();
	}

}
