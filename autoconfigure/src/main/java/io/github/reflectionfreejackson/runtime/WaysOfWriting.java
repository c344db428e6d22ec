package io.github.reflectionfreejackson.runtime;

import java.io.IOException;
import java.util.Set;
import java.util.function.Predicate;

import com.fasterxml.jackson.core.JsonGenerator;

/**
 * The ways in which one value can be written, and what else has to be known to find out
 * which generated code is to blame where they differ.
 */
interface WaysOfWriting {

	/**
	 * Write by plain Jackson, which knows what it has written before.
	 */
	void plainly(JsonGenerator generator) throws IOException;

	/**
	 * Write by plain Jackson which has written nothing before.
	 */
	void plainlyAnew(JsonGenerator generator) throws IOException;

	/**
	 * Write by generated code, which knows what it has written before.
	 */
	void byGeneratedCode(JsonGenerator generator) throws IOException;

	/**
	 * Write by generated code which has written nothing before, but only some types by
	 * it.
	 * @param selection asked about each type that generated code could write
	 */
	void byGeneratedCode(JsonGenerator generator, Predicate<Class<?>> selection) throws IOException;

	/**
	 * Return the names of a type's properties, as they were when code was generated.
	 */
	Set<String> propertiesOf(Class<?> type);

	/**
	 * Note that a type was found to be at fault.
	 */
	void distrusted(Class<?> type);

}
