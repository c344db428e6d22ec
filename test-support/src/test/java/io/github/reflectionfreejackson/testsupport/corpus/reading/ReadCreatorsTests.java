package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.ConstructorDetector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Constructors and factories that take properties.
 */
class ReadCreatorsTests {

	private static final String DOCUMENT = "{\"name\":\"a\",\"count\":3,\"tags\":[\"x\"],\"extra\":\"y\"}";

	@Test
	@CoversReading({ "@JsonCreator (properties)", "field order other than expected" })
	void readsByConstructor() {
		ReadParity.of(ObjectMapper::new).generated(Constructed.class).check(Constructed.class, DOCUMENT);
		ReadParity.of(ObjectMapper::new)
			.generated(Constructed.class)
			.updating(() -> new Constructed("before", 1, List.of()))
			.check(Constructed.class, "{\"extra\":\"y\",\"count\":2}");
	}

	@Test
	@CoversReading({ "@JsonCreator (properties)", "@JsonCreator (static factory)" })
	void readsByFactory() {
		ReadParity.of(ObjectMapper::new).generated(Made.class).check(Made.class, DOCUMENT);
		ReadParity.of(ObjectMapper::new)
			.generated(Visible.class)
			.check(Visible.class, "{\"value\":1}", "{\"value\":1,\"self\":{\"value\":2}}");
	}

	@ParameterizedTest
	@EnumSource
	@CoversReading("@JsonCreator (implicit names by parameter names)")
	void readsByParameterNames(JsonCreator.Mode mode) {
		ReadParity parity = ReadParity.of(() -> JsonMapper.builder()
			.addModule(
					(mode != JsonCreator.Mode.DISABLED) ? new ParameterNamesModule(mode) : new ParameterNamesModule())
			.build());
		// Jackson refuses a delegating creator of two parameters
		((mode != JsonCreator.Mode.DELEGATING) ? parity.generated(Implicit.class) : parity).check(Implicits.class,
				"{\"implicit\":{\"name\":\"a\",\"count\":3},\"annotated\":{\"name\":\"b\",\"count\":4},\"single\":{\"value\":\"c\"}}");
	}

	@ParameterizedTest
	@EnumSource
	@CoversReading({ "wrong constructor chosen", "@JsonCreator (implicit names by parameter names)" })
	void readsByDetectedConstructor(ConstructorDetector.SingleArgConstructor single) {
		ConstructorDetector detector = ConstructorDetector.DEFAULT.withSingleArgMode(single);
		ReadParity
			.of(() -> JsonMapper.builder().constructorDetector(detector).addModule(new ParameterNamesModule()).build())
			.check(Single.class, "{\"value\":\"c\"}", "\"c\"");
		ReadParity
			.of(() -> JsonMapper.builder()
				.constructorDetector(detector.withRequireAnnotation(true))
				.addModule(new ParameterNamesModule())
				.build())
			.check(Implicit.class, "{\"name\":\"a\",\"count\":3}");
	}

	@Test
	@CoversReading("wrong constructor chosen")
	void readsWithSeveralConstructors() {
		ReadParity.of(() -> JsonMapper.builder().addModule(new ParameterNamesModule()).build())
			.generated(Several.class)
			.check(Several.class, DOCUMENT, "{\"name\":\"a\"}");
		ReadParity.of(() -> JsonMapper.builder().addModule(new ParameterNamesModule()).build())
			.check(Conflicting.class, DOCUMENT, "{\"name\":\"a\"}", "\"a\"");
	}

	@Test
	@CoversReading("@JsonCreator (disabled)")
	void readsWithDisabledCreator() {
		ReadParity.of(() -> JsonMapper.builder().addModule(new ParameterNamesModule()).build())
			.generated(Disabled.class)
			.check(Disabled.class, "{\"name\":\"a\"}", "\"a\"");
	}

	@Test
	@CoversReading("creators with injected values")
	void readsWithInjectedParameters() {
		InjectableValues values = new InjectableValues.Std().addValue("service", "injected")
			.addValue(Integer.class, 42);
		ReadParity.of(() -> new ObjectMapper().setInjectableValues(values))
			.generated(Injected.class)
			.check(Injected.class, "{\"name\":\"a\",\"service\":\"given\",\"number\":5}", "{\"name\":\"b\"}");
		ReadParity.of(ObjectMapper::new).generated(Injected.class).check(Injected.class, "{\"name\":\"a\"}");
	}

	@ParameterizedTest
	@ValueSource(strings = { "FAIL_ON_MISSING_CREATOR_PROPERTIES", "FAIL_ON_NULL_CREATOR_PROPERTIES",
			"FAIL_ON_NULL_FOR_PRIMITIVES", "FAIL_ON_TRAILING_TOKENS" })
	@CoversReading({ "FAIL_ON_MISSING_CREATOR_PROPERTIES", "FAIL_ON_NULL_CREATOR_PROPERTIES",
			"FAIL_ON_NULL_FOR_PRIMITIVES" })
	void readsByCreatorWithFeature(String feature) {
		ReadParity.of(() -> new ObjectMapper().enable(DeserializationFeature.valueOf(feature)))
			.generated(Constructed.class)
			.check(Constructed.class, DOCUMENT);
		ReadParity.of(() -> new ObjectMapper().enable(DeserializationFeature.valueOf(feature)))
			.generated(Required.class)
			.check(Required.class, "{\"needed\":1,\"free\":\"a\",\"set\":2}");
	}

	@Test
	@CoversReading("`required`")
	void readsRequiredParameters() {
		ReadParity.of(ObjectMapper::new)
			.generated(Required.class)
			.check(Required.class, "{\"needed\":1,\"free\":\"a\",\"set\":2}");
	}

