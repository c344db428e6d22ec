package io.github.reflectionfreejackson.runtime;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.BufferRecycler;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import org.jspecify.annotations.Nullable;

/**
 * A generator of Jackson's that is opened when something needs one. Until then, values
 * that are encoded go to the target, which is written to, flushed and closed as the
 * generator would do.
 * <p>
 * Not to be used by several threads at a time.
 */
final class LazyGenerator implements Closeable {

	/**
	 * Serializes nothing, so that a provider gets to know the generator.
	 */
	static final JsonSerializer<Object> WRITES_NOTHING = new Continuation(null);

	private final DirectConditions conditions;

	private final DefaultSerializerProvider provider;

	private final OutputStream target;

	private @Nullable JsonGenerator generator;

	private @Nullable BufferRecycler recycler;

	private byte @Nullable [] buffer;

	/**
	 * How many values went to the target.
	 */
	private int values;

	LazyGenerator(DirectConditions conditions, DefaultSerializerProvider provider, OutputStream target) {
		this.conditions = conditions;
		this.provider = provider;
		this.target = target;
	}

	DefaultSerializerProvider provider() {
		return this.provider;
	}

	/**
	 * Return how many objects and arrays there may be within each other.
	 */
	int maxDepth() {
		return this.conditions.factory().streamWriteConstraints().getMaxNestingDepth();
	}

	/**
	 * Return a recycled buffer, which is the caller's until the generator is opened or
	 * the buffer is released.
	 */
	byte[] buffer() {
		byte[] recycled = this.buffer;
		if (recycled == null) {
			BufferRecycler source = (this.target instanceof BufferRecycler.Gettable holder) ? holder.bufferRecycler()
					: null;
			if (source == null) {
				source = this.conditions.factory()._getBufferRecycler();
				this.recycler = source;
			}
			recycled = source.allocByteBuffer(BufferRecycler.BYTE_WRITE_ENCODING_BUFFER);
			this.buffer = recycled;
		}
		return recycled;
	}

	boolean isBuffer(byte[] bytes) {
		return bytes == this.buffer;
	}

	/**
	 * Release the buffer, if it is in use.
	 */
	void release() {
		byte[] recycled = this.buffer;
		if (recycled != null) {
			this.buffer = null;
			if (this.recycler != null) {
				this.recycler.releaseByteBuffer(BufferRecycler.BYTE_WRITE_ENCODING_BUFFER, recycled);
				this.recycler.releaseToPool();
				this.recycler = null;
			}
			else if (this.target instanceof BufferRecycler.Gettable holder && holder.bufferRecycler() != null) {
				holder.bufferRecycler().releaseByteBuffer(BufferRecycler.BYTE_WRITE_ENCODING_BUFFER, recycled);
			}
		}
	}

	boolean isOpen() {
		return this.generator != null;
	}

	/**
	 * Return the generator, which the provider knows then.
	 */
	JsonGenerator open() throws IOException {
		JsonGenerator opened = this.generator;
		if (opened == null) {
			release();
			opened = this.conditions.writer().createGenerator(this.target);
			this.generator = opened;
			GeneratorWindow.count(opened, this.values);
			this.provider.serializeValue(opened, this, null, WRITES_NOTHING);
		}
		return opened;
	}

	/**
	 * Write a whole value to the target.
	 */
	void write(byte[] bytes, int start, int end) throws IOException {
		if (this.values++ > 0) {
			this.target.write(' ');
		}
		this.target.write(bytes, start, end - start);
	}

	/**
	 * Return what Jackson's provider makes of a failure of the serializer of a root
	 * value.
	 */
	IOException failed(Object value, Exception failure) throws IOException {
		this.provider.serializeValue(open(), value, null, new Continuation(failure));
		throw new IllegalStateException("Jackson did not report the failure", failure);
	}

	void flush() throws IOException {
		if (this.generator != null) {
			this.generator.flush();
		}
		else if (this.conditions.flushesTarget()) {
			this.target.flush();
		}
	}

	@Override
	public void close() throws IOException {
		release();
		if (this.generator != null) {
			this.generator.close();
		}
		else if (this.conditions.closesTarget()) {
			this.target.close();
		}
		else if (this.conditions.flushesTarget()) {
			this.target.flush();
		}
	}

	/**
	 * What is left to do for a serializer where a value has been written already.
	 */
	private static final class Continuation extends JsonSerializer<Object> {

		private final @Nullable Exception failure;

		Continuation(@Nullable Exception failure) {
			this.failure = failure;
		}

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			if (this.failure != null) {
				Continuation.<RuntimeException>raise(this.failure);
			}
		}

		/**
		 * Containers may throw what they do not declare.
		 */
		@SuppressWarnings("unchecked")
		private static <T extends Exception> void raise(Exception failure) throws T {
			throw (T) failure;
		}

	}

}
