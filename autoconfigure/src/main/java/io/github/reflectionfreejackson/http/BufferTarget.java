package io.github.reflectionfreejackson.http;

import java.io.OutputStream;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.util.ByteArrayBuilder;
import io.github.reflectionfreejackson.runtime.direct.DirectTarget;
import org.jspecify.annotations.Nullable;

import org.springframework.core.io.buffer.DataBuffer;
import org.springframework.core.io.buffer.DataBufferFactory;

/**
 * Puts each value into a buffer of its own, in a sequence with something before or behind
 * it. A value that was encoded as a whole is copied there, what a generator writes is
 * collected before, as by Spring.
 */
final class BufferTarget extends DirectTarget {

	private static final byte[] NOTHING = {};

	private final JsonFactory generatorFactory;

	private final DataBufferFactory bufferFactory;

	private boolean sequence;

	private byte[] prefix = NOTHING;

	private byte[] suffix = NOTHING;

	private @Nullable DataBuffer whole;

	private @Nullable ByteArrayBuilder collected;

	BufferTarget(JsonFactory generatorFactory, DataBufferFactory bufferFactory) {
		this.generatorFactory = generatorFactory;
		this.bufferFactory = bufferFactory;
	}

	/**
	 * Put the next values, which belong to a sequence, between these bytes.
	 */
	void enclose(byte[] prefix, byte[] suffix) {
		this.sequence = true;
		this.prefix = prefix;
		this.suffix = suffix;
	}

	@Override
	protected void write(byte[] bytes, int start, int end) {
		int length = end - start;
		int added = this.suffix.length;
		DataBuffer buffer = prefixed(length + added);
		if (bytes.length - end >= added) {
			System.arraycopy(this.suffix, 0, bytes, end, added);
			buffer.write(bytes, start, length + added);
		}
		else {
			buffer.write(bytes, start, length).write(this.suffix);
		}
		this.whole = buffer;
	}

	/**
	 * Return a buffer that has the prefix, and room for so many bytes more.
	 */
	private DataBuffer prefixed(int more) {
		DataBuffer buffer = this.bufferFactory.allocateBuffer(this.prefix.length + more);
		return (this.prefix.length > 0) ? buffer.write(this.prefix) : buffer;
	}

	@Override
	public OutputStream stream() {
		return collected();
	}

	private ByteArrayBuilder collected() {
		ByteArrayBuilder existing = this.collected;
		if (existing == null) {
			existing = new ByteArrayBuilder(this.generatorFactory._getBufferRecycler());
			this.collected = existing;
		}
		return existing;
	}

	/**
	 * Flushing what Spring has generators write to does nothing.
	 */
	@Override
	protected void flush() {
	}

	/**
	 * Closing what Spring has generators write to does nothing.
	 */
	@Override
	protected void close() {
	}

	/**
	 * Return the buffer of the value that was written since the last call.
	 */
	DataBuffer take() {
		DataBuffer buffer = this.whole;
		this.whole = null;
		return (buffer != null) ? buffer : copy(collected());
	}

	/**
	 * Copy once where the bytes lie together, which short ones do.
	 */
	private DataBuffer copy(ByteArrayBuilder bytes) {
		int length = bytes.size();
		byte[] content = (bytes.getCurrentSegmentLength() == length) ? bytes.getCurrentSegment() : bytes.toByteArray();
		// Jackson separates the values of a sequence by a space
		int start = (this.sequence && length > 0 && content[0] == ' ') ? 1 : 0;
		DataBuffer buffer = prefixed(length - start + this.suffix.length);
		buffer.write(content, start, length - start);
		if (this.suffix.length > 0) {
			buffer.write(this.suffix);
		}
		bytes.reset();
		return buffer;
	}

	/**
	 * Release what was borrowed to collect what generators write.
	 */
	void release() {
		if (this.collected != null) {
			this.collected.release();
		}
	}

}
