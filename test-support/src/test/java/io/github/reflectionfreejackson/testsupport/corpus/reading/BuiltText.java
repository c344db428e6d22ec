package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.function.UnaryOperator;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;

/**
 * What builders with several members build, and what they have in common.
 */
final class BuiltText {

	static final String[] DOCUMENTS = { "{\"name\":\"a\",\"number\":1,\"list\":[\"x\"],\"other\":{\"x\":1}}",
			"{\"n\":\"b\",\"number\":null,\"name\":null}", "{\"shape\":{\"side\":2},\"kind\":\""
					+ ReadBuilderMembersTests.Square.class.getName() + "\",\"x\":1,\"first\":\"c\",\"second\":3}" };

	private BuiltText() {
	}

	/**
	 * Read a type whose builder has some of the properties that are in the documents, and
	 * what its builder cannot be made of.
	 */
	static void check(Class<?> type) {
		check(type, (parity) -> parity.straightLine(type));
	}

	/**
	 * Read a type as before, which is not read straight-line.
	 */
	static void checkPropertyByProperty(Class<?> type) {
		check(type, (parity) -> parity.propertyByProperty(type));
	}

	private static void check(Class<?> type, UnaryOperator<ReadParity> demand) {
		demand.apply(ReadParity.of(ObjectMapper::new)).check(type, DOCUMENTS);
		demand.apply(ReadParity.of(() -> new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)))
			.check(type, "{\"name\":\"a\",\"more\":[1]}", "\"text\"", "[\"a\"]", "[]", "null", "7", "true");
	}

	static class Text {

		private final String text;

		Text(String text) {
			this.text = text;
		}

		String text() {
			return this.text;
		}

	}

	/**
	 * What most builders here are.
	 */
	static class TextBuilder<T extends Text> {

		private final StringBuilder text = new StringBuilder();

		TextBuilder<T> add(Object value) {
			this.text.append(value).append(';');
			return this;
		}

		String text() {
			return this.text.toString();
		}

	}

}
