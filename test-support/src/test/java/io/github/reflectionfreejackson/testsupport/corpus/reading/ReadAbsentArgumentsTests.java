package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.time.LocalDate;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.annotation.OptBoolean;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.util.StdConverter;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Arguments of creators that JSON has not.
 */
class ReadAbsentArgumentsTests {

	private static final String CREATORS = "@JsonCreator (properties)";

	private static final String RECORDS = "records and their canonical, compact and extra constructors";

	private static final String[] NUMBERS = { "{}", "{\"i\":1}", "{\"d\":0.5,\"c\":\"x\",\"other\":[1]}",
			"{\"l\":2,\"flag\":true,\"b\":1,\"s\":2,\"f\":0.5}" };

	@Test
	@CoversReading({ CREATORS, RECORDS, "primitives' defaults" })
	void readsNumbers() {
		ReadParity.of(ObjectMapper::new).settled(Numbers.class).check(Numbers.class, NUMBERS);
		ReadParity.of(ObjectMapper::new).settled(Boxes.class).check(Boxes.class, NUMBERS);
	}

	@Test
	@CoversReading({ CREATORS, RECORDS, "Optional<T> losing T" })
	void readsValues() {
		ReadParity.of(ReadAbsentArgumentsTests::mapper)
			.generated(Values.class)
			.check(Values.class, "{}", "{\"optional\":\"a\",\"tree\":{\"b\":1}}",
					"{\"number\":1,\"reference\":2,\"list\":[],\"nested\":{\"i\":1}}",
					"{\"map\":{},\"units\":[],\"unit\":\"DAYS\",\"date\":\"2020-02-29\",\"array\":[1],\"any\":3}");
		ReadParity.of(ReadAbsentArgumentsTests::mapper)
			.settled(Settled.class, Numbers.class)
			.check(Settled.class, "{}", "{\"name\":\"a\"}", "{\"nested\":{},\"list\":[{\"name\":\"b\"}]}",
					"{\"tree\":null,\"unknown\":{\"c\":1},\"date\":[2020,1,1]}");
	}

	/**
	 * What optional values are without a value, the module says.
	 */
	@Test
	void readsOptionalValuesAsNull() {
		ReadParity.of(() -> mapper().registerModule(new Jdk8Module().configureReadAbsentAsNull(true)))
			.generated(Values.class)
			.check(Values.class, "{}", "{\"number\":1}");
	}

	@ParameterizedTest
	@EnumSource(names = { "FAIL_ON_MISSING_CREATOR_PROPERTIES", "FAIL_ON_NULL_CREATOR_PROPERTIES",
			"FAIL_ON_NULL_FOR_PRIMITIVES", "FAIL_ON_UNKNOWN_PROPERTIES", "WRAP_EXCEPTIONS" })
	@CoversReading({ "FAIL_ON_MISSING_CREATOR_PROPERTIES", "FAIL_ON_NULL_CREATOR_PROPERTIES",
			"FAIL_ON_NULL_FOR_PRIMITIVES" })
	void heedsFeaturesOfReaders(DeserializationFeature feature) {
		for (Class<?> type : List.of(Numbers.class, Settled.class, Made.class, Checked.class)) {
			ReadParity.of(ReadAbsentArgumentsTests::mapper)
				.generated(type)
				.reader((reader) -> feature.enabledByDefault() ? reader.without(feature) : reader.with(feature))
				.check(type, "{\"i\":1,\"name\":\"a\"}", "{\"unknown\":1}", "{\"name\":\"null\",\"x\":{}}");
		}
	}

