package io.github.reflectionfreejackson.benchmarks.contender;

import java.io.IOException;

import org.jspecify.annotations.Nullable;

/**
 * Reads values of one document.
 */
public interface Decoder {

	/**
	 * Read a value.
	 * @param json the JSON
	 * @return the value
	 * @throws IOException if reading fails
	 */
	@Nullable Object decode(byte[] json) throws IOException;

}
