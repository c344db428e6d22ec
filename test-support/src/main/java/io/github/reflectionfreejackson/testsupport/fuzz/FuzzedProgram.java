package io.github.reflectionfreejackson.testsupport.fuzz;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;

/**
 * The main class of a shape: makes the mapper, the writer and the values. The source of a
 * shape implements it.
 *
 * @since 0.1.0
 */
public interface FuzzedProgram {

	/**
	 * Create a mapper.
	 * @return a fresh mapper, always of the same configuration
	 */
	ObjectMapper mapper();

	/**
	 * Derive the mapper to write with, which may be configured in another way than the
	 * one that code is generated with.
	 * @param mapper the mapper
	 * @return the mapper itself, or a copy
	 */
	ObjectMapper derived(ObjectMapper mapper);

	/**
	 * Create a writer.
	 * @param mapper the mapper
	 * @return a writer of the mapper
	 */
	ObjectWriter writer(ObjectMapper mapper);

	/**
	 * Return how many values there are to write.
	 * @return the number
	 */
	int roots();

	/**
	 * Create a value to write.
	 * @param index the position of the value
	 * @return a fresh value, always with the same content
	 */
	Object root(int index);

}
