package io.github.reflectionfreejackson.runtime;

import java.io.IOException;
import java.util.function.Predicate;

import com.fasterxml.jackson.core.JsonParser;
import org.jspecify.annotations.Nullable;

/**
 * The ways in which one document can be read.
 */
interface WaysOfReading {

	/**
	 * Read by plain Jackson, from the very parser that a mapper has made.
	 */
	@Nullable Object plainly() throws IOException;

	/**
	 * Fail if something was referred to, as the document was read plainly, which is not
	 * in it.
	 */
	void checkReferences() throws IOException;

	/**
	 * Read once more by plain Jackson, with the same deserializers.
	 * @param parser the parser, at the first token
	 */
	@Nullable Object plainlyAgain(JsonParser parser) throws IOException;

	/**
	 * Read by plain Jackson, with deserializers that are made anew.
	 * @param parser the parser, at the first token
	 */
	@Nullable Object plainlyAnew(JsonParser parser) throws IOException;

	/**
	 * Read by generated code.
	 * @param parser the parser, at the first token
	 */
	@Nullable Object byGeneratedCode(JsonParser parser) throws IOException;

	/**
	 * Read by generated code, but only some types by it.
	 * @param parser the parser, at the first token
	 * @param selection asked about each type that generated code could read
	 */
	@Nullable Object byGeneratedCode(JsonParser parser, Predicate<Class<?>> selection) throws IOException;

	/**
	 * Note that a type was found to be at fault.
	 */
	void distrusted(Class<?> type);

}
