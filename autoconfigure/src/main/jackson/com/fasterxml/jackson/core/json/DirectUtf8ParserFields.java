package com.fasterxml.jackson.core.json;

import io.github.reflectionfreejackson.runtime.decode.Utf8ParserFields;

/**
 * Reaches the fields in plain Java, from within their package. Our own, not Jackson's:
 * defined there at run time, where that is possible.
 *
 * @since 0.1.0
 */
public final class DirectUtf8ParserFields extends Utf8ParserFields {

	@Override
	protected byte[] buffer(UTF8StreamJsonParser parser) {
		return parser._inputBuffer;
	}

	@Override
	protected boolean isIncomplete(UTF8StreamJsonParser parser) {
		return parser._tokenIncomplete;
	}

	@Override
	protected void incomplete(UTF8StreamJsonParser parser) {
		parser._tokenIncomplete = true;
	}

	@Override
	protected void nameStart(UTF8StreamJsonParser parser, int offset, int row, int column) {
		parser._nameStartOffset = offset;
		parser._nameStartRow = row;
		parser._nameStartCol = column;
	}

}
