package io.github.reflectionfreejackson.runtime.decode;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.base.ParserBase;
import com.fasterxml.jackson.core.io.ContentReference;
import com.fasterxml.jackson.core.json.JsonReadContext;
import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.core.OverridingClassLoader;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ParserFields}.
 */
class ParserFieldsTests {

	private static final String JSON = """
			{"name": "Jane",
			  "age": 42, "aliases": ["J", "Jay"], "address": {"city": "Berlin", "zip": 10115},
			"photo": "AAEC"}""";

	private static final BaseParserFields BASE_HANDLES = BaseParserHandles.create();

	private static final Utf8ParserFields UTF8_HANDLES = Utf8ParserHandles.create();

	@Test
	void areReachedFromWithinTheirPackages() {
		assertThat(ParserFields.BASE.getClass().getPackage()).isEqualTo(ParserBase.class.getPackage());
		assertThat(ParserFields.UTF8.getClass().getPackage()).isEqualTo(UTF8StreamJsonParser.class.getPackage());
		assertThat(ParserFields.BASE.getClass().isHidden()).isTrue();
		assertThat(ParserFields.UTF8.getClass().isHidden()).isTrue();
	}

	@Test
	void areReachedByHandlesWhereJacksonHasAnotherClassLoader() throws Exception {
		ClassLoader loader = new OverridingClassLoader(getClass().getClassLoader()) {

			@Override
			protected boolean isEligibleForOverriding(String className) {
				return className.startsWith("io.github.reflectionfreejackson.");
			}

		};
		Class<?> fields = Class.forName(ParserFields.class.getName(), true, loader);
		assertThat(fields).isNotSameAs(ParserFields.class);
		for (String name : List.of("BASE", "UTF8")) {
			Field field = fields.getDeclaredField(name);
			field.setAccessible(true);
			assertThat(field.get(null).getClass().getSimpleName()).endsWith("Handles");
		}
	}

	@ParameterizedTest
	@ValueSource(ints = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19 })
	void handlesFindTheSame(int tokens) throws IOException {
		try (UTF8StreamJsonParser parser = parserAt(tokens)) {
			assertThat(numbers(BASE_HANDLES, UTF8_HANDLES, parser))
				.isEqualTo(numbers(ParserFields.BASE, ParserFields.UTF8, parser));
			assertThat(objects(BASE_HANDLES, UTF8_HANDLES, parser))
				.isEqualTo(objects(ParserFields.BASE, ParserFields.UTF8, parser));
		}
	}

	@ParameterizedTest
	@ValueSource(ints = { 1, 4, 5, 8, 12, 16, 18 })
	void handlesSetTheSame(int tokens) throws IOException {
		List<String> expected = new ArrayList<>();
		List<String> actual = new ArrayList<>();
		for (int step = 0; step <= 8; step++) {
			expected.add(changed(ParserFields.BASE, ParserFields.UTF8, tokens, step));
			actual.add(changed(BASE_HANDLES, UTF8_HANDLES, tokens, step));
		}
		assertThat(actual).isEqualTo(expected);
		assertThat(expected).as("every change is seen").doesNotHaveDuplicates();
	}

	private static String changed(BaseParserFields base, Utf8ParserFields utf8, int tokens, int step)
			throws IOException {
		try (UTF8StreamJsonParser parser = parserAt(tokens)) {
			if (parser.currentToken() == JsonToken.VALUE_NUMBER_INT) {
				parser.getIntValue();
			}
			switch (step) {
				case 0 -> base.position(parser, 7);
				case 1 -> base.token(parser, JsonToken.VALUE_NULL);
				case 2 -> base.value(parser, JsonToken.VALUE_TRUE, 3, 5, 11, 13);
				case 3 -> base.name(parser, 17);
				case 4 -> base.context(parser, base.context(parser).createChildArrayContext(19, 23));
				case 5 -> base.startObject(parser);
				case 6 -> base.startArray(parser);
				case 7 -> utf8.nameStart(parser, 29, 31, 37);
				case 8 -> {
					base.forgetValue(parser);
					utf8.incomplete(parser);
					base.token(parser, JsonToken.NOT_AVAILABLE);
				}
				default -> throw new IllegalArgumentException("No such step: " + step);
			}
			return described(parser);
		}
	}

	/**
	 * What can be seen of a parser, at last from where it has a name begin.
	 */
	private static String described(UTF8StreamJsonParser parser) throws IOException {
		JsonReadContext context = ParserFields.BASE.context(parser);
		String seen = numbers(ParserFields.BASE, ParserFields.UTF8, parser) + " " + parser.currentTokenLocation() + " "
				+ context.pathAsPointer() + " " + context.typeDesc() + " "
				+ context.startLocation(ContentReference.unknown());
		ParserFields.BASE.token(parser, JsonToken.FIELD_NAME);
		return seen + " " + parser.currentTokenLocation();
	}

	private static List<Object> numbers(BaseParserFields base, Utf8ParserFields utf8, UTF8StreamJsonParser parser) {
		return Arrays.asList(base.position(parser), base.end(parser), base.processed(parser), base.row(parser),
				base.rowStart(parser), base.token(parser), base.nextToken(parser), base.tokenOffset(parser),
				base.numberState(parser), utf8.isIncomplete(parser));
	}

	private static List<Object> objects(BaseParserFields base, Utf8ParserFields utf8, UTF8StreamJsonParser parser) {
		return List.of(base.context(parser), base.text(parser), utf8.buffer(parser));
	}

	private static UTF8StreamJsonParser parserAt(int tokens) throws IOException {
		UTF8StreamJsonParser parser = (UTF8StreamJsonParser) new JsonFactory()
			.createParser(new ByteArrayInputStream(JSON.getBytes(StandardCharsets.UTF_8)));
		for (int i = 0; i < tokens; i++) {
			parser.nextToken();
		}
		return parser;
	}

}
