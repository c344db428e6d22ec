package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonProperty.Access;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Abstract types of which factory methods make instances.
 */
class ReadAbstractTypesTests {

	static final String[] DOCUMENTS = { "{\"name\":\"a\",\"count\":3}", "{\"count\":4,\"name\":\"b\"}",
			"{\"name\":\"c\"}", "{}", "{\"count\":null,\"name\":null}", "{\"name\":\"d\",\"more\":[1],\"count\":5}",
			"{\"name\":\"e\",\"count\":6,\"more\":{\"a\":7}}", "{\"more\":8}", "{\"count\":\"x\",\"name\":\"f\"}",
			"{\"name\":{},\"count\":1}", "{\"name\":\"none\",\"count\":9}", "{\"name\":\"fails\",\"count\":9}",
			"{\"name\":\"none\",\"more\":1}", "{\"name\":\"fails\"}", "{\"@class\":\"x\"}", "[]", "\"g\"", "7", "null",
			"{\"name\":\"h\",\"count\":1", "{\"name\":\"i\",\"count\":2,\"tag\":\"j\"}",
			"{\"tag\":\"k\",\"name\":\"l\"}" };

	@ParameterizedTest
	@ValueSource(classes = { Value.class, Contract.class, Hidden.class, Tagged.class, Extensible.class, Local.class })
	@CoversReading("@JsonCreator (static factory)")
	void readsByFactoryMethod(Class<?> type) {
		ReadParity.of(ObjectMapper::new).generated(type).check(type, DOCUMENTS);
		ReadParity.of(() -> new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES))
			.generated(type)
			.check(type, DOCUMENTS);
	}

	@ParameterizedTest
	@EnumSource(names = { "FAIL_ON_IGNORED_PROPERTIES", "FAIL_ON_MISSING_CREATOR_PROPERTIES",
			"FAIL_ON_NULL_CREATOR_PROPERTIES", "FAIL_ON_NULL_FOR_PRIMITIVES", "WRAP_EXCEPTIONS",
			"ACCEPT_SINGLE_VALUE_AS_ARRAY", "UNWRAP_SINGLE_VALUE_ARRAYS" })
	void heedsFeatures(DeserializationFeature feature) {
		for (Class<?> type : List.of(Value.class, Tagged.class)) {
			ReadParity.of(() -> new ObjectMapper().configure(feature, !feature.enabledByDefault()))
				.generated(type)
				.check(type, DOCUMENTS);
		}
	}

	@ParameterizedTest
	@CoversReading("@JsonCreator (delegating)")
	@ValueSource(classes = { Text.class, Counts.class, Parts.class, Named.class, Implicit.class })
	void readsByDelegating(Class<?> type) {
		ReadParity.of(ObjectMapper::new)
			.generated(type)
			.check(type, "\"text\"", "12", "{\"a\":1,\"b\":2}", "[\"a\",\"b\"]", "{}", "[]", "null", "\"\"", "true");
	}

	@Test
	void readsTheClassOfWhatIsMade() {
		ReadParity.of(ObjectMapper::new)
			.generated(AutoValue.class)
			.straightLine(Value.class, Contract.class)
			.check(Values.class, "{\"value\":{\"name\":\"a\",\"count\":3},\"contract\":{\"name\":\"b\",\"count\":4}}",
					"{\"value\":{\"name\":\"a\",\"count\":3,\"more\":1},\"contract\":{\"count\":4}}");
	}

	@Test
	void readsWithinBeansAndContainers() {
		ReadParity.of(ObjectMapper::new)
			.generated(Holder.class, Value.class, Contract.class, Text.class)
			.check(Holder.class,
					"{\"value\":{\"name\":\"a\",\"count\":1},\"contracts\":[{\"name\":\"b\"},null],\"texts\":{\"c\":\"d\"}}",
					"{\"contracts\":[{\"count\":\"x\"}]}", "{\"value\":{\"name\":\"a\",\"count\":1,\"more\":2}}",
					"{\"value\":null,\"texts\":{\"e\":[]}}");
		ReadParity.of(ObjectMapper::new)
			.generated(Unwrapping.class, Value.class)
			.check(Unwrapping.class, "{\"id\":1,\"name\":\"a\",\"count\":2}", "{\"id\":1}");
	}

	@Test
	void readsGenericTypes() {
		ReadParity.of(ObjectMapper::new)
			.generated(Boxes.class, Box.class)
			.check(Boxes.class,
					"{\"texts\":{\"value\":\"a\"},\"counts\":{\"value\":\"3\"},\"raw\":{\"value\":{\"b\":1}}}",
					"{\"counts\":{\"value\":\"x\"}}", "{\"texts\":{\"more\":1,\"value\":\"a\"}}");
	}

	/**
	 * The class of what a factory method returns is looked at by Jackson, too.
	 */
	@Test
	void readsWhatFactoryMethodsReturn() {
		ReadParity.of(ObjectMapper::new)
			.generated(Shape.class, Circle.class, Square.class)
			.check(Shape.class, "{\"radius\":1,\"side\":null}", "{\"side\":2}",
					"{\"radius\":1,\"side\":null,\"color\":3}", "{\"color\":\"red\",\"radius\":1,\"side\":null}",
					"{\"side\":2,\"color\":\"blue\"}");
	}

	@Test
	void readsWhatIsMappedInstead() {
		ReadParity
			.of(() -> new ObjectMapper()
				.registerModule(new SimpleModule().addAbstractTypeMapping(Value.class, Mapped.class)))
			.generated(Mapped.class)
			.check(Value.class, DOCUMENTS);
	}

	@Test
	void readsUpdates() {
		ReadParity.of(ObjectMapper::new)
			.generated(Tagged.class)
			.updating(() -> Tagged.of("before", 1))
			.check(Tagged.class, DOCUMENTS);
	}

	@Test
	void leavesConstructorsOfAbstractTypesToReflection() {
		ReadParity.of(ObjectMapper::new)
			.fallback(Both.class, "it is abstract, and has a constructor beside its factory method")
			.check(Both.class, "\"text\"", "{\"name\":\"a\"}");
		ReadParity.of(ObjectMapper::new).check(Constructed.class, "{\"name\":\"a\"}", "{}");
	}

	abstract static class Value {

		abstract String name();

		abstract int count();

		@JsonCreator
		static Value create(@JsonProperty("name") String name, @JsonProperty("count") int count) {
			if ("fails".equals(name)) {
				throw new IllegalArgumentException("It fails");
			}
			return "none".equals(name) ? null : new AutoValue(name, count);
		}

	}

	static final class AutoValue extends Value {

		private final String name;

		private final int count;

		private AutoValue(String name, int count) {
			this.name = name;
			this.count = count;
		}

		@Override
		String name() {
			return this.name;
		}

		@Override
		int count() {
			return this.count;
		}

	}

	static class Mapped extends Value {

		public String name;

		public int count;

		@Override
		String name() {
			return this.name;
		}

		@Override
		int count() {
			return this.count;
		}

	}

	public interface Contract {

		String getName();

		int getCount();

		@JsonCreator
		static Contract of(@JsonProperty(value = "name", required = true) String name,
				@JsonProperty("count") Integer count) {
			return new ContractOf(name, (count != null) ? count : -1);
		}

	}

	record ContractOf(String name, int count) implements Contract {

		@Override
		public String getName() {
			return this.name;
		}

		@Override
		public int getCount() {
			return this.count;
		}

	}

	/**
	 * Jackson refuses such classes where it looks at them.
	 */
	interface Local {

		@JsonCreator
		static Local of(@JsonProperty("name") String name, @JsonProperty("count") int count) {
			return new Local() {
			};
		}

	}

	abstract static class Hidden {

		String name;

		int count;

		@JsonCreator
		private static Hidden of(@JsonProperty("name") String name,
				@JsonProperty(value = "count", access = Access.READ_ONLY) int count) {
			Hidden hidden = new Revealed();
			hidden.name = name;
			hidden.count = count;
			return hidden;
		}

	}

	static class Revealed extends Hidden {

	}

	abstract static class Tagged {

		private final String name;

		private final int count;

		private String tag;

		Tagged(String name, int count) {
			this.name = name;
			this.count = count;
		}

		@JsonCreator
		static Tagged of(@JsonProperty("name") String name, @JsonProperty("count") int count) {
			return new Tag(name, count);
		}

		public void setTag(String tag) {
			this.tag = tag;
		}

		@Override
		public String toString() {
			return this.name + this.count + this.tag;
		}

	}

	static class Tag extends Tagged {

		Tag(String name, int count) {
			super(name, count);
		}

	}

	abstract static class Extensible {

		private String name;

		private final Map<String, Object> others = new HashMap<>();

		@JsonCreator
		static Extensible of(@JsonProperty("name") String name) {
			Extensible extensible = new Extended();
			extensible.name = name;
			return extensible;
		}

		@JsonAnySetter
		abstract void put(String key, Object value);

		@Override
		public String toString() {
			return this.name + this.others;
		}

	}

	static class Extended extends Extensible {

		@Override
		void put(String key, Object value) {
			super.others.put(key, value);
		}

	}

	interface Text {

		@JsonCreator
		static Text of(String text) {
			return new TextOf(text);
		}

	}

	record TextOf(String text) implements Text {
	}

	abstract static class Counts {

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		static Counts of(Map<String, Integer> counts) {
			return new CountsOf(counts);
		}

	}

	static class CountsOf extends Counts {

		final Map<String, Integer> counts;

		CountsOf(Map<String, Integer> counts) {
			this.counts = counts;
		}

	}

	interface Parts {

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		static Parts of(List<String> parts) {
			return new PartsOf(parts);
		}

	}

	record PartsOf(List<String> parts) implements Parts {
	}

	abstract static class Named {

		@JsonCreator
		static Named of(String text) {
			return new NamedOf(text);
		}

		@JsonCreator
		static Named of(@JsonProperty("a") int a, @JsonProperty("b") int b) {
			return new NamedOf(a + "+" + b);
		}

	}

	static class NamedOf extends Named {

		final String text;

		NamedOf(String text) {
			this.text = text;
		}

	}

	abstract static class Implicit {

		public static Implicit valueOf(String text) {
			return new ImplicitOf(text);
		}

	}

	static class ImplicitOf extends Implicit {

		final String text;

		ImplicitOf(String text) {
			this.text = text;
		}

	}

	record Values(Value value, Contract contract) {
	}

	record Holder(Value value, List<Contract> contracts, Map<String, Text> texts) {
	}

	static class Unwrapping {

		public int id;

		@JsonUnwrapped
		public Value value;

	}

	static class Boxes {

		public Box<String> texts;

		public Box<Integer> counts;

		public Box<?> raw;

	}

	abstract static class Box<T> {

		@JsonCreator
		static <T> Box<T> of(@JsonProperty("value") T value) {
			return new BoxOf<>(value);
		}

	}

	static class BoxOf<T> extends Box<T> {

		final T value;

		BoxOf(T value) {
			this.value = value;
		}

	}

	sealed interface Shape permits Circle, Square {

		@JsonCreator
		static Shape of(@JsonProperty("radius") Integer radius, @JsonProperty("side") Integer side) {
			return (radius != null) ? new Circle(radius) : new Square(side);
		}

	}

	static final class Circle implements Shape {

		public int radius;

		public String color;

		@JsonCreator
		Circle(@JsonProperty("radius") int radius) {
			this.radius = radius;
		}

	}

	static final class Square implements Shape {

		public int side;

		public String color;

		Square() {
		}

		Square(int side) {
			this.side = side;
		}

	}

	abstract static class Both {

		String name;

		@JsonCreator
		Both(@JsonProperty("name") String name) {
			this.name = name;
		}

		@JsonCreator
		static Both of(String name) {
			return new BothOf(name);
		}

	}

	static class BothOf extends Both {

		BothOf(String name) {
			super(name);
		}

	}

	abstract static class Constructed {

		String name;

		@JsonCreator
		Constructed(@JsonProperty("name") String name) {
			this.name = name;
		}

	}

}
