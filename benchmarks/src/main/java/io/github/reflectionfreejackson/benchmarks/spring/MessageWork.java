package io.github.reflectionfreejackson.benchmarks.spring;

import java.io.IOException;

/**
 * Writes or reads one message, again and again.
 */
public interface MessageWork {

	/**
	 * Write or read the message.
	 * @return the number of bytes
	 * @throws IOException if that fails
	 */
	long run() throws IOException;

	/**
	 * Write or read the message, and show what comes of it.
	 * @return the headers, as far as there are any, and the body, or what was read
	 * @throws IOException if that fails
	 */
	String outcome() throws IOException;

	/**
	 * Write or read all kinds of other messages before.
	 * @throws IOException if that fails
	 */
	void pollute() throws IOException;

}
