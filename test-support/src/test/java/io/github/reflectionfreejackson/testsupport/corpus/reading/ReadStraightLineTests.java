package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;

/**
 * Properties that generated code reads one after the other, and what it leaves to
 * Jackson.
 */
class ReadStraightLineTests {

	private static final String SCALARS = "{\"text\":\"a\",\"number\":1,\"big\":2,\"decimal\":1.5,\"flag\":true,"
			+ "\"boxed\":3,\"boxedBig\":4,\"boxedDecimal\":2.5,\"boxedFlag\":false,\"tiny\":1,\"letter\":\"x\","
			+ "\"list\":[\"b\"],\"nested\":{\"text\":\"c\"}}";

	@Test
	void setsScalarsBySettersAndFields() {
		ReadParity.of(ObjectMapper::new)
			.straightLine(Setters.class, Fields.class)
			.updating(Setters::new)
			.check(Setters.class, SCALARS, reversed(SCALARS), "{\"nested\":{},\"text\":null,\"boxed\":null}", "{}");
		ReadParity.of(ObjectMapper::new)
			.straightLine(Fields.class)
			.check(Fields.class, SCALARS, reversed(SCALARS), "{\"list\":null}");
	}

	@Test
	void passesArgumentsToConstructorsAndFactories() {
		ReadParity.of(ObjectMapper::new)
			.straightLine(Components.class, Factory.class)
			.check(Components.class,
					SCALARS.replace("\"nested\":{\"text\":\"c\"}", "\"nested\":{\"name\":\"c\",\"size\":1}"),
					reversed(SCALARS.replace(",\"nested\":{\"text\":\"c\"}", "")),
					"{\"flag\":true,\"x\":[1,{\"y\":2}],\"text\":\"a\"}");
	}

	@Test
	@CoversReading("field order other than expected")
	void readsWhatChangesItsOrderAllTheTime() {
		List<String> names = new ArrayList<>(List.of("\"text\":\"a\"", "\"number\":1", "\"big\":2", "\"flag\":true",
				"\"unknown\":[{}]", "\"boxed\":3"));
		List<String> documents = new ArrayList<>();
		for (int i = 0; i < names.size(); i++) {
			Collections.rotate(names, 1);
			documents.add("{" + String.join(",", names) + "}");
			documents.add(reversed(documents.get(documents.size() - 1)));
			documents.add("{" + String.join(",", names.subList(0, i)) + "}");
		}
		ReadParity lenient = ReadParity.of(ReadStraightLineTests::lenient).straightLine(Setters.class).unmutated();
		lenient.check(Setters.class, documents.toArray(String[]::new));
		ReadParity.of(ReadStraightLineTests::lenient)
			.straightLine(Components.class)
			.unmutated()
			.check(Components.class, documents.toArray(String[]::new));
	}

	@Test
	void reportsWhatMembersThrowAsReflectionDoes() {
		ReadParity.of(ObjectMapper::new)
			.straightLine(Throwing.class)
			.check(Throwing.class, "{\"checked\":\"a\",\"state\":1}", "{\"io\":\"a\"}", "{\"error\":true}",
					"{\"wrapped\":1.5}");
		ReadParity.of(() -> JsonMapper.builder().disable(DeserializationFeature.WRAP_EXCEPTIONS).build())
			.straightLine(Throwing.class)
			.check(Throwing.class, "{\"checked\":\"a\"}", "{\"state\":1}", "{\"io\":\"a\"}", "{\"error\":true}");
		ReadParity.of(ObjectMapper::new)
			.straightLine(Refusing.class)
			.check(Refusing.class, "{\"name\":\"io\",\"size\":1}", "{\"name\":\"state\",\"size\":1}",
					"{\"name\":\"error\",\"size\":1}", "{\"size\":1,\"name\":\"null\"}",
					"{\"size\":1,\"name\":\"null\",\"name\":{\"x\":[]}}", "{\"size\":1,\"more\":2,\"name\":\"null\"}");
		ReadParity.of(ReadStraightLineTests::handling)
			.straightLine(Refusing.class)
			.check(Refusing.class, "{\"name\":\"state\",\"size\":1}", "{\"name\":\"io\",\"size\":1,\"more\":2}");
	}

