package io.github.reflectionfreejackson.testsupport.corpus;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonGetter;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Records of all kinds.
 */
class RecordCorpusTests {

	@Test
	@Covers(features = "record", traps = "record with extra constructors", tier = 2)
	void writesRecordWithExtraConstructors() {
		Parity.of(RecordCorpusTests::mapper)
			.generated(Range.class, Delegating.class)
			.tier(2)
			.check(List.of(new Range(3), new Range("1-2"), new Delegating("a", 1), Delegating.parse("b:2")));
	}

	@Test
	@Covers(features = "record", traps = "record with a non-component getter", tier = 2)
	void writesRecordWithFurtherGetters() {
		Parity.of(RecordCorpusTests::mapper)
			.generated(Rectangle.class)
			.tier(2)
			.check(new Rectangle(2, 3, "name", true));
	}

	@Test
	@Covers(features = "record", traps = "record implementing an interface", tier = 2)
	void writesRecordThatImplementsInterfaces() {
		Parity.of(RecordCorpusTests::mapper)
			.generated(Implementing.class)
			.tier(2)
			.check(new Implementing("a", 1, List.of("b")));
	}

	@Test
	@Covers(features = { "@JsonProperty on components", "@JsonIgnore on components", "@JsonPropertyOrder" },
			traps = "@JsonProperty on components", tier = 2)
	void writesRecordWithAnnotatedComponents() {
		Parity.of(RecordCorpusTests::mapper)
			.generated(Annotated.class)
			.tier(2)
			.check(new Annotated("a", "b", "c", 4, "e", LocalDate.of(2020, 2, 29), "g"));
	}

	@Test
	@Covers(features = "record without components", traps = "empty beans (FAIL_ON_EMPTY_BEANS)", tier = 1)
	void failsForRecordWithoutComponents() {
		Parity.of(RecordCorpusTests::mapper).check(List.of(new Empty()));
	}

	@Test
	@Covers(features = "@JsonUnwrapped on components", tier = 2)
	void writesRecordThatUnwrapsRecord() {
		Parity.of(RecordCorpusTests::mapper)
			.generated(Outer.class, Range.class)
			.check(new Outer(new Range(1, 2), "name"));
	}

	@Test
	@Covers(features = "generic record", traps = "wrapper and nested generics (`Api<Page<List<T>>>`)", tier = 2)
	void writesGenericRecords() {
		Parity.of(RecordCorpusTests::mapper)
			.generated(Pair.class, Range.class)
			.tier(2)
			.check(new Pair<>(new Range(1), List.of(new Pair<>("a", Map.of("b", new Range(2))))));
	}

	@Test
	@Covers(features = "record with overridden accessor",
			traps = "a property written twice (field and getter, field and renamed getter)", tier = 2)
	void writesRecordWithOverriddenAccessors() {
		Parity.of(RecordCorpusTests::mapper)
			.generated(Accessors.class)
			.tier(2)
			.check(new Accessors("a", "b", "c", true));
	}

	@Tag("present-jackson")
	@ParameterizedTest
	@EnumSource(value = MapperFeature.class,
			names = { "AUTO_DETECT_FIELDS", "AUTO_DETECT_GETTERS", "AUTO_DETECT_IS_GETTERS", "AUTO_DETECT_CREATORS",
					"USE_ANNOTATIONS", "SORT_PROPERTIES_ALPHABETICALLY", "SORT_CREATOR_PROPERTIES_FIRST",
					"REQUIRE_SETTERS_FOR_GETTERS", "INFER_PROPERTY_MUTATORS", "PROPAGATE_TRANSIENT_MARKER",
					"USE_STD_BEAN_NAMING", "ALLOW_EXPLICIT_PROPERTY_RENAMING", "ALLOW_IS_GETTERS_FOR_NON_BOOLEAN",
					"SORT_CREATOR_PROPERTIES_BY_DECLARATION_ORDER", "FIX_FIELD_NAME_UPPER_CASE_PREFIX",
					"USE_WRAPPER_NAME_AS_PROPERTY_NAME", "CAN_OVERRIDE_ACCESS_MODIFIERS", "USE_STATIC_TYPING" })
	@Covers(features = "MapperFeature", traps = "record with a non-component getter", tier = 2)
	void writesRecordsWithMapperFeatureToggled(MapperFeature feature) {
		Parity
			.of(() -> JsonMapper.builder()
				.addModules(new JavaTimeModule(), new ParameterNamesModule())
				.configure(feature, !feature.enabledByDefault())
				.build())
			.check(new Object[] { new Rectangle(1, 2, "x", false), new Implementing("a", 1, List.of()),
					new Annotated("a", "b", "c", 4, "e", LocalDate.of(2020, 2, 29), "g"),
					new Accessors("a", "b", "c", true), new Outer(new Range(1), "n") });
	}

