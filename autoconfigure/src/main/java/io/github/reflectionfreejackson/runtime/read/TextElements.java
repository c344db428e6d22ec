package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;

import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.deser.std.StringCollectionDeserializer;
import io.github.reflectionfreejackson.runtime.decode.ElementWindow;
import org.jspecify.annotations.Nullable;

/**
 * Reads lists and sets of texts: what can be seen in the parser's buffer is taken from
 * there, and Jackson's deserializer goes on with the first element that is something
 * else.
 */
final class TextElements {

	private TextElements() {
	}

	/**
	 * Read a list or set.
	 * @param deserializer Jackson's deserializer of it
	 * @param parser a parser whose buffer can be looked into, at the start of an array
	 */
	static Object read(StringCollectionDeserializer deserializer, UTF8StreamJsonParser parser,
			DeserializationContext context) throws IOException {
		ValueInstantiator instantiator = deserializer.getValueInstantiator();
		if (deserializer.getContentDeserializer() != null || instantiator.getArrayDelegateCreator() != null
				|| instantiator.getDelegateCreator() != null) {
			return deserializer.deserialize(parser, context);
		}
		@SuppressWarnings("unchecked")
		Collection<String> texts = (Collection<String>) instantiator.createUsingDefault(context);
		boolean isComplete = takesAnything(texts) && ElementWindow.takeTexts(parser, texts);
		return isComplete ? texts : readRest(deserializer, texts, parser, context);
	}

	private static Object readRest(StringCollectionDeserializer deserializer, Collection<String> texts,
			UTF8StreamJsonParser parser, DeserializationContext context) throws IOException {
		@Nullable JsonStreamContext array = texts.isEmpty() ? null : parser.getParsingContext();
		try {
			return deserializer.deserialize(parser, context, texts);
		}
		catch (IOException ex) {
			if (parser.hasToken(JsonToken.START_ARRAY) && parser.getParsingContext() == array) {
				ElementWindow.returnToText(parser);
			}
			throw ex;
		}
	}

	/**
	 * Return whether a collection is what Jackson makes of the usual types, and refuses
	 * nothing.
	 */
	private static boolean takesAnything(Collection<String> texts) {
		return texts.getClass() == ArrayList.class || texts.getClass() == HashSet.class;
	}

}
