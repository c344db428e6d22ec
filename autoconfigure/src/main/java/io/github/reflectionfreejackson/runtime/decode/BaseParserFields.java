package io.github.reflectionfreejackson.runtime.decode;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.base.ParserBase;
import com.fasterxml.jackson.core.json.JsonReadContext;
import com.fasterxml.jackson.core.util.TextBuffer;
import org.jspecify.annotations.Nullable;

/**
 * What {@link ParserBase} and its superclass keep in fields that are not public. Where
 * fields are always set together, one method sets them, since each call counts as long as
 * it is interpreted.
 * <p>
 * Only for this package. Implementations keep no state.
 *
 * @since 0.1.0
 */
public abstract class BaseParserFields {

	/**
	 * For implementations, of which there is one here, and one in Jackson's package.
	 */
	protected BaseParserFields() {
	}

	protected abstract int position(ParserBase parser);

	protected abstract void position(ParserBase parser, int position);

	protected abstract int end(ParserBase parser);

	protected abstract long processed(ParserBase parser);

	protected abstract int row(ParserBase parser);

	protected abstract int rowStart(ParserBase parser);

	protected abstract JsonReadContext context(ParserBase parser);

	protected abstract void context(ParserBase parser, JsonReadContext context);

	protected abstract TextBuffer text(ParserBase parser);

	protected abstract @Nullable JsonToken token(ParserBase parser);

	protected abstract void token(ParserBase parser, JsonToken token);

	/**
	 * Set the token of a value, where it begins, and where to go on.
	 * @param parser the parser
	 * @param token the token
	 * @param offset where it begins in the document
	 * @param row the number of its line
	 * @param column where it begins in that
	 * @param position where to go on in the buffer
	 */
	protected abstract void value(ParserBase parser, JsonToken token, long offset, int row, int column, int position);

	/**
	 * Set the token to that of a name, with no token known after it, and where to go on.
	 * @param parser the parser
	 * @param position where to go on in the buffer
	 */
	protected abstract void name(ParserBase parser, int position);

	protected abstract @Nullable JsonToken nextToken(ParserBase parser);

	protected abstract long tokenOffset(ParserBase parser);

	protected abstract int numberState(ParserBase parser);

	/**
	 * Forget the number, or the bytes, that are known of an earlier token.
	 * @param parser the parser
	 */
	protected abstract void forgetValue(ParserBase parser);

	/**
	 * Open an object that begins where the token does.
	 * @param parser the parser
	 * @throws IOException if objects are too deep
	 */
	protected abstract void startObject(ParserBase parser) throws IOException;

	/**
	 * Open an array that begins where the token does.
	 * @param parser the parser
	 * @throws IOException if arrays are too deep
	 */
	protected abstract void startArray(ParserBase parser) throws IOException;

}