	@Test
	@Covers(features = "MapperFeature.CAN_OVERRIDE_ACCESS_MODIFIERS", tier = 0,
			note = "If Jackson may not read what is not public, its error is kept")
	void failsIfAccessModifiersMayNotBeOverridden() {
		Parity.of(() -> JsonMapper.builder().disable(MapperFeature.CAN_OVERRIDE_ACCESS_MODIFIERS).build())
			.fallback(Range.class, "CAN_OVERRIDE_ACCESS_MODIFIERS is disabled")
			.check(new Range(1, 2));
	}

	@Test
	@Covers(features = "PropertyNamingStrategies",
			traps = "class-level and global naming strategies, @JsonNaming on a supertype", tier = 2)
	void writesRecordsInSnakeCase() {
		Parity.of(() -> mapper().setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE))
			.generated(Rectangle.class, Implementing.class, Annotated.class, Accessors.class)
			.check(new Object[] { new Rectangle(1, 2, "x", false), new Implementing("a", 1, List.of()),
					new Annotated("a", "b", "c", 4, "e", LocalDate.of(2020, 2, 29), "g"),
					new Accessors("a", "b", "c", true) });
	}

	private static ObjectMapper mapper() {
		return JsonMapper.builder().addModules(new JavaTimeModule(), new ParameterNamesModule()).build();
	}

	record Range(int from, int to) {

		Range(int to) {
			this(0, to);
		}

		Range(String text) {
			this(Integer.parseInt(text.substring(0, 1)), Integer.parseInt(text.substring(2)));
		}

	}

	record Delegating(String name, int number) {

		@JsonCreator
		static Delegating parse(String text) {
			return new Delegating(text.substring(0, 1), Integer.parseInt(text.substring(2)));
		}

	}

	record Rectangle(int width, int height, String label, boolean filled) {

		public int getArea() {
			return this.width * this.height;
		}

		@JsonProperty
		int circumference() {
			return 2 * (this.width + this.height);
		}

		public boolean isSquare() {
			return this.width == this.height;
		}

		@JsonGetter("name_of_label")
		public String describe() {
			return this.label;
		}

		public int perimeterIgnored() {
			return 0;
		}

	}

	interface Named {

		@JsonProperty("full_name")
		String name();

		default String getGreeting() {
			return "Hello " + name();
		}

	}

	interface Numbered<N extends Number> {

		N number();

		@JsonInclude(JsonInclude.Include.NON_EMPTY)
		List<String> tags();

	}

	record Implementing(String name, Integer number, List<String> tags) implements Named, Numbered<Integer> {
	}

	@JsonPropertyOrder({ "third", "second_name" })
	@JsonIgnoreProperties("ignored")
	record Annotated(String first, @JsonProperty("second_name") String second, String third,
			@JsonProperty(index = 0, required = true) int indexed, @JsonIgnore String left,
			@JsonProperty("on") LocalDate date, String ignored) {
	}

	record Empty() {
	}

	record Outer(@JsonUnwrapped(prefix = "range_") Range range, String name) {
	}

	record Pair<A, B>(A first, B second) {
	}

	@JsonAutoDetect(getterVisibility = JsonAutoDetect.Visibility.ANY)
	record Accessors(String plain, String upper, @JsonProperty("renamed") String original, boolean flag) {

		@Override
		public String upper() {
			return this.upper.toUpperCase(java.util.Locale.ROOT);
		}

		public String getPlain() {
			return "got " + this.plain;
		}

		public String getOriginal() {
			return "got " + this.original;
		}

		public boolean isFlag() {
			return !this.flag;
		}

	}

}