	@Test
	@CoversReading("`required`")
	void failsWithoutRequiredArguments() {
		ReadParity.of(ObjectMapper::new)
			.settled(Required.class)
			.check(Required.class, "{\"id\":1}", "{\"name\":\"a\"}", "{\"id\":1,\"name\":\"a\"}");
		ReadParity.of(() -> new ObjectMapper().setAnnotationIntrospector(new Requiring()))
			.generated(Numbers.class)
			.check(Numbers.class, "{\"i\":1}", "{\"l\":1}");
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "null", "sub", "fail", "wrong", "error" })
	@CoversReading({ CREATORS, "@JsonCreator (static factory)" })
	void createsWhateverTheCreatorDoes(String name) {
		String document = "{\"name\":\"" + name + "\"";
		for (Class<?> type : List.of(Made.class, Checked.class)) {
			ReadParity.of(ObjectMapper::new)
				.straightLine(type)
				.check(type, document + "}", document + ",\"unknown\":[{\"a\":1}]}", "[" + document + "}]");
			ReadParity
				.of(() -> new ObjectMapper().addHandler(new Instead())
					.disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES))
				.straightLine(type)
				.check(type, document + "}", document + ",\"unknown\":[{\"a\":1}]}");
		}
	}

	@Test
	@CoversReading("@JsonSetter(nulls, contentNulls)")
	void heedsWhatIsSaidOfNull() {
		ReadParity.of(ObjectMapper::new)
			.straightLine(Nullable.class)
			.check(Nullable.class, "{}", "{\"name\":\"a\"}", "{\"empty\":[]}");
		ReadParity.of(() -> {
			ObjectMapper mapper = new ObjectMapper();
			mapper.configOverride(String.class).setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY));
			return mapper;
		}).straightLine(Nullable.class).check(Nullable.class, "{}", "{\"empty\":[]}");
	}

	@Test
	void asksDeserializersThatAreNotJacksons() {
		ReadParity.of(ObjectMapper::new)
			.counting()
			.generated(Custom.class)
			.check(Custom.class, "{}", "{\"name\":\"a\"}", "{\"text\":\"a\",\"converted\":\"b\"}",
					"{\"failing\":\"a\"}");
		ReadParity
			.of(() -> new ObjectMapper().registerModule(new SimpleModule().addDeserializer(String.class, new Text())))
			.counting()
			.generated(Settled.class)
			.check(Settled.class, "{}", "{\"name\":\"a\"}");
	}

	@Test
	@CoversReading({ "polymorphic types and polymorphic creator parameters", "generics (once became LinkedHashMap)" })
	void readsTypedAndGenericArguments() {
		ReadParity.of(ObjectMapper::new)
			.generated(Typed.class)
			.check(Typed.class, "{}", "{\"shape\":{\"@type\":\"ReadAbsentArgumentsTests$Circle\"}}",
					"{\"name\":\"a\"}");
		ReadParity.of(ObjectMapper::new)
			.generated(Pair.class)
			.check(new TypeReference<Pair<Numbers, Optional<String>>>() {
			}, "{}", "{\"first\":{}}");
	}

	@Test
	void readsManyArguments() {
		ReadParity.of(ObjectMapper::new)
			.settled(ManyArguments.Most.class)
			.check(ManyArguments.Most.class, "{\"p0\":1,\"p31\":2,\"p32\":3}", "{\"p63\":1}");
		ReadParity.of(ObjectMapper::new)
			.settled(Single.class)
			.check(Single.class, "{}", "{\"unknown\":1}", "{\"value\":null}");
	}

	private static ObjectMapper mapper() {
		return JsonMapper.builder()
			.addModules(new JavaTimeModule(), new ParameterNamesModule(), new Jdk8Module())
			.build();
	}

	public record Numbers(int i, long l, double d, boolean flag, byte b, short s, float f, char c, String name) {
	}

	public record Boxes(Integer i, Long l, Double d, Boolean flag, Byte b, Short s, Float f, Character c) {
	}

	public record Values(Optional<String> optional, OptionalInt number, AtomicReference<Integer> reference,
			JsonNode tree, List<Numbers> list, Map<String, Numbers> map, EnumSet<TimeUnit> units, TimeUnit unit,
			LocalDate date, int[] array, Object any, Numbers nested) {
	}

	public record Settled(String name, Numbers nested, List<Settled> list, TimeUnit unit, LocalDate date, int[] array) {
	}

	public record Required(@JsonProperty(required = true) int id,
			@JsonProperty(isRequired = OptBoolean.TRUE) String name,
			@JsonProperty(isRequired = OptBoolean.FALSE) String other) {
	}

	public record Single(String value) {
	}

	public record Pair<A, B>(A first, B second) {
	}

	public record Nullable(@JsonSetter(nulls = Nulls.AS_EMPTY) List<String> empty,
			@JsonSetter(nulls = Nulls.FAIL) String name, @JsonSetter(nulls = Nulls.SKIP) Integer number, String plain) {
	}

	public record Typed(String name, Shape shape, @JsonTypeInfo(use = JsonTypeInfo.Id.CLASS) Object any) {
	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
	public interface Shape {

	}

	public record Circle(int radius) implements Shape {
	}

	public record Custom(@JsonDeserialize(using = Text.class) String text,
			@JsonDeserialize(converter = Converting.class) String converted,
			@JsonDeserialize(using = Failing.class) String failing, String name) {
	}

	public record Checked(String name, int count, String other) {

		public Checked {
			if (name == null) {
				throw new IllegalStateException("no name");
			}
			if (name.equals("error")) {
				throw new StackOverflowError();
			}
			if (name.equals("fail")) {
				throw new IllegalArgumentException("fail", new IllegalStateException("cause"));
			}
		}

	}

	public static class Made {

		private final Object made;

		Made(Object made) {
			this.made = made;
		}

		@Override
		public String toString() {
			return "made of " + this.made;
		}

		@JsonCreator
		public static Made make(@JsonProperty("name") String name, @JsonProperty("count") int count,
				@JsonProperty("other") String other) throws IOException {
			return switch (String.valueOf(name)) {
				case "null" -> null;
				case "sub" -> new SubMade(count);
				case "fail" -> throw new IOException("fail");
				case "wrong" -> throw MismatchedInputException.from(null, Made.class, "wrong");
				case "error" -> throw new AssertionError("error");
				default -> new Made(name + count + other);
			};
		}

	}

	public static class SubMade extends Made {

		public int unknown;

		SubMade(Object made) {
			super(made);
		}

		public void setUnknown(List<Map<String, Integer>> unknown) {
			this.unknown = unknown.size();
		}

	}

	/**
	 * Has something else where instances cannot be made.
	 */
	private static final class Instead extends DeserializationProblemHandler {

		@Override
		public Object handleInstantiationProblem(DeserializationContext context, Class<?> type, Object argument,
				Throwable failure) {
			Object[] arguments = (Object[]) argument;
			return (type == Made.class) ? new Made(List.of(arguments.length, failure.toString())) : null;
		}

	}

	/**
	 * Requires each {@code int}.
	 */
	private static final class Requiring extends JacksonAnnotationIntrospector {

		private static final long serialVersionUID = 1L;

		@Override
		public Boolean hasRequiredMarker(AnnotatedMember member) {
			return member.getRawType() == int.class;
		}

	}

	/**
	 * Says how often it was asked for what is absent.
	 */
	static final class Text extends StdDeserializer<String> {

		private static final long serialVersionUID = 1L;

		private int asked;

		Text() {
			super(String.class);
		}

		@Override
		public String deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			return "read " + parser.getText();
		}

		@Override
		public Object getAbsentValue(DeserializationContext context) {
			return (++this.asked % 2 == 0) ? "absent " + this.asked : null;
		}

	}

	/**
	 * Refuses what is absent.
	 */
	static final class Failing extends StdDeserializer<String> {

		private static final long serialVersionUID = 1L;

		Failing() {
			super(String.class);
		}

		@Override
		public String deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			return "read " + parser.getText();
		}

		@Override
		public Object getAbsentValue(DeserializationContext context) throws JsonMappingException {
			return context.reportInputMismatch(this, "absent");
		}

	}

	/**
	 * Converts what is absent, too.
	 */
	static final class Converting extends StdConverter<String, String> {

		@Override
		public String convert(String value) {
			return "converted " + value;
		}

	}

}
