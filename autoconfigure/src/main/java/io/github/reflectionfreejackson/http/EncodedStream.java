package io.github.reflectionfreejackson.http;

import java.io.Closeable;
import java.io.IOException;

import com.fasterxml.jackson.core.JsonFactory;

import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferFactory;

/**
 * Encodes the values of one stream into a buffer each, with a separator at the end.
 */
final class EncodedStream implements Closeable {

	private final BufferTarget target;

	private final RootWriter.Sequence values;

	EncodedStream(JsonFactory generatorFactory, RootWriter writer, byte[] separator, DataBufferFactory bufferFactory)
			throws IOException {
		this.target = new BufferTarget(generatorFactory, bufferFactory, separator);
		this.values = writer.sequence(this.target);
	}

	DataBuffer encode(Object value) throws IOException {
		this.values.write(value);
		return this.target.take();
	}

	@Override
	public void close() throws IOException {
		this.values.close();
		this.target.release();
	}

}
