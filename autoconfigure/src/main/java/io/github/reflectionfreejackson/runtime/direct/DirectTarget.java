package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;
import java.io.OutputStream;

/**
 * Where a {@link DirectWriter} writes to: values that were encoded as a whole are handed
 * over at once, all others go to a stream.
 * <p>
 * Not to be used by several threads at a time.
 *
 * @since 0.1.0
 */
public abstract class DirectTarget {

	/**
	 * Create a target which has all values in a stream, separated as Jackson does.
	 * @param stream the stream
	 * @return the target
	 */
	public static DirectTarget of(OutputStream stream) {
		return new StreamTarget(stream);
	}

	/**
	 * Take a value as a whole, after which no other call writes anything that belongs to
	 * it.
	 * @param bytes what holds the value, and is used again after this call; whatever is
	 * behind the value may be overwritten
	 * @param start the first byte of the value
	 * @param end the end of the value
	 * @throws IOException if that fails
	 */
	protected abstract void write(byte[] bytes, int start, int end) throws IOException;

	/**
	 * Return the stream for values that Jackson's generator writes.
	 * @return the stream, which is the same each time
	 */
	public abstract OutputStream stream();

	/**
	 * Do what flushing a generator does to its target, if that is not nothing.
	 * @throws IOException if that fails
	 */
	protected abstract void flush() throws IOException;

	/**
	 * Do what closing a generator does to its target, if it is to be closed at all.
	 * @throws IOException if that fails
	 */
	protected abstract void close() throws IOException;

	/**
	 * Has all values in a stream.
	 */
	private static final class StreamTarget extends DirectTarget {

		private final OutputStream stream;

		private boolean separates;

		StreamTarget(OutputStream stream) {
			this.stream = stream;
		}

		@Override
		protected void write(byte[] bytes, int start, int end) throws IOException {
			if (this.separates) {
				this.stream.write(' ');
			}
			this.separates = true;
			this.stream.write(bytes, start, end - start);
		}

		@Override
		public OutputStream stream() {
			return this.stream;
		}

		@Override
		protected void flush() throws IOException {
			this.stream.flush();
		}

		@Override
		protected void close() throws IOException {
			this.stream.close();
		}

	}

}
