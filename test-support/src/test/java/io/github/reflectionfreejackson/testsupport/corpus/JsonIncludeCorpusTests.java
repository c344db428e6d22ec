package io.github.reflectionfreejackson.testsupport.corpus;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.Collections;
import java.util.Date;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicReference;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Properties that are left out for what they hold.
 */
class JsonIncludeCorpusTests {

	@ParameterizedTest
	@EnumSource(value = Include.class, mode = EnumSource.Mode.EXCLUDE, names = "CUSTOM")
	@Covers(features = { "ObjectMapper.setSerializationInclusion", "@JsonInclude(ALWAYS)", "@JsonInclude(NON_NULL)",
			"@JsonInclude(NON_ABSENT)", "@JsonInclude(NON_EMPTY)", "@JsonInclude(NON_DEFAULT)" },
			traps = { "null boxed Boolean / Character / numbers", "null written as the string \"null\"",
					"null boxed values omitted" },
			tier = 2)
	void writesEverythingWithInclusionOfMapper(Include include) {
		Parity.of(() -> mapper().setDefaultPropertyInclusion(include))
			.generated(Everything.class)
			.tier(2)
			.check(Arrays.asList(new Everything(), Everything.full(), Everything.empty()));
	}

	@ParameterizedTest
	@EnumSource(value = Include.class, mode = EnumSource.Mode.EXCLUDE, names = "CUSTOM")
	@Covers(features = "ObjectMapper.setDefaultPropertyInclusion(content)", traps = "`content` inclusion", tier = 2)
	void writesEverythingWithContentInclusionOfMapper(Include include) {
		Parity.of(() -> mapper().setDefaultPropertyInclusion(JsonInclude.Value.construct(Include.ALWAYS, include)))
			.generated(Everything.class)
			.tier(2)
			.check(List.of(new Everything(), Everything.full(), Everything.empty()));
	}

	@ParameterizedTest
	@EnumSource(value = Include.class, mode = EnumSource.Mode.EXCLUDE, names = "CUSTOM")
	@Covers(features = { "ObjectMapper.configOverride(type).setInclude",
			"ObjectMapper.configOverride(type).setIncludeAsProperty" }, traps = "NON_ABSENT, NON_EMPTY, NON_DEFAULT",
			tier = 2)
	void writesEverythingWithInclusionOfConfigOverrides(Include include) {
		Parity.of(() -> {
			ObjectMapper mapper = mapper();
			mapper.configOverride(String.class).setInclude(JsonInclude.Value.construct(include, include));
			mapper.configOverride(Integer.class).setIncludeAsProperty(JsonInclude.Value.construct(include, include));
			mapper.configOverride(Map.class).setInclude(JsonInclude.Value.construct(Include.ALWAYS, include));
			return mapper;
		}).generated(Everything.class).check(List.of(new Everything(), Everything.full(), Everything.empty()));
	}

	@Test
	@Covers(features = "ObjectMapper.configOverride(bean).setInclude",
			traps = "NON_DEFAULT (type level: needs a default instance)", tier = 2)
	void writesBeanWhoseTypeIsOverriddenToLeaveOutDefaults() {
		Parity.of(() -> {
			ObjectMapper mapper = mapper();
			mapper.configOverride(Everything.class)
				.setInclude(JsonInclude.Value.construct(Include.NON_DEFAULT, Include.ALWAYS));
			return mapper;
		}).generated(Everything.class).check(List.of(new Everything(), Everything.full(), Everything.empty()));
	}

	@Test
	@Covers(features = { "@JsonInclude(NON_NULL)", "@JsonInclude(NON_ABSENT)", "@JsonInclude(NON_EMPTY)",
			"@JsonInclude(NON_DEFAULT)", "@JsonInclude(ALWAYS)" }, traps = "NON_ABSENT, NON_EMPTY, NON_DEFAULT",
			tier = 2)
	void writesPropertiesOfEachInclusion() {
		Parity.of(JsonIncludeCorpusTests::mapper)
			.generated(PerProperty.class)
			.tier(2)
			.check(List.of(new PerProperty("", null, Optional.empty(), List.of(), 0, 0L, "", null),
					new PerProperty(null, null, null, null, 0, null, null, null),
					new PerProperty("a", "b", Optional.of("c"), List.of("d"), 1, 2L, "e", "f")));
	}

