package io.github.reflectionfreejackson.http;

import java.io.IOException;

import io.github.reflectionfreejackson.runtime.write.DirectSequence;
import io.github.reflectionfreejackson.runtime.write.DirectTarget;
import io.github.reflectionfreejackson.runtime.write.DirectWriter;

/**
 * Writes without a generator of Jackson's where none is needed, as it is for types that
 * generated code covers.
 */
final class DirectRootWriter implements RootWriter {

	private final DirectWriter writer;

	private final RootWriter otherwise;

	/**
	 * Create a writer.
	 * @param otherwise for values that need a generator from the beginning
	 */
	DirectRootWriter(DirectWriter writer, RootWriter otherwise) {
		this.writer = writer;
		this.otherwise = otherwise;
	}

	@Override
	public void write(Object value, DirectTarget target) throws IOException {
		if (!this.writer.write(value, target)) {
			this.otherwise.write(value, target);
		}
	}

	@Override
	public Sequence sequence(DirectTarget target) throws IOException {
		DirectSequence sequence = this.writer.sequence(target);
		return (sequence != null) ? new DirectValues(sequence) : this.otherwise.sequence(target);
	}

	/**
	 * Writes all values without a generator until one needs it.
	 */
	private record DirectValues(DirectSequence sequence) implements Sequence {

		@Override
		public void write(Object value) throws IOException {
			this.sequence.write(value);
		}

		@Override
		public void close() throws IOException {
			this.sequence.close();
		}

	}

}
