package io.github.reflectionfreejackson.runtime.verify;

import java.io.IOException;
import java.util.function.Predicate;

import com.fasterxml.jackson.core.JsonParser;
import org.jspecify.annotations.Nullable;

/**
 * The ways in which one document can be read. Used by the thread that reads it.
 *
 * @since 0.1.0
 */
public interface WaysOfReading {

	/**
	 * Read by plain Jackson, from the very parser that a mapper has made.
	 * @return the value, or {@code null} if that was read
	 * @throws IOException if reading fails
	 */
	@Nullable Object plainly() throws IOException;

	/**
	 * Fail if something was referred to, as the document was read plainly, which is not
	 * in it.
	 * @throws IOException if so
	 */
	void checkReferences() throws IOException;

	/**
	 * Read once more by plain Jackson, with the same deserializers.
	 * @param parser the parser, at the first token
	 * @return the value, or {@code null} if that was read
	 * @throws IOException if reading fails
	 */
	@Nullable Object plainlyAgain(JsonParser parser) throws IOException;

	/**
	 * Read by plain Jackson, with deserializers that are made anew.
	 * @param parser the parser, at the first token
	 * @return the value, or {@code null} if that was read
	 * @throws IOException if reading fails
	 */
	@Nullable Object plainlyAnew(JsonParser parser) throws IOException;

	/**
	 * Read by generated code.
	 * @param parser the parser, at the first token
	 * @return the value, or {@code null} if that was read
	 * @throws IOException if reading fails
	 */
	@Nullable Object byGeneratedCode(JsonParser parser) throws IOException;

	/**
	 * Read by generated code, but only some types by it.
	 * @param parser the parser, at the first token
	 * @param selection asked about each type that generated code could read
	 * @return the value, or {@code null} if that was read
	 * @throws IOException if reading fails
	 */
	@Nullable Object byGeneratedCode(JsonParser parser, Predicate<Class<?>> selection) throws IOException;

	/**
	 * Note that a type was found to be at fault.
	 * @param type the type
	 */
	void distrusted(Class<?> type);

}