	@Test
	@Covers(features = "@JsonInclude on a superclass or interface", traps = "inherited @JsonInclude", tier = 2)
	void writesBeansWithInheritedInclusion() {
		Parity.of(JsonIncludeCorpusTests::mapper)
			.generated(Child.class, Overriding.class, Implementing.class)
			.tier(2)
			.check(List.of(new Child(), new Overriding(), new Implementing(null, List.of()),
					new Implementing("a", List.of("b"))));
	}

	@Test
	@Covers(features = "@JsonInclude(content = ...)",
			traps = { "`content` inclusion", "@JsonInclude on Map/Optional/AtomicReference content" }, tier = 2)
	void writesContentInclusions() {
		Parity.of(JsonIncludeCorpusTests::mapper)
			.generated(Contents.class)
			.tier(2)
			.check(List.of(new Contents(), new Contents().filled()));
	}

	@Test
	@Covers(features = { "@JsonInclude(CUSTOM, valueFilter)", "@JsonInclude(CUSTOM, contentFilter)" },
			traps = "custom filters", tier = 2)
	void writesWithCustomFilters() {
		Parity.of(JsonIncludeCorpusTests::mapper)
			.generated(Filtered.class)
			.tier(2)
			.check(List.of(new Filtered("secret", "secret", null, map("secret", "b")),
					new Filtered("a", null, "x", map("a", "secret"))));
	}

	private static Map<String, String> map(String... values) {
		Map<String, String> map = new LinkedHashMap<>();
		for (String value : values) {
			map.put("key of " + value, value);
		}
		return map;
	}

	private static ObjectMapper mapper() {
		return JsonMapper.builder().addModule(new Jdk8Module()).build();
	}

	static class Everything {

		public Boolean boxedBoolean;

		public Character boxedCharacter;

		public Byte boxedByte;

		public Short boxedShort;

		public Integer boxedInteger;

		public Long boxedLong;

		public Float boxedFloat;

		public Double boxedDouble;

		public BigDecimal decimal;

		public String text;

		public char[] characters;

		public int[] numbers;

		public Object[] objects;

		public List<String> list;

		public Map<String, Object> map;

		public Optional<String> optional;

		public OptionalInt optionalInt;

		public AtomicReference<String> reference;

		public Date date;

		public Object any;

		public boolean flag;

		public char character;

		public byte small;

		public short shorter;

		public int number;

		public long longer;

		public float real;

		public double realer;

		public Include constant;

		private String hidden = "default";

		public String getHidden() {
			return this.hidden;
		}

		public void setHidden(String hidden) {
			this.hidden = hidden;
		}

		static Everything full() {
			Everything full = new Everything();
			full.boxedBoolean = true;
			full.boxedCharacter = 'c';
			full.boxedByte = 1;
			full.boxedShort = 2;
			full.boxedInteger = 3;
			full.boxedLong = 4L;
			full.boxedFloat = 5.5f;
			full.boxedDouble = 6.5;
			full.decimal = BigDecimal.TEN;
			full.text = "text";
			full.characters = new char[] { 'a' };
			full.numbers = new int[] { 1 };
			full.objects = new Object[] { null, 1 };
			full.list = Arrays.asList("a", null, "");
			full.map = new HashMap<>();
			full.map.put("null", null);
			full.map.put("empty", "");
			full.map.put("zero", 0);
			full.map.put("absent", Optional.empty());
			full.optional = Optional.of("present");
			full.optionalInt = OptionalInt.of(7);
			full.reference = new AtomicReference<>("reference");
			full.date = new Date(1);
			full.any = Map.of("a", 1);
			full.flag = true;
			full.character = 'd';
			full.small = 1;
			full.shorter = 2;
			full.number = 3;
			full.longer = 4;
			full.real = 5;
			full.realer = 6;
			full.constant = Include.ALWAYS;
			full.hidden = "changed";
			return full;
		}

