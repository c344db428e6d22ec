package io.github.reflectionfreejackson.runtime.served;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonStreamContext;
import com.fasterxml.jackson.core.JsonToken;
import org.jspecify.annotations.Nullable;

/**
 * Tells where a structure gets so deep that the stack matters. For each level, generated
 * code mostly calls more methods than Jackson does, which allows for 1000 levels, and
 * says so of the next: a stack must not overflow before, where Jackson's own does not.
 *
 * @since 0.1.0
 */
public final class DeepStructures {

	/**
	 * More than structures have but for lists that are linked, and those that go in
	 * circles.
	 */
	static final int MAX_SHALLOW = 64;

	private DeepStructures() {
	}

	/**
	 * Return whether what is written next is deep in a structure.
	 * @param generator what writes the structure
	 * @return whether it is
	 */
	public static boolean isDeep(JsonGenerator generator) {
		return isDeep(generator.getOutputContext());
	}

	/**
	 * Return whether an object that is read next, or that was begun, is deep in a
	 * structure. If so, the parser is in the object then.
	 * @param parser what reads the structure
	 * @return whether it is
	 * @throws IOException if the object cannot be begun
	 */
	public static boolean isInDeepObject(JsonParser parser) throws IOException {
		if (!isDeep(parser.getParsingContext())) {
			return false;
		}
		if (parser.isExpectedStartObjectToken()) {
			parser.nextToken();
			return true;
		}
		return parser.hasToken(JsonToken.FIELD_NAME) || parser.hasToken(JsonToken.END_OBJECT);
	}

	private static boolean isDeep(@Nullable JsonStreamContext context) {
		if (context == null) {
			return false;
		}
		int depth = context.getNestingDepth();
		return (depth != 0 || context.inRoot()) ? depth > MAX_SHALLOW : isCountedDeep(context);
	}

	/**
	 * The contexts of trees, and of buffered tokens, do not know how deep they are.
	 */
	private static boolean isCountedDeep(JsonStreamContext context) {
		int depth = 0;
		for (JsonStreamContext parent = context.getParent(); parent != null; parent = parent.getParent()) {
			depth++;
			if (depth > MAX_SHALLOW) {
				return true;
			}
		}
		return false;
	}

}
