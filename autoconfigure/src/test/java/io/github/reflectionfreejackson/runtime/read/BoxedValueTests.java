package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import io.github.reflectionfreejackson.runtime.decode.DirectReading;
import io.github.reflectionfreejackson.runtime.decode.ExpectedNames;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link BoxedValue}.
 */
class BoxedValueTests {

	private final JsonFactory factory = new JsonFactory();

	private final ExpectedNames names = new ExpectedNames(1, new DirectReading(true, true));

	BoxedValueTests() {
		this.names.add(0, "a");
	}

	@Test
	void takesWhatIsOfTheClass() throws IOException {
		Map<String, Object> values = Map.of("12", 12, "-7", -7, "2147483647", Integer.MAX_VALUE, "5000000000",
				5000000000L, "1.5", 1.5, "true", true, "false", false);
		for (Map.Entry<String, Object> value : values.entrySet()) {
			UTF8StreamJsonParser parser = parserAt(value.getKey());
			assertThat(BoxedValue.take(value.getValue().getClass(), parser)).isEqualTo(value.getValue());
			assertThat(this.names.isPending(parser)).isFalse();
			assertThat(parser.nextToken()).isEqualTo(JsonToken.END_OBJECT);
		}
		assertThat(BoxedValue.take(Long.class, parserAt("12"))).isEqualTo(12L);
	}

	@Test
	void leavesOthersToTheParser() throws IOException {
		for (Class<?> type : new Class<?>[] { Integer.class, Long.class, Double.class, Boolean.class, Short.class,
				int.class, String.class }) {
			for (String value : new String[] { "null", "\"1\"", "[]", "99999999999999999999", "1e5", "01", "x" }) {
				checkLeft(type, value);
			}
		}
		checkLeft(Integer.class, "5000000000");
		checkLeft(Integer.class, "1.5");
		checkLeft(Double.class, "1");
		checkLeft(Boolean.class, "1");
		checkLeft(Short.class, "1");
	}

	private void checkLeft(Class<?> type, String value) throws IOException {
		UTF8StreamJsonParser parser = parserAt(value);
		assertThat(BoxedValue.take(type, parser)).as(value + " as " + type).isNull();
		assertThat(this.names.isPending(parser)).isTrue();
	}

	/**
	 * The first object of a type is read through the parser's methods.
	 */
	private UTF8StreamJsonParser parserAt(String value) throws IOException {
		byte[] document = ("{\"a\":" + value + "}").getBytes(StandardCharsets.UTF_8);
		for (int i = 0; i < 3; i++) {
			UTF8StreamJsonParser parser = (UTF8StreamJsonParser) this.factory.createParser(document);
			parser.nextToken();
			if (this.names.takeFirst(parser) == 0) {
				return parser;
			}
			this.names.begun(parser);
		}
		throw new AssertionError("The name was not taken");
	}

}