	@Test
	void reportsArgumentsThatDeserializersGetWrong() {
		SimpleModule module = new SimpleModule().addDeserializer(String.class, wrong());
		ReadParity.of(() -> JsonMapper.builder().addModule(module).build())
			.straightLine(Misread.class, MisreadMember.class)
			.check(Misread.class, "{\"name\":\"a\",\"size\":1}", "{\"member\":{\"text\":\"a\"}}");
	}

	@Test
	void keepsWhatIsUnknownUntilThereIsAnInstance() {
		ReadParity.of(ReadStraightLineTests::lenient)
			.straightLine(Pair.class)
			.check(Pair.class, "{\"x\":1,\"name\":\"a\",\"y\":[1,{\"z\":2}],\"size\":2,\"w\":{}}", "{\"x\":{\"y\":1}}");
		ReadParity.of(ObjectMapper::new)
			.straightLine(Ignoring.class)
			.check(Ignoring.class, "{\"dropped\":{\"x\":[1]},\"name\":\"a\",\"size\":1}", "{\"dropped\":1,\"other\":2}",
					"{\"name\":\"a\",\"size\":1,\"dropped\":[]}");
		ReadParity.of(() -> JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_IGNORED_PROPERTIES).build())
			.straightLine(Ignoring.class)
			.check(Ignoring.class, "{\"name\":\"a\",\"dropped\":1,\"size\":1}");
		ReadParity.of(ReadStraightLineTests::handling)
			.straightLine(Pair.class)
			.check(Pair.class, "{\"x\":1,\"name\":\"a\",\"size\":2,\"y\":3}", "{\"x\":1}");
	}

	@Test
	void letsHandlersOfProblemsUseTheParser() {
		ReadParity.of(() -> {
			ObjectMapper mapper = new ObjectMapper();
			mapper.addHandler(new DeserializationProblemHandler() {

				@Override
				public Object handleInstantiationProblem(DeserializationContext context, Class<?> type, Object argument,
						Throwable failure) throws IOException {
					context.getParser().nextToken();
					context.getParser().skipChildren();
					context.getParser().nextToken();
					return new Uncreatable(context.getParser().currentName());
				}

			});
			return mapper;
		})
			.straightLine(Uncreatable.class)
			.check(Uncreatable.class, "{\"text\":\"a\",\"number\":1}", "{\"number\":1,\"text\":\"a\"}", "{}");
	}

	@Test
	void goesOnWithAnInstanceOfAnotherClass() {
		ReadParity.of(ReadStraightLineTests::lenient)
			.straightLine(Shape.class)
			.check(Shape.class, "{\"name\":\"circle\",\"radius\":2}", "{\"radius\":2,\"name\":\"circle\"}",
					"{\"name\":\"none\",\"radius\":2}");
	}

	@Test
	@CoversReading("@JsonAlias, also on records")
	void findsAliasesAndNamesOfOtherCase() {
		ReadParity.of(ObjectMapper::new)
			.straightLine(Aliased.class, AliasedRecord.class)
			.check(Aliased.class, "{\"other\":\"a\",\"number\":\"x\"}", "{\"other\":{}}",
					"{\"nested\":{\"other\":[],\"number\":1}}", "{\"nested\":{\"other\":\"a\",\"n\":\"b\"}}");
		ReadParity.of(() -> JsonMapper.builder().enable(MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES).build())
			.straightLine(Aliased.class, AliasedRecord.class)
			.check(Aliased.class, "{\"OTHER\":\"a\",\"Number\":\"x\",\"nested\":{\"NAME\":\"b\",\"Number\":{}}}");
	}

	@Test
	void takesSubtypesFromTheirFirstPropertyOn() {
		ReadParity.of(ObjectMapper::new)
			.straightLine(Cat.class, Dog.class)
			.check(Animals.class, "{\"list\":[{\"@type\":\"cat\",\"name\":\"a\",\"lives\":9},{\"@type\":\"cat\"},"
					+ "{\"name\":\"b\",\"@type\":\"dog\",\"loud\":true},{\"@type\":\"dog\"}]}");
	}

	@Test
	void readsStrictlyAndInOtherWays() {
		ReadParity.of(() -> JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build())
			.straightLine(Setters.class, Fields.class)
			.check(Setters.class, "{\"text\":\"a\",\"number\":1,\"text\":\"b\",\"nested\":{\"big\":1,\"big\":2}}");
		ReadParity
			.of(() -> JsonMapper.builder()
				.enable(DeserializationFeature.FAIL_ON_NULL_CREATOR_PROPERTIES,
						DeserializationFeature.FAIL_ON_MISSING_CREATOR_PROPERTIES)
				.build())
			.straightLine(Pair.class)
			.check(Pair.class, "{\"name\":null,\"size\":1}", "{\"size\":1}");
		ReadParity.of(() -> JsonMapper.builder().disable(MapperFeature.DEFAULT_VIEW_INCLUSION).build())
			.straightLine(Viewed.class)
			.reader((reader) -> reader.withView(Object.class))
			.check(Viewed.class, "{\"always\":1,\"sometimes\":2,\"pair\":{\"name\":\"a\",\"size\":1}}");
		ReadParity.of(() -> JsonMapper.builder().disable(MapperFeature.DEFAULT_VIEW_INCLUSION).build())
			.straightLine(Viewed.class, Pair.class)
			.check(Viewed.class, "{\"always\":1,\"sometimes\":2,\"pair\":{\"name\":\"a\",\"size\":1}}");
	}

	@Test
	void leavesToJacksonWhatIsSpecial() {
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(Identified.class)
			.check(Identified.class, "{\"id\":1,\"name\":\"a\",\"next\":{\"id\":2,\"next\":1}}");
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(Unwrapping.class)
			.check(Unwrapping.class, "{\"name\":\"a\",\"size\":1,\"label\":\"b\"}");
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(External.class)
			.check(External.class, "{\"kind\":\"cat\",\"animal\":{\"name\":\"a\",\"lives\":1},\"label\":\"b\"}");
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(Injected.class, InjectedArgument.class)
			.reader((reader) -> reader.with(new InjectableValues.Std().addValue("source", "injected")))
			.check(Injected.class, "{\"name\":\"a\",\"argument\":{\"name\":\"b\"}}");
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(Mixed.class)
			.check(Mixed.class, "{\"extra\":\"b\",\"name\":\"a\"}", "{\"name\":\"a\",\"extra\":\"b\",\"x\":1}");
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(AnyArguments.class)
			.check(AnyArguments.class, "{\"x\":1,\"name\":\"a\",\"y\":2}");
		ReadParity.of(ObjectMapper::new)
			.straightLine(AnyProperties.class)
			.check(AnyProperties.class, "{\"x\":1,\"name\":\"a\",\"y\":{}}");
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(Delegating.class)
			.check(Delegating.class, "{\"name\":\"a\"}", "\"b\"");
	}

	@Test
	void leavesPrimitiveArgumentsThatMayBeNullToJackson() {
		ReadParity.of(ObjectMapper::new)
			.propertyByProperty(Skipping.class, Converted.class)
			.check(Skipping.class, "{\"number\":null,\"converted\":{\"number\":1}}", "{\"number\":1}",
					"{\"converted\":{\"number\":\"null\"}}");
	}

	@Test
	void unwrapsWhatIsReadStraightLineElsewhere() {
		ReadParity.of(ObjectMapper::new)
			.straightLine(Setters.class)
			.check(Prefixed.class, "{\"own\":{\"text\":\"a\",\"number\":1},\"in_text\":\"b\",\"in_number\":2}");
	}

	@Test
	void readsManyProperties() {
		String most = document(64);
		String tooMany = document(65);
		ReadParity.of(ReadStraightLineTests::lenient)
			.straightLine(ManyArguments.Most.class)
			.unmutated()
			.check(ManyArguments.Most.class, most, reversed(most), document(63), tooMany);
		ReadParity.of(ReadStraightLineTests::lenient)
			.propertyByProperty(ManyArguments.TooMany.class)
			.unmutated()
			.check(ManyArguments.TooMany.class, most, tooMany);
	}

	private static String document(int properties) {
		return IntStream.range(0, properties)
			.mapToObj((i) -> "\"p" + i + "\":" + i)
			.collect(java.util.stream.Collectors.joining(",", "{", "}"));
	}

	private static String reversed(String document) {
		try {
			Map<?, ?> map = new ObjectMapper().readValue(document, Map.class);
			List<Object> names = new ArrayList<>(map.keySet());
			Collections.reverse(names);
			Map<Object, Object> reversed = new java.util.LinkedHashMap<>();
			names.forEach((name) -> reversed.put(name, map.get(name)));
			return new ObjectMapper().writeValueAsString(reversed);
		}
		catch (IOException ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static ObjectMapper lenient() {
		return JsonMapper.builder().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();
	}

	private static ObjectMapper handling() {
		ObjectMapper mapper = lenient();
		mapper.addHandler(new DeserializationProblemHandler() {

			@Override
			public Object handleInstantiationProblem(DeserializationContext context, Class<?> type, Object argument,
					Throwable failure) {
				return (type == Refusing.class) ? new Refusing(((Object[]) argument)[1]) : NOT_HANDLED;
			}

			@Override
			public boolean handleUnknownProperty(DeserializationContext context, JsonParser parser,
					com.fasterxml.jackson.databind.JsonDeserializer<?> deserializer, Object bean, String name)
					throws IOException {
				parser.skipChildren();
				return !name.equals("y");
			}

		});
		return mapper;
	}

	@SuppressWarnings({ "unchecked", "rawtypes", "serial" })
	private static com.fasterxml.jackson.databind.JsonDeserializer<String> wrong() {
		return (com.fasterxml.jackson.databind.JsonDeserializer) new StdDeserializer<Object>(Object.class) {

			@Override
			public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
				return new StringBuilder(parser.getText());
			}

		};
	}

	public static class Fields {

		public String text;

		int number;

		@JsonProperty
		private long big;

		@JsonProperty
		private double decimal;

		@JsonProperty
		protected boolean flag;

		public Integer boxed;

		public Long boxedBig;

		public Double boxedDecimal;

		@JsonProperty
		private Boolean boxedFlag;

		public byte tiny;

		public char letter;

		public List<String> list;

		public Fields nested;

	}

	public static class Setters {

		private final Map<String, Object> set = new HashMap<>();

		public Map<String, Object> seen() {
			return this.set;
		}

		public void setText(String text) {
			this.set.put("text", text);
		}

		public Setters setNumber(int number) {
			this.set.put("number", number);
			return this;
		}

		void setBig(long big) {
			this.set.put("big", big);
		}

		@JsonProperty
		private int setDecimal(double decimal) {
			this.set.put("decimal", decimal);
			return 1;
		}

		@JsonProperty
		private void setFlag(boolean flag) {
			this.set.put("flag", flag);
		}

		public void setBoxed(Integer boxed) {
			this.set.put("boxed", boxed);
		}

		public void setBoxedBig(Long boxed) {
			this.set.put("boxedBig", boxed);
		}

		public void setBoxedDecimal(Double boxed) {
			this.set.put("boxedDecimal", boxed);
		}

		public void setBoxedFlag(Boolean boxed) {
			this.set.put("boxedFlag", boxed);
		}

		public void setTiny(byte tiny) {
			this.set.put("tiny", tiny);
		}

		public void setLetter(char letter) {
			this.set.put("letter", letter);
		}

		public void setList(List<String> list) {
			this.set.put("list", list);
		}

		public void setNested(Fields nested) {
			this.set.put("nested", nested);
		}

	}

	public record Components(String text, int number, long big, double decimal, boolean flag, Integer boxed,
			Long boxedBig, Double boxedDecimal, Boolean boxedFlag, byte tiny, char letter, List<String> list,
			Factory nested) {
	}

	public static final class Factory {

		private final String reading;

		private final int parser;

		private Factory(String reading, int parser) {
			this.reading = reading;
			this.parser = parser;
		}

		@JsonCreator
		static Factory of(@JsonProperty("name") String reading, @JsonProperty("size") int parser) {
			return new Factory(reading, parser);
		}

	}

	public static class Throwing {

		public void setChecked(String value) throws Exception {
			throw new Exception("checked " + value);
		}

		public void setIo(String value) throws IOException {
			throw new IOException("io " + value);
		}

		public void setState(int value) {
			throw new IllegalStateException("state " + value);
		}

		public void setError(boolean value) {
			throw new AssertionError("error " + value);
		}

		public void setWrapped(double value) {
			throw new IllegalStateException("wrapped", new IllegalArgumentException("cause " + value));
		}

	}

	public static class Refusing {

		public final Object size;

		Refusing(Object size) {
			this.size = size;
		}

		@JsonCreator
		public static Refusing of(@JsonProperty("name") String name, @JsonProperty("size") int size)
				throws IOException {
			switch (name) {
				case "io" -> throw new IOException("io");
				case "state" -> throw new IllegalStateException("state");
				case "error" -> throw new AssertionError("error");
				default -> {
					return name.equals("null") ? null : new Refusing(size);
				}
			}
		}

	}

	public static class Uncreatable {

		public String text;

		public int number;

		public Uncreatable() {
			throw new IllegalStateException("not by this constructor");
		}

		Uncreatable(String text) {
			this.text = text;
		}

	}

	public record Misread(String name, int size, MisreadMember member) {
	}

	public static class MisreadMember {

		private String text;

		public void setText(String text) {
			this.text = text;
		}

		public String read() {
			return this.text;
		}

	}

	public record Pair(String name, int size) {
	}

	@JsonIgnoreProperties("dropped")
	public record Ignoring(String name, int size) {
	}

	public static class Shape {

		public final String name;

		protected Shape(String name) {
			this.name = name;
		}

		@JsonCreator
		public static Shape of(@JsonProperty("name") String name) {
			return switch (name) {
				case "circle" -> new Circle();
				case "none" -> null;
				default -> new Shape(name);
			};
		}

	}

	public static class Circle extends Shape {

		public int radius;

		public Circle() {
			super("circle");
		}

	}

	public static class Aliased {

		@JsonAlias("other")
		public String name;

		public int number;

		public AliasedRecord nested;

	}

	public record AliasedRecord(@JsonAlias("other") String name, @JsonAlias("n") int number) {
	}

	public static class Animals {

		public List<Animal> list;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "@type")
	@JsonSubTypes({ @JsonSubTypes.Type(value = Cat.class, name = "cat"),
			@JsonSubTypes.Type(value = Dog.class, name = "dog") })
	public interface Animal {

	}

	public static class Cat implements Animal {

		public String name;

		public int lives;

	}

	public record Dog(String name, boolean loud) implements Animal {
	}

	public static class Viewed {

		@JsonView(Object.class)
		public int always;

		@JsonView(String.class)
		public int sometimes;

		@JsonView(Object.class)
		public Pair pair;

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.PropertyGenerator.class, property = "id")
	public static class Identified {

		public int id;

		public String name;

		public Identified next;

	}

	public static class Unwrapping {

		@JsonUnwrapped
		public Fields fields;

		public String label;

	}

	public static class Prefixed {

		public Setters own;

		@JsonUnwrapped(prefix = "in_")
		public Setters unwrapped;

	}

	public static class External {

		public String label;

		@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "kind")
		@JsonSubTypes(@JsonSubTypes.Type(value = Cat.class, name = "cat"))
		public Object animal;

	}

	public static class Injected {

		@JacksonInject("source")
		public String source;

		public String name;

		public InjectedArgument argument;

	}

	public record InjectedArgument(String name, @JacksonInject("source") String source) {
	}

	public static class Mixed {

		public final String name;

		public String extra;

		@JsonCreator
		public Mixed(@JsonProperty("name") String name) {
			this.name = name;
		}

	}

	public static class AnyArguments {

		public final String name;

		@JsonAnySetter
		public Map<String, Object> any = new HashMap<>();

		@JsonCreator
		public AnyArguments(@JsonProperty("name") String name) {
			this.name = name;
		}

	}

	public static class AnyProperties {

		public String name;

		@JsonAnySetter
		public Map<String, Object> any = new HashMap<>();

	}

	public static class Delegating {

		public String name;

		public Delegating() {
		}

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		public Delegating(Map<String, String> map) {
			this.name = map.get("name");
		}

	}

	public record Skipping(@JsonSetter(nulls = Nulls.SKIP) int number, Converted converted) {
	}

	public record Converted(@JsonDeserialize(using = NullFor.class) int number) {
	}

	@SuppressWarnings("serial")
	public static class NullFor extends StdDeserializer<Integer> {

		public NullFor() {
			super(Integer.class);
		}

		@Override
		public Integer deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			return parser.getText().equals("null") ? null : parser.getValueAsInt();
		}

	}

}
