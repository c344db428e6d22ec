package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Objects;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Records and their constructors.
 */
class ReadRecordsTests {

	private static final String CONSTRUCTORS = "records and their canonical, compact and extra constructors";

	@Test
	@CoversReading({ CONSTRUCTORS, "field order other than expected", "truncated input" })
	void readsCanonicalAndCompactConstructors() {
		ReadParity.of(ObjectMapper::new)
			.generated(Point.class, Compact.class)
			.check(Line.class, "{\"from\":{\"x\":1,\"y\":2},\"label\":{\"text\":\" a \",\"tags\":[\"b\"]}}");
		ReadParity.of(ObjectMapper::new).generated(Empty.class).check(Empty.class, "{}");
	}

	@Test
	@CoversReading({ CONSTRUCTORS, "wrong constructor chosen" })
	void readsRecordsWithExtraConstructors() {
		ReadParity.of(ReadRecordsTests::mapper).generated(Range.class).check(Range.class, "{\"from\":1,\"to\":2}");
		ReadParity.of(ObjectMapper::new).generated(Range.class).check(Range.class, "{\"from\":1,\"to\":2}");
		ReadParity.of(ReadRecordsTests::mapper)
			.generated(Chosen.class)
			.check(Chosen.class, "{\"text\":\"a\",\"number\":1}");
		ReadParity.of(ReadRecordsTests::mapper)
			.generated(Parsed.class)
			.check(Parsed.class, "\"a 3\"", "{\"name\":\"a\",\"number\":3}");
		ReadParity.of(ReadRecordsTests::mapper)
			.generated(Both.class)
			.check(Both.class, "\"a\"", "{\"name\":\"a\",\"number\":3}");
	}

	/**
	 * A record's fields are refused before it is looked at what they are set to.
	 */
	@ParameterizedTest
	@ValueSource(strings = { "text", "7" })
	@CoversReading({ CONSTRUCTORS, "creators with injected values" })
	void refusesToInjectIntoRecordsThatExist(String injected) {
		Object value = injected.equals("7") ? Integer.valueOf(7) : injected;
		ReadParity
			.of(() -> new ObjectMapper().setInjectableValues(new InjectableValues.Std().addValue("number", value)))
			.generated(InjectedField.class)
			.updating(() -> new InjectedField(1, "a"))
			.check(InjectedField.class, "{\"text\":\"b\"}", "{\"text\":\"b\",\"number\":2}");
	}

	@Test
	@CoversReading({ CONSTRUCTORS, "@JsonAlias, also on records", "ignored properties", "`required`" })
	void readsAnnotatedComponents() {
		ReadParity.of(ReadRecordsTests::mapper)
			.generated(Annotated.class)
			.check(Annotated.class,
					"{\"first\":\"a\",\"second_name\":\"b\",\"third\":\"c\",\"indexed\":3,\"on\":\"2020-02-29\"}",
					"{\"3rd\":\"c\",\"left\":\"d\",\"ignored\":\"e\",\"on\":[2020,1,1]}");
	}

	@Test
	@CoversReading(CONSTRUCTORS)
	void readsMembersBesideComponents() {
		ReadParity.of(ReadRecordsTests::mapper)
			.fallback(WithSetter.class, "it is a record with a setter")
			.check(WithSetter.class, "{\"name\":\"a\",\"setExtra\":1}", "{\"setExtra\":1,\"size\":2}");
		ReadParity.of(ReadRecordsTests::mapper)
			.generated(Implementing.class)
			.check(Implementing.class, "{\"full_name\":\"a\",\"number\":1,\"tags\":[\"x\"]}");
	}

	@Test
	@CoversReading("generics (once became LinkedHashMap)")
	void readsGenericRecords() {
		ReadParity.of(ObjectMapper::new)
			.generated(Pair.class, Point.class)
			.check(new TypeReference<Pair<Point, List<Point>>>() {
			}, "{\"first\":{\"x\":1},\"second\":[{\"y\":2}]}");
		ReadParity.of(ObjectMapper::new)
			.generated(Pair.class)
			.check(Pair.class, "{\"first\":{\"x\":1},\"second\":[{\"y\":2}]}");
	}

