package io.github.reflectionfreejackson.runtime.read;

import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import io.github.reflectionfreejackson.runtime.decode.PendingValues;
import org.jspecify.annotations.Nullable;

/**
 * Takes numbers and truth values from a parser's buffer, as objects.
 */
final class BoxedValue {

	private BoxedValue() {
	}

	/**
	 * Take the value that is there, if it is as simple as it may be.
	 * @param type the class of the value
	 * @return the value, or {@code null} if the parser has to look at it, or nothing is
	 * taken for the class
	 */
	static @Nullable Object take(Class<?> type, UTF8StreamJsonParser parser) {
		if (type == Long.class) {
			long number = PendingValues.takeIntegral(parser, Long.MIN_VALUE, Long.MAX_VALUE);
			return (number != PendingValues.NO_NUMBER) ? number : null;
		}
		if (type == Integer.class) {
			long number = PendingValues.takeIntegral(parser, Integer.MIN_VALUE, Integer.MAX_VALUE);
			return (number != PendingValues.NO_NUMBER) ? (int) number : null;
		}
		if (type == Boolean.class) {
			JsonToken token = PendingValues.takeBoolean(parser);
			return (token != null) ? token == JsonToken.VALUE_TRUE : null;
		}
		if (type == Double.class) {
			double number = PendingValues.takeFloatingPoint(parser);
			return !Double.isNaN(number) ? number : null;
		}
		return null;
	}

}
