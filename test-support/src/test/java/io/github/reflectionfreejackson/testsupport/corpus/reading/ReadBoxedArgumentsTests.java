package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Numbers and truth values that creators take as objects, which are taken from the
 * parser's buffer as long as they are simple.
 */
class ReadBoxedArgumentsTests {

	private static final List<String> VALUES = List.of("0", "-0", "1", "-1", "2147483647", "2147483648", "-2147483648",
			"-2147483649", "9223372036854775807", "9223372036854775808", "99999999999999999999", "01", "-", "1.0",
			"1.5", "-1.5", "1e2", "1.5E-3", "0.1000000000000000055511151231257827", "NaN", "true", "false", "tru",
			"truex", "null", "nul", "\"1\"", "\"true\"", "\"\"", "\"x\"", "[1]", "[]", "{}", "", "1x", "1 ", " 1",
			"\n1", "1\n");

	@ParameterizedTest
	@ValueSource(classes = { Boxed.class, Made.class })
	void readsAnythingThatMayBeThere(Class<?> type) {
		List<String> documents = new ArrayList<>();
		for (String name : List.of("count", "id", "ratio", "flag", "small")) {
			for (String value : VALUES) {
				documents.add("{\"" + name + "\":" + value + "}");
				documents.add("{\"name\":\"n\",\"" + name + "\":" + value + ",\"count\":7,\"id\":8,\"flag\":true}");
			}
		}
		check(ObjectMapper::new, type, documents);
		check(() -> new ObjectMapper().disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
			.enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES), type, documents);
		check(() -> JsonMapper.builder()
			.disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
			.enable(DeserializationFeature.UNWRAP_SINGLE_VALUE_ARRAYS,
					DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
			.build(), type, documents);
	}

	@Test
	void readsWhereverBuffersEnd() {
		List<String> documents = new ArrayList<>();
		for (int length = 7900; length < 8010; length += 3) {
			documents.add("{\"name\":\"" + "x".repeat(length)
					+ "\",\"count\":12345,\"id\":-1234567890123,\"ratio\":12.625,\"flag\":false}");
		}
		check(ObjectMapper::new, Boxed.class, documents);
	}

	@Test
	void readsSettledAndUnsettled() {
		String all = "{\"name\":\"n\",\"count\":1,\"id\":2,\"ratio\":3.5,\"flag\":true,\"small\":4}";
		ReadParity.of(ObjectMapper::new)
			.straightLine(Boxed.class)
			.settled(Boxed.class)
			.check(Boxed.class, all, all.replace("1", "null"), all.replace("true", "null"), "{\"id\":5,\"count\":6}");
	}

	@Test
	void leavesToOtherDeserializersWhatIsTheirs() {
		String[] documents = { "{\"count\":1,\"id\":2,\"flag\":true}", "{\"id\":-3,\"count\":null,\"flag\":false}",
				"{\"flag\":true,\"count\":2147483648}" };
		ReadParity.of(ObjectMapper::new).straightLine(Negated.class).check(Negated.class, documents);
		ReadParity
			.of(() -> new ObjectMapper()
				.registerModule(new SimpleModule().addDeserializer(Integer.class, new Negating())))
			.straightLine(Boxed.class)
			.check(Boxed.class, documents);
	}

	private static void check(Supplier<ObjectMapper> mappers, Class<?> type, List<String> documents) {
		ReadParity.of(mappers)
			.straightLine(type)
			.checkUse((mapper) -> ReadBuffersTests.outcomes(mapper, type, documents));
	}

	record Negated(@JsonDeserialize(using = Negating.class) Integer count, Long id, Boolean flag) {
	}

	static final class Negating extends StdDeserializer<Integer> {

		private static final long serialVersionUID = 1L;

		Negating() {
			super(Integer.class);
		}

		@Override
		public Integer deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			return -parser.getIntValue();
		}

	}

	record Boxed(String name, Integer count, Long id, Double ratio, Boolean flag, Short small) {
	}

	static final class Made {

		private final List<Object> arguments;

		private Made(List<Object> arguments) {
			this.arguments = arguments;
		}

		@JsonCreator
		static Made of(@JsonProperty("count") Integer count, @JsonProperty("id") Long id,
				@JsonProperty("ratio") Double ratio, @JsonProperty("flag") Boolean flag,
				@JsonProperty("small") Byte small, @JsonProperty("name") String name) {
			return new Made(Arrays.asList(count, id, ratio, flag, small, name));
		}

		public List<Object> getArguments() {
			return this.arguments;
		}

	}

}
