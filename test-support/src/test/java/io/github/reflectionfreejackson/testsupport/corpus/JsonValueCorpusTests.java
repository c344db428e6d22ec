package io.github.reflectionfreejackson.testsupport.corpus;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonKey;
import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * {@link JsonValue} wherever it may be.
 */
class JsonValueCorpusTests {

	private static final String TRAP = "@JsonValue (field, method, inherited, on an enum, returning a bean, a Map or null)";

	@Test
	@Covers(features = "@JsonValue", traps = TRAP, tier = 1)
	void writesValuesOfFieldsMethodsAndSupertypes() {
		Parity.of(ObjectMapper::new)
			.generated(OnField.class, OnPrivateField.class, OnMethod.class, Inherited.class, OnInterface.class,
					OnComponent.class)
			.tier(1)
			.check(List.of(new OnField("a"), new OnPrivateField(), new OnMethod("b"), new Inherited("c"),
					new OnInterface(), new OnComponent(4)));
	}

	@Test
	@Covers(features = "@JsonValue", traps = TRAP, tier = 1)
	void writesValuesThatAreBeansMapsListsOrNull() {
		Map<String, Object> map = new LinkedHashMap<>();
		map.put("bean", new OnMethod("x"));
		map.put("null", null);
		Parity.of(ObjectMapper::new)
			.generated(Any.class, OnMethod.class, Bean.class, ToBean.class, ToList.class, ToMap.class)
			.check(Arrays.asList(new Any(new Bean("a", null)), new Any(map), new Any(List.of(new OnMethod("b"))),
					new Any(null), new ToBean(new Bean("c", new OnMethod(null))), new ToBean(null),
					new ToList(List.of(new Bean("d", null))), new ToMap(Map.of(new OnMethod("k"), new Bean("e", null))),
					new ToMap(null)));
	}

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, mode = EnumSource.Mode.EXCLUDE, names = "CUSTOM")
	@Covers(features = { "@JsonValue", "@JsonInclude" }, traps = TRAP, tier = 2)
	void writesPropertiesWithValues(JsonInclude.Include include) {
		Parity.of(() -> new ObjectMapper().setDefaultPropertyInclusion(include))
			.generated(Bean.class, OnMethod.class)
			.check(List.of(new Bean("", new OnMethod("")), new Bean(null, new OnMethod(null)), new Bean(null, null),
					new Bean("a", new OnMethod("b"))));
	}

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, mode = EnumSource.Mode.EXCLUDE, names = "CUSTOM")
	@Covers(features = "@JsonValue on an enum", traps = TRAP, tier = 1)
	void writesEnumsWithValues(JsonInclude.Include include) {
		Parity.of(() -> new ObjectMapper().setDefaultPropertyInclusion(include))
			.generated(Enums.class, Colour.class, Level.class)
			.check(List.of(new Enums(Colour.RED, Map.of(Colour.GREEN, Level.HIGH), Level.LOW, List.of(Level.HIGH)),
					new Enums(null, null, null, Arrays.asList(null, Level.LOW)), Level.LOW, EnumSet.allOf(Colour.class),
					new EnumMap<>(Map.of(Colour.RED, Colour.GREEN)), new Level[] { Level.HIGH }));
	}

	@Test
	@Covers(features = "@JsonValue on an enum", traps = TRAP, tier = 1)
	void writesEnumsWithValuesWhateverIsSaidOfEnums() {
		for (SerializationFeature feature : List.of(SerializationFeature.WRITE_ENUMS_USING_INDEX,
				SerializationFeature.WRITE_ENUMS_USING_TO_STRING, SerializationFeature.WRITE_ENUM_KEYS_USING_INDEX)) {
			Parity.of(() -> new ObjectMapper().enable(feature))
				.generated(Enums.class, Colour.class, Level.class)
				.check(new Enums(Colour.RED, Map.of(Colour.GREEN, Level.HIGH), Level.LOW, List.of(Level.HIGH)));
		}
		Parity.of(ObjectMapper::new)
			.generated(ColourAsNumber.class, Colour.class)
			.check(new ColourAsNumber(Colour.RED));
	}

	@Test
	@Covers(features = "@JsonValue on an enum that fails", traps = TRAP, tier = 1)
	void failsWhereValueOfEnumFails() {
		Parity.of(ObjectMapper::new).generated(Failing.class).check(Failing.ONE);
		Parity.of(ObjectMapper::new).generatedAsKeys(Colour.class).check(new ColourKeys(Map.of(Colour.RED, 1)));
		Parity.of(ObjectMapper::new).generatedAsKeys(Failing.class).check(new FailingKeys(Map.of(Failing.ONE, 1)));
	}

	@Test
	@Covers(features = "@JsonValue on an enum with constants of their own classes", traps = TRAP, tier = 0,
			note = "No source can name the classes of such constants")
	void leavesEnumsWithBodiesToReflection() {
		Parity.of(ObjectMapper::new)
			.fallback(Bodied.class, "it is an enum")
			.check(List.of(Bodied.PLAIN, Bodied.BODIED, EnumSet.allOf(Bodied.class)));
	}

	@Test
	@Covers(features = { "@JsonValue as key of a map", "@JsonKey" }, traps = TRAP, tier = 2)
	void writesValuesAsKeys() {
		Parity.of(ObjectMapper::new)
			.generated(Keys.class)
			.check(new Keys(Map.of(new OnMethod("a"), 1), Map.of(new Keyed("k", "v"), new Keyed("l", "w"))));
	}

	@Test
	@Covers(features = { "@JsonValue with @JsonTypeInfo" },
			traps = "discriminator missing or doubled: every @JsonTypeInfo use and include (PROPERTY, WRAPPER_OBJECT, WRAPPER_ARRAY, EXTERNAL_PROPERTY, EXISTING_PROPERTY, DEDUCTION), on type, property, content, root list",
			tier = 1)
	void writesValuesWithTypeIds() {
		Parity.of(ObjectMapper::new)
			.generated(TypedText.class, TypedBean.class, TypedHolder.class)
			.check(new TypedHolder(List.of(new TypedText("a"), new TypedBean(new Bean("b", null))), new TypedText("c"),
					new TypedBean(new Bean("d", null))));
	}

	@Test
	@Covers(features = { "@JsonValue with @JsonSerialize(using)", "@JsonValue with @JsonRawValue",
			"@JsonValue with @JsonFormat" }, traps = TRAP, tier = 1)
	void writesAnnotatedValues() {
		Parity.of(ObjectMapper::new)
			.generated(Using.class, Formatted.class)
			.check(List.of(new Using("a"), new Formatted(5), new Raw("{\"a\":1}")));
	}

	@Test
	@Covers(features = "@JsonValue on an unwrapped property", tier = 1)
	void writesUnwrappedValues() {
		Parity.of(ObjectMapper::new)
			.generated(Unwrapping.class)
			.check(new Unwrapping(new OnMethod("a"), new ToBean(new Bean("b", null)), "c"));
	}

	@Test
	@Covers(features = "@JsonValue(false)", tier = 2)
	void writesPropertiesIfValueIsSwitchedOff() {
		Parity.of(ObjectMapper::new).generated(Disabled.class).tier(2).check(new Disabled("a"));
	}

	@Test
	@Covers(features = "@JsonValue",
			traps = "a getter that throws: the same exception type, message and reference path `Customer[\"children\"]->java.util.ArrayList[1]->...`",
			tier = 1)
	void failsAlikeIfValueThrowsOrIsItself() {
		Parity.of(ObjectMapper::new).generated(Throwing.class).check(List.of(new Throwing()));
		Parity.of(ObjectMapper::new).generated(Self.class).check(List.of(new Self()));
	}

	@Test
	@Covers(features = { "@JsonValue", "MapperFeature.USE_STATIC_TYPING" }, traps = TRAP, tier = 1)
	void writesValuesWithStaticTyping() {
		Supplier<ObjectMapper> mappers = () -> JsonMapper.builder().enable(MapperFeature.USE_STATIC_TYPING).build();
		Parity.of(mappers).generated(ToList.class, Bean.class).check(new ToList(List.of(new Bean("a", null))));
		Parity.of(mappers).generated(Any.class).check(new Any(new Bean("b", null)));
	}

	static class OnField {

		@JsonValue
		public final String value;

		public final int lost = 1;

		OnField(String value) {
			this.value = value;
		}

	}

	static class OnPrivateField {

		@JsonValue
		private final int[] value = { 1, 2 };

	}

	static class OnMethod {

		private final String value;

		OnMethod(String value) {
			this.value = value;
		}

		@JsonValue
		String value() {
			return this.value;
		}

		@Override
		public boolean equals(Object other) {
			return other == this;
		}

		@Override
		public int hashCode() {
			return 1;
		}

	}

	static class Inherited extends OnMethod {

		Inherited(String value) {
			super(value);
		}

		@Override
		String value() {
			return "overridden " + super.value();
		}

	}

	interface Valued {

		@JsonValue
		default Object asValue() {
			return Map.of("a", 1);
		}

	}

	static class OnInterface implements Valued {

	}

	record OnComponent(@JsonValue int number) {
	}

	record Any(@JsonValue Object value) {
	}

	record Bean(String name, OnMethod value) {
	}

	record ToBean(@JsonValue Object bean) {
	}

	record ToList(@JsonValue List<Bean> beans) {
	}

	record ToMap(@JsonValue Map<OnMethod, Bean> beans) {
	}

	enum Colour {

		RED, GREEN;

		@JsonValue
		String lower() {
			return name().toLowerCase(java.util.Locale.ROOT);
		}

	}

	enum Level {

		LOW(1), HIGH(2);

		@JsonValue
		private final int level;

		Level(int level) {
			this.level = level;
		}

	}

	enum Failing {

		ONE;

		@JsonValue
		String fail() {
			throw new IllegalStateException("no value of " + name());
		}

	}

	enum Bodied {

		PLAIN, BODIED {

			@Override
			public String value() {
				return "other";
			}

		};

		@JsonValue
		public String value() {
			return "value";
		}

	}

	record ColourKeys(Map<Colour, Integer> keys) {
	}

	record FailingKeys(Map<Failing, Integer> keys) {
	}

	record ColourAsNumber(@JsonFormat(shape = JsonFormat.Shape.NUMBER) Colour colour) {
	}

	record Enums(Colour colour, Map<Colour, Level> map, Level level, List<Level> levels) {
	}

	record Keyed(@JsonKey String key, @JsonValue String value) {
	}

	record Keys(Map<OnMethod, Integer> values, Map<Keyed, Keyed> keys) {
	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
	interface Typed {

	}

	@JsonTypeName("text")
	record TypedText(@JsonValue String value) implements Typed {
	}

	@JsonTypeName("bean")
	record TypedBean(@JsonValue Bean value) implements Typed {
	}

	record TypedHolder(List<Typed> list, Typed text, Typed bean) {
	}

	record Using(@JsonValue @JsonSerialize(using = Exclaiming.class) String value) {
	}

	record Formatted(@JsonValue @JsonFormat(shape = JsonFormat.Shape.STRING) int value) {
	}

	record Raw(@JsonValue @JsonRawValue String value) {
	}

	static class Exclaiming extends JsonSerializer<String> {

		@Override
		public void serialize(String value, JsonGenerator generator, SerializerProvider provider)
				throws java.io.IOException {
			generator.writeString(value + "!");
		}

	}

	record Unwrapping(@JsonUnwrapped OnMethod scalar, @JsonUnwrapped ToBean bean, String plain) {
	}

	record Disabled(@JsonValue(false) String value) {
	}

	record Throwing(String value) {

		Throwing() {
			this("a");
		}

		@JsonValue
		String fail() {
			throw new IllegalArgumentException("no value");
		}

	}

	static class Self {

		@JsonValue
		Object value() {
			return List.of(Map.of("failing", new Throwing()));
		}

	}

}
