package com.fasterxml.jackson.core.base;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.JsonReadContext;
import com.fasterxml.jackson.core.util.TextBuffer;
import io.github.reflectionfreejackson.runtime.decode.BaseParserFields;

/**
 * Reaches the fields in plain Java, from within their package. Our own, not Jackson's:
 * defined there at run time, where that is possible.
 *
 * @since 0.1.0
 */
public final class DirectBaseParserFields extends BaseParserFields {

	@Override
	protected int position(ParserBase parser) {
		return parser._inputPtr;
	}

	@Override
	protected void position(ParserBase parser, int position) {
		parser._inputPtr = position;
	}

	@Override
	protected int end(ParserBase parser) {
		return parser._inputEnd;
	}

	@Override
	protected long processed(ParserBase parser) {
		return parser._currInputProcessed;
	}

	@Override
	protected int row(ParserBase parser) {
		return parser._currInputRow;
	}

	@Override
	protected int rowStart(ParserBase parser) {
		return parser._currInputRowStart;
	}

	@Override
	protected JsonReadContext context(ParserBase parser) {
		return parser._parsingContext;
	}

	@Override
	protected void context(ParserBase parser, JsonReadContext context) {
		parser._parsingContext = context;
	}

	@Override
	protected TextBuffer text(ParserBase parser) {
		return parser._textBuffer;
	}

	@Override
	protected JsonToken token(ParserBase parser) {
		return parser._currToken;
	}

	@Override
	protected void token(ParserBase parser, JsonToken token) {
		parser._currToken = token;
	}

	@Override
	protected void value(ParserBase parser, JsonToken token, long offset, int row, int column, int position) {
		parser._nameCopied = false;
		parser._tokenInputTotal = offset;
		parser._tokenInputRow = row;
		parser._tokenInputCol = column;
		parser._currToken = token;
		parser._inputPtr = position;
	}

	@Override
	protected void name(ParserBase parser, int position) {
		parser._currToken = JsonToken.FIELD_NAME;
		parser._nextToken = null;
		parser._inputPtr = position;
	}

	@Override
	protected JsonToken nextToken(ParserBase parser) {
		return parser._nextToken;
	}

	@Override
	protected long tokenOffset(ParserBase parser) {
		return parser._tokenInputTotal;
	}

	@Override
	protected int numberState(ParserBase parser) {
		return parser._numTypesValid;
	}

	@Override
	protected void forgetValue(ParserBase parser) {
		parser._numTypesValid = 0;
		parser._binaryValue = null;
	}

	@Override
	protected void startObject(ParserBase parser) throws IOException {
		parser.createChildObjectContext(parser._tokenInputRow, parser._tokenInputCol);
	}

	@Override
	protected void startArray(ParserBase parser) throws IOException {
		parser.createChildArrayContext(parser._tokenInputRow, parser._tokenInputCol);
	}

}
