package io.github.reflectionfreejackson.http;

import java.io.Closeable;
import java.io.IOException;

import io.github.reflectionfreejackson.runtime.direct.DirectTarget;

/**
 * Writes values, each the whole of a document, of one type and class by one configuration
 * of a mapper.
 */
interface RootWriter {

	/**
	 * Write a value. What was written before a failure stays written, as by Jackson, but
	 * may have reached the target in other portions.
	 * @param value the value
	 * @param target where to write; it is flushed, not closed
	 * @throws IOException if the value or the target fails
	 */
	void write(Object value, DirectTarget target) throws IOException;

	/**
	 * Begin a sequence of values that share Jackson's state, such as object ids.
	 * @param target where to write; it is flushed after each value, not closed
	 * @return the sequence, to be closed
	 * @throws IOException if the target fails
	 */
	Sequence sequence(DirectTarget target) throws IOException;

	/**
	 * A sequence of values.
	 */
	interface Sequence extends Closeable {

		/**
		 * Write the next value.
		 * @param value the value
		 * @throws IOException if the value or the target fails
		 */
		void write(Object value) throws IOException;

	}

}
