package io.github.reflectionfreejackson.runtime.verify;

import java.io.IOException;
import java.util.Objects;
import java.util.Set;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.jspecify.annotations.Nullable;

/**
 * Describes how two writings of a value differ, on a line that says nothing about the
 * value: values may be secrets or personal data, and so may the keys of maps.
 */
final class WritingDifference {

	private static final ObjectMapper JSON = new ObjectMapper();

	private WritingDifference() {
	}

	/**
	 * Describe a difference.
	 * @param expected what plain Jackson wrote
	 * @param actual what generated code wrote
	 * @param properties the names that may be told
	 * @return the description
	 */
	static String describe(RecordedWriting expected, RecordedWriting actual, Set<String> properties) {
		if (actual.failure() != null || expected.failure() != null) {
			return describeFailures(expected, actual);
		}
		JsonFactory factory = JSON.getFactory();
		try (JsonParser one = factory.createParser(expected.text());
				JsonParser other = factory.createParser(actual.text())) {
			while (true) {
				JsonToken token = one.nextToken();
				JsonToken found = next(other);
				boolean same = token == found && (token == null || one.getText().equals(other.getText()));
				if (!same || token == null) {
					String contrast = (token == JsonToken.FIELD_NAME && isOfOrder(expected.text(), actual.text()))
							? "the same in another order" : contrast(token, found);
					return place(one, properties) + ": " + contrast;
				}
			}
		}
		catch (IOException ex) {
			return "one of the two is no valid JSON";
		}
	}

	private static String describeFailures(RecordedWriting expected, RecordedWriting actual) {
		if (actual.failure() == null) {
			return "Jackson failed, generated code did not";
		}
		if (Failures.areEqual(expected.failure(), actual.failure())) {
			return "something else, or the same in another order, before the same failure";
		}
		String type = actual.failure().getClass().getName();
		if (expected.failure() == null) {
			return "it failed with " + type + ", Jackson did not";
		}
		return "it failed with " + type + " otherwise than Jackson did";
	}

	/**
	 * Return whether two texts differ in nothing but the order of properties.
	 */
	private static boolean isOfOrder(String expected, String actual) throws IOException {
		return JSON.readTree(expected).equals(JSON.readTree(actual));
	}

	/**
	 * What generated code wrote may break off, or not be JSON.
	 */
	private static @Nullable JsonToken next(JsonParser parser) {
		try {
			return parser.nextToken();
		}
		catch (IOException ex) {
			return JsonToken.NOT_AVAILABLE;
		}
	}

	private static String place(JsonParser parser, Set<String> properties) {
		String name = parser.getParsingContext().getCurrentName();
		if (name == null && parser.getParsingContext().getParent() != null) {
			name = parser.getParsingContext().getParent().getCurrentName();
		}
		return (name != null && properties.contains(name)) ? "at its property '" + name + "'"
				: "at something that is no property of its own";
	}

	private static String contrast(@Nullable JsonToken expected, @Nullable JsonToken actual) {
		if (Objects.equals(expected, actual)) {
			return (expected != null) ? "another " + kind(expected) : "white space or notation differs";
		}
		return kind(actual) + " instead of " + kind(expected);
	}

	private static String kind(@Nullable JsonToken token) {
		if (token == null) {
			return "nothing";
		}
		return switch (token) {
			case START_OBJECT -> "object";
			case END_OBJECT -> "end of the object";
			case START_ARRAY -> "array";
			case END_ARRAY -> "end of the array";
			case FIELD_NAME -> "property";
			case VALUE_STRING -> "string";
			case VALUE_NUMBER_INT -> "integer";
			case VALUE_NUMBER_FLOAT -> "decimal number";
			case VALUE_TRUE, VALUE_FALSE -> "boolean";
			case VALUE_NULL -> "null";
			case VALUE_EMBEDDED_OBJECT -> "embedded value";
			case NOT_AVAILABLE -> "something that is not JSON";
		};
	}

}