	@Test
	@CoversReading({ CONSTRUCTORS, "any-setter (constructor parameter)" })
	void readsRestIntoComponent() {
		ReadParity.of(ObjectMapper::new)
			.generated(Rest.class)
			.check(Rest.class, "{\"name\":\"a\",\"b\":{\"x\":1},\"c\":null}");
	}

	@Test
	@CoversReading(CONSTRUCTORS)
	void readsRecordsByNamingStrategy() {
		ReadParity.of(() -> mapper().setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE))
			.generated(LongNames.class, Annotated.class)
			.check(Names.class, "{\"long_names\":{\"first_of_names\":\"a\",\"URL\":\"b\",\"url\":\"c\"},"
					+ "\"annotated\":{\"second_name\":\"b\",\"indexed\":3}}");
	}

	@Test
	@CoversReading("wrong exception type, message, path or location for wrong input")
	void failsInConstructors() {
		ReadParity.of(ObjectMapper::new)
			.generated(Checked.class)
			.check(CheckedHolder.class, "{\"list\":[{\"name\":\"a\"},{\"name\":\"\"}]}", "{\"list\":[{}]}");
	}

	private static ObjectMapper mapper() {
		return JsonMapper.builder().addModules(new JavaTimeModule(), new ParameterNamesModule()).build();
	}

	record Point(int x, Integer y) {
	}

	record Line(Point from, Compact label) {
	}

	record Compact(String text, List<String> tags) {

		Compact {
			text = (text != null) ? text.trim() : "none";
			tags = (tags != null) ? tags : List.of("none");
		}

	}

	record Empty() {
	}

	record Range(int from, int to) {

		Range(int to) {
			this(0, to);
		}

		Range(String text) {
			this(Integer.parseInt(text.substring(0, 1)), Integer.parseInt(text.substring(2)));
		}

		Range() {
			this(-1, -1);
		}

	}

	record Chosen(String text, int number) {

		@JsonCreator
		Chosen(@JsonProperty("text") String text) {
			this(text, 42);
		}

	}

	record Parsed(String name, int number) {

		@JsonCreator
		static Parsed parse(String text) {
			return new Parsed(text.substring(0, 1), Integer.parseInt(text.substring(2)));
		}

	}

	record Both(String name, int number) {

		@JsonCreator
		Both {
		}

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		static Both parse(String text) {
			return new Both(text, 0);
		}

	}

	@JsonIgnoreProperties("ignored")
	record Annotated(String first, @JsonProperty("second_name") String second, @JsonAlias("3rd") String third,
			@JsonProperty(index = 0, required = true) int indexed, @JsonIgnore String left,
			@JsonProperty("on") LocalDate date, String ignored) {
	}

	record WithSetter(String name) {

		static int extra;

		@JsonProperty
		void setExtra(int value) {
			extra = value;
		}

		public int getSize() {
			return this.name.length();
		}

	}

	interface Named {

		@JsonProperty("full_name")
		String name();

	}

	record Implementing(String name, Integer number, List<String> tags) implements Named {
	}

	record Pair<A, B>(A first, B second) {
	}

	record Rest(String name, @JsonAnySetter Map<String, Object> rest) {
	}

	record LongNames(String firstOfNames, @JsonProperty("URL") String url) {
	}

	record Names(LongNames longNames, Annotated annotated) {
	}

	record Checked(String name) {

		Checked {
			Objects.requireNonNull(name, "no name");
			if (name.isEmpty()) {
				throw new IllegalArgumentException("empty", new IllegalStateException("inner"));
			}
		}

	}

	record CheckedHolder(List<Checked> list) {
	}

	record InjectedField(@JacksonInject("number") Integer number, String text) {

		@JsonCreator
		InjectedField(@JsonProperty("number") Integer number, @JsonProperty("text") String text) {
			this.number = number;
			this.text = text;
		}

	}

}
