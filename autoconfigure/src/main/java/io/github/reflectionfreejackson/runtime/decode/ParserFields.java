package io.github.reflectionfreejackson.runtime.decode;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.base.ParserBase;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import io.github.reflectionfreejackson.runtime.access.JacksonMembers;

/**
 * Fields of the parser.
 */
final class ParserFields {

	static final BaseParserFields BASE;

	static final Utf8ParserFields UTF8;

	static {
		BaseParserFields base = JacksonMembers.implement(BaseParserFields.class, ParserBase.class);
		Utf8ParserFields utf8 = JacksonMembers.implement(Utf8ParserFields.class, UTF8StreamJsonParser.class);
		if (base != null && utf8 != null && haveAllFields(base, utf8)) {
			BASE = base;
			UTF8 = utf8;
		}
		else {
			BASE = BaseParserHandles.create();
			UTF8 = Utf8ParserHandles.create();
		}
	}

	private ParserFields() {
	}

	/**
	 * Ask for each field once: that one is missing, as in another version of Jackson,
	 * shows only then.
	 */
	private static boolean haveAllFields(BaseParserFields base, Utf8ParserFields utf8) {
		try (JsonParser opened = new JsonFactory().createParser(new byte[0])) {
			UTF8StreamJsonParser parser = (UTF8StreamJsonParser) opened;
			utf8.nameStart(parser, utf8.buffer(parser).length, base.row(parser), base.rowStart(parser));
			base.name(parser, base.position(parser));
			base.value(parser, JsonToken.NOT_AVAILABLE, base.processed(parser) + base.tokenOffset(parser),
					base.row(parser), base.rowStart(parser), base.end(parser));
			base.position(parser, base.numberState(parser));
			base.forgetValue(parser);
			base.text(parser);
			base.nextToken(parser);
			base.startObject(parser);
			base.startArray(parser);
			base.context(parser, base.context(parser));
			base.token(parser, JsonToken.START_ARRAY);
			if (!utf8.isIncomplete(parser)) {
				utf8.incomplete(parser);
			}
			return base.token(parser) == JsonToken.START_ARRAY;
		}
		catch (IOException | LinkageError ex) {
			return false;
		}
	}

}
