package io.github.reflectionfreejackson.runtime.verify;

import java.io.IOException;
import java.util.Set;
import java.util.function.Predicate;

import com.fasterxml.jackson.core.JsonGenerator;

/**
 * The ways in which one value can be written, and what else has to be known to find out
 * which generated code is to blame where they differ. Used by the thread that writes the
 * value.
 *
 * @since 0.1.0
 */
public interface WaysOfWriting {

	/**
	 * Write by plain Jackson, which knows what it has written before.
	 * @param generator where to write
	 * @throws IOException if writing fails
	 */
	void plainly(JsonGenerator generator) throws IOException;

	/**
	 * Write by plain Jackson which has written nothing before, with the same serializers.
	 * @param generator where to write
	 * @throws IOException if writing fails
	 */
	void plainlyAgain(JsonGenerator generator) throws IOException;

	/**
	 * Write by plain Jackson which has written nothing before, with serializers that are
	 * made anew.
	 * @param generator where to write
	 * @throws IOException if writing fails
	 */
	void plainlyAnew(JsonGenerator generator) throws IOException;

	/**
	 * Write by generated code, which knows what it has written before.
	 * @param generator where to write
	 * @throws IOException if writing fails
	 */
	void byGeneratedCode(JsonGenerator generator) throws IOException;

	/**
	 * Write by generated code which has written nothing before, but only some types by
	 * it.
	 * @param generator where to write
	 * @param selection asked about each type that generated code could write
	 * @throws IOException if writing fails
	 */
	void byGeneratedCode(JsonGenerator generator, Predicate<Class<?>> selection) throws IOException;

	/**
	 * Return the names of a type's properties, as they were when code was generated.
	 * @param type the type
	 * @return the names, or none if no code was generated for the type
	 */
	Set<String> propertiesOf(Class<?> type);

	/**
	 * Note that a type was found to be at fault.
	 * @param type the type
	 */
	void distrusted(Class<?> type);

}
