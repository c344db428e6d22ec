package io.github.reflectionfreejackson.benchmarks.turns;

import java.io.IOException;

import org.jspecify.annotations.Nullable;

/**
 * Writes or reads one value, again and again.
 */
public interface Work {

	/**
	 * Do it once.
	 * @return the outcome, so that the JIT cannot but do it
	 * @throws IOException if it fails
	 */
	@Nullable Object once() throws IOException;

}
