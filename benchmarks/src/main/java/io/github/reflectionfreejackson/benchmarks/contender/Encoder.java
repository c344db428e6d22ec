package io.github.reflectionfreejackson.benchmarks.contender;

import java.io.IOException;

/**
 * Writes values of one payload.
 */
public interface Encoder {

	/**
	 * Write a value.
	 * @param value the value
	 * @return the JSON
	 * @throws IOException if writing fails
	 */
	byte[] encode(Object value) throws IOException;

}