		static Everything empty() {
			Everything empty = new Everything();
			empty.boxedBoolean = false;
			empty.boxedCharacter = 0;
			empty.boxedByte = 0;
			empty.boxedShort = 0;
			empty.boxedInteger = 0;
			empty.boxedLong = 0L;
			empty.boxedFloat = 0f;
			empty.boxedDouble = -0.0;
			empty.decimal = BigDecimal.ZERO;
			empty.text = "";
			empty.characters = new char[0];
			empty.numbers = new int[0];
			empty.objects = new Object[0];
			empty.list = List.of();
			empty.map = Map.of();
			empty.optional = Optional.empty();
			empty.optionalInt = OptionalInt.empty();
			empty.reference = new AtomicReference<>();
			empty.date = new Date(0);
			empty.any = "";
			empty.hidden = "";
			return empty;
		}

	}

	record PerProperty(@JsonInclude(Include.NON_NULL) String nonNull, @JsonInclude String always,
			@JsonInclude(Include.NON_ABSENT) Optional<String> nonAbsent,
			@JsonInclude(Include.NON_EMPTY) List<String> nonEmpty, @JsonInclude(Include.NON_DEFAULT) int nonDefault,
			@JsonInclude(Include.NON_DEFAULT) Long nonDefaultBoxed, @JsonInclude(Include.NON_DEFAULT) String text,
			@JsonInclude(Include.USE_DEFAULTS) String useDefaults) {
	}

	@JsonInclude(Include.NON_NULL)
	static class Parent {

		public String inherited;

	}

	static class Child extends Parent {

		public String own;

		@JsonInclude
		public String always;

	}

	@JsonInclude(Include.ALWAYS)
	static class Overriding extends Parent {

		public String own;

	}

	@JsonInclude(Include.NON_EMPTY)
	interface Leaving {

		@JsonInclude(Include.ALWAYS)
		String name();

	}

	record Implementing(String name, List<String> list) implements Leaving {
	}

	static class Contents {

		@JsonInclude(content = Include.NON_NULL)
		public Map<String, String> nonNull = new LinkedHashMap<>(Collections.singletonMap("a", null));

		@JsonInclude(value = Include.NON_EMPTY, content = Include.NON_EMPTY)
		public Map<String, List<String>> nonEmpty = Map.of("a", List.of());

		@JsonInclude(content = Include.NON_DEFAULT)
		public Map<String, Integer> nonDefault = Map.of("a", 0);

		@JsonInclude(value = Include.NON_ABSENT, content = Include.NON_EMPTY)
		public Optional<String> optional = Optional.of("");

		@JsonInclude(value = Include.NON_ABSENT, content = Include.NON_NULL)
		public AtomicReference<String> reference = new AtomicReference<>();

		Contents filled() {
			this.nonNull.put("b", "c");
			this.nonEmpty = Map.of("a", List.of("b"));
			this.nonDefault = Map.of("a", 1);
			this.optional = Optional.of("a");
			this.reference.set("a");
			return this;
		}

	}

	record Filtered(@JsonInclude(value = Include.CUSTOM, valueFilter = SecretFilter.class) String value,
			@JsonInclude(value = Include.CUSTOM, valueFilter = SecretFilter.class) Object object,
			@JsonInclude(value = Include.CUSTOM, valueFilter = NullFilter.class) String none,
			@JsonInclude(content = Include.CUSTOM, contentFilter = SecretFilter.class) Map<String, String> content) {
	}

	static class SecretFilter {

		@Override
		public boolean equals(Object other) {
			return "secret".equals(other);
		}

		@Override
		public int hashCode() {
			return Objects.hash("secret");
		}

	}

	static class NullFilter {

		@Override
		public boolean equals(Object other) {
			return other == null || "secret".equals(other);
		}

		@Override
		public int hashCode() {
			return 0;
		}

	}

}