	@Test
	void readsAllKindsOfParameters() {
		ReadParity.of(ObjectMapper::new)
			.generated(Parameters.class, Constructed.class)
			.check(Parameters.class, "{\"i\":1,\"l\":2,\"d\":0.5,\"flag\":true,\"c\":\"x\"}",
					"{\"nested\":{\"name\":\"a\"},\"map\":{\"k\":{}},\"array\":[1],\"any\":{\"a\":[]}}");
	}

	@Test
	void readsByHiddenCreators() {
		ReadParity
			.of(() -> new ObjectMapper().registerModule(new ParameterNamesModule())
				.setVisibility(PropertyAccessor.CREATOR, JsonAutoDetect.Visibility.ANY))
			.check(Hidden.class, "{\"name\":\"a\"}");
		ReadParity.of(ObjectMapper::new).check(HiddenDefault.class, "{\"name\":\"a\"}");
		ReadParity.of(ObjectMapper::new).check(NoDefault.class, "{\"name\":\"a\"}", "\"a\"", "1", "{}");
		ReadParity.of(ObjectMapper::new).check(Abstract.class, "{\"name\":\"a\"}");
	}

	static class Constructed {

		private final String name;

		private final int count;

		private final List<String> tags;

		private String extra;

		@JsonCreator
		Constructed(@JsonProperty("name") String name, @JsonProperty("count") int count,
				@JsonProperty("tags") List<String> tags) {
			this.name = name;
			this.count = count;
			this.tags = tags;
		}

		public void setExtra(String extra) {
			this.extra = this.name + this.count + this.tags + extra;
		}

	}

	static class Made {

		private final Object[] values;

		public String extra;

		private Made(Object... values) {
			this.values = values;
		}

		@JsonCreator
		static Made make(@JsonProperty("name") String name,
				@JsonProperty(value = "count", defaultValue = "8") long count, @JsonProperty("tags") String... tags) {
			return new Made(name, count, tags);
		}

	}

	static class Visible {

		private final int value;

		private final Visible self;

		private Visible(int value, Visible self) {
			this.value = value;
			this.self = self;
		}

		@JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
		public static Visible of(@JsonProperty("value") int value, @JsonProperty("self") Visible self) {
			return (value < 0) ? null : new Visible(value, self);
		}

	}

	static class Implicit {

		private final String name;

		private final int count;

		public Implicit(String name, int count) {
			this.name = name;
			this.count = count;
		}

		public String getName() {
			return this.name + this.count;
		}

	}

	static class AnnotatedImplicit {

		private final String text;

		@JsonCreator
		AnnotatedImplicit(String name, Integer count) {
			this.text = name + count;
		}

	}

	static class Single {

		private final String text;

		public Single(String value) {
			this.text = value;
		}

		public String getValue() {
			return this.text;
		}

	}

	static class Implicits {

		public Implicit implicit;

		public AnnotatedImplicit annotated;

		public Single single;

	}

	static class Several {

		private final String text;

		public Several() {
			this("none");
		}

		public Several(String name) {
			this.text = name;
		}

		@JsonCreator
		public Several(@JsonProperty("name") String name, @JsonProperty("count") int count) {
			this.text = name + count;
		}

		public Several(String name, int count, List<String> tags) {
			this.text = name + count + tags;
		}

		public void setTags(List<String> tags) {
		}

		public void setExtra(String extra) {
		}

	}

	static class Conflicting {

		@JsonCreator
		Conflicting(@JsonProperty("name") String name) {
		}

		@JsonCreator
		static Conflicting of(@JsonProperty("name") String name, @JsonProperty("count") int count) {
			return new Conflicting(name);
		}

	}

	static class Disabled {

		public String name;

		public Disabled() {
		}

		@JsonCreator(mode = JsonCreator.Mode.DISABLED)
		public Disabled(String name) {
			throw new IllegalStateException();
		}

		@JsonCreator(mode = JsonCreator.Mode.DISABLED)
		public static Disabled valueOf(String name) {
			throw new IllegalStateException();
		}

	}

	static class Injected {

		private final String text;

		@JacksonInject("service")
		private String field;

		private String bySetter;

		@JsonCreator
		Injected(@JsonProperty("name") String name, @JacksonInject("service") String service,
				@JacksonInject @JsonProperty("number") Integer number) {
			this.text = name + service + number;
		}

		@JacksonInject("service")
		void setBySetter(String service) {
			this.bySetter = service + "!";
		}

	}

	static class Required {

		private final String text;

		@JsonProperty(required = true)
		public int set;

		@JsonCreator
		Required(@JsonProperty(value = "needed", required = true) Integer needed, @JsonProperty("free") String free) {
			this.text = needed + free;
		}

	}

	static class Parameters {

		private final List<Object> values;

		@JsonCreator
		Parameters(@JsonProperty("i") int i, @JsonProperty("l") Long l, @JsonProperty("d") double d,
				@JsonProperty("flag") boolean flag, @JsonProperty("c") char c,
				@JsonProperty("nested") Constructed nested, @JsonProperty("map") Map<String, Constructed> map,
				@JsonProperty("array") int[] array, @JsonProperty("any") Object any) {
			this.values = java.util.Arrays.asList(i, l, d, flag, c, nested, map, array, any);
		}

	}

	static class Hidden {

		private final String text;

		private Hidden(String name, Integer count) {
			this.text = name + count;
		}

	}

	static class HiddenDefault {

		@JsonProperty
		private String name;

		private HiddenDefault() {
		}

		HiddenDefault(int first, int second) {
		}

	}

	static class NoDefault {

		public String name;

		NoDefault(int first, int second) {
		}

	}

	abstract static class Abstract {

		public String name;

	}

}
