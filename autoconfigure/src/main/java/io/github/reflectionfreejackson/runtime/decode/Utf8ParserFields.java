package io.github.reflectionfreejackson.runtime.decode;

import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;

/**
 * What {@link UTF8StreamJsonParser} keeps in fields of its own that are not public.
 * <p>
 * Only for this package. Implementations keep no state.
 *
 * @since 0.1.0
 */
public abstract class Utf8ParserFields {

	/**
	 * For implementations, of which there is one here, and one in Jackson's package.
	 */
	protected Utf8ParserFields() {
	}

	protected abstract byte[] buffer(UTF8StreamJsonParser parser);

	protected abstract boolean isIncomplete(UTF8StreamJsonParser parser);

	/**
	 * Note that the text of the token is still to be read.
	 * @param parser the parser
	 */
	protected abstract void incomplete(UTF8StreamJsonParser parser);

	/**
	 * Set where a name begins.
	 * @param parser the parser
	 * @param offset where that is in the buffer
	 * @param row the number of the line
	 * @param column where it begins in that
	 */
	protected abstract void nameStart(UTF8StreamJsonParser parser, int offset, int row, int column);

}
