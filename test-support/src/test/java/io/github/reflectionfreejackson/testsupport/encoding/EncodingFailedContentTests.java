package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.util.StdConverter;
import io.github.reflectionfreejackson.test.writing.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What is written in place of a value is asked for once, even if that fails: whoever is
 * asked again may give another answer.
 */
class EncodingFailedContentTests {

	private static final String FAILING = "fails";

	private static int questions;

	@ParameterizedTest
	@MethodSource("values")
	void isAskedForOnce(Object good, Object failing) {
		MapperPair pair = MapperPair.withModules();
		for (int i = 0; i < 5; i++) {
			check(pair, good);
			check(pair, failing);
			check(pair, List.of(good, failing));
			check(pair, Map.of("key", List.of(failing)));
		}
		pair.encoded(good.getClass());
	}

	@Test
	void isAskedForOnceInRootValues() throws IOException {
		MapperPair pair = MapperPair.withModules();
		for (int i = 0; i < 3; i++) {
			check(pair, new Text("good"));
			check(pair, new Text(FAILING));
			check(pair, List.of(new Text("good"), new Text(FAILING)));
			check(pair, Optional.of(new Text(FAILING)));
		}
		assertThat(DirectUse.of(pair.generated()).isDirect(List.of(new Text("a"), new Text("b")))).isTrue();
	}

	/**
	 * Compare what is written, how it fails, what the generator knows by then, and how
	 * often was asked.
	 */
	private static void check(MapperPair pair, Object value) {
		pair.check("as bytes", (mapper) -> {
			questions = 0;
			return Outcome.of(() -> mapper.writeValueAsBytes(value)).toString() + questions;
		});
		pair.check("up to a failure", (mapper) -> {
			questions = 0;
			ByteArrayOutputStream output = new ByteArrayOutputStream();
			try (JsonGenerator generator = mapper.createGenerator(output)) {
				Outcome outcome = Outcome.of(() -> {
					mapper.writeValue(generator, value);
					return new byte[0];
				});
				generator.flush();
				return outcome + output.toString(StandardCharsets.UTF_8)
						+ Contexts.describe(generator.getOutputContext()) + questions;
			}
		});
	}

	static Stream<Object[]> values() {
		return Stream.of(new Object[] { new Converted("a"), new Converted(FAILING) },
				new Object[] { new OfList("a"), new OfList(FAILING) },
				new Object[] { new OfCollection("a"), new OfCollection(FAILING) },
				new Object[] { new OfArray("a"), new OfArray(FAILING) },
				new Object[] { new OfMap("a"), new OfMap(FAILING) },
				new Object[] { new OfOptional("a"), new OfOptional(FAILING) },
				new Object[] { new OfTexts("a"), new OfTexts(FAILING) },
				new Object[] { new Open(new Text("a")), new Open(new Text(FAILING)) },
				new Object[] { new Open(List.of(new Text("a"))), new Open(List.of(new Text("a"), new Text(FAILING))) });
	}

	private static String answer(String value) {
		questions++;
		if (value.equals(FAILING)) {
			throw new IllegalStateException("Asked " + questions + " times");
		}
		return value;
	}

	static final class Ask extends StdConverter<String, String> {

		@Override
		public String convert(String value) {
			return answer(value);
		}

	}

	record Text(String text) {

		@JsonValue
		String written() {
			return answer(this.text);
		}

	}

	record Converted(int before, @JsonSerialize(converter = Ask.class) String text, int after) {

		Converted(String text) {
			this(1, text, 2);
		}

	}

	record OfList(@JsonSerialize(contentConverter = Ask.class) List<String> texts, int after) {

		OfList(String text) {
			this(List.of("first", text, "last"), 2);
		}

	}

	record OfCollection(@JsonSerialize(contentConverter = Ask.class) Collection<String> texts, int after) {

		OfCollection(String text) {
			this(new ArrayDeque<>(List.of("first", text)), 2);
		}

	}

	record OfArray(@JsonSerialize(contentConverter = Ask.class) String[] texts, int after) {

		OfArray(String text) {
			this(new String[] { "first", text }, 2);
		}

	}

	record OfMap(@JsonSerialize(contentConverter = Ask.class) Map<String, String> texts, int after) {

		OfMap(String text) {
			this(Map.of("key", text), 2);
		}

	}

	record OfOptional(@JsonSerialize(contentConverter = Ask.class) Optional<String> text, int after) {

		OfOptional(String text) {
			this(Optional.of(text), 2);
		}

	}

	record OfTexts(Text text, List<Text> list, Map<String, Text> map, Text[] array, Optional<Text> optional) {

		OfTexts(String text) {
			this(new Text("first"), List.of(new Text("a")), Map.of("key", new Text("b")), new Text[] { new Text("c") },
					Optional.of(new Text(text)));
		}

	}

	record Open(int before, Object value) {

		Open(Object value) {
			this(1, value);
		}

	}

}
