package io.github.reflectionfreejackson.benchmarks.spring;

import java.io.IOException;

/**
 * Writes one answer, again and again.
 */
public interface AnswerWriter {

	/**
	 * Write the answer.
	 * @return the number of bytes
	 * @throws IOException if writing fails
	 */
	long write() throws IOException;

	/**
	 * Write the answer, and show it.
	 * @return the headers, as far as there are any, and the body
	 * @throws IOException if writing fails
	 */
	String written() throws IOException;

	/**
	 * Write all kinds of other answers before.
	 * @throws IOException if writing fails
	 */
	void pollute() throws IOException;

}
