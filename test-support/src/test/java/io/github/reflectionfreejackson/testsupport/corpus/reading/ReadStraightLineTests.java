package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
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

	static ObjectMapper lenient() {
		return JsonMapper.builder().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES).build();
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

	public record Pair(String name, int size) {
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

	public static class Prefixed {

		public Setters own;

		@JsonUnwrapped(prefix = "in_")
		public Setters unwrapped;

	}

}
