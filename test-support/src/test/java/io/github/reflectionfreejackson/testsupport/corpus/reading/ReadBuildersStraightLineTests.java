package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Builders whose properties are set one after the other, with what their methods return.
 */
class ReadBuildersStraightLineTests {

	private static final String ORDER = "{\"name\":\"a\u00e9\",\"count\":12,\"id\":34,\"price\":5.5,\"open\":true,"
			+ "\"lines\":[{\"name\":\"b\",\"count\":7}],\"next\":{\"name\":\"c\"}}";

	private static final String[] RETURNING = {
			"{\"object\":\"a\",\"nothing\":1,\"none\":2,\"special\":3.5,\"parent\":true}",
			"{\"special\":3.5,\"object\":\"a\",\"none\":2}",
			"{\"parent\":false,\"none\":null,\"nothing\":2,\"special\":1}",
			"{\"object\":null,\"x\":1,\"special\":null,\"special\":1.5}", "{}" };

	@Test
	void looksIntoBuffers() throws IOException {
		byte[] document = "{\"name\":\"a\",\"count\":12}".getBytes(StandardCharsets.UTF_8);
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper);
		for (int i = 0; i < 2; i++) {
			assertThat(onDemand.isReadDirectly(Order.class)).isFalse();
			assertThat(mapper.readValue(document, Order.class)).hasToString("a 12 0 0.0 false null null");
		}
		assertThat(onDemand.isReadStraightLine(Order.class)).isTrue();
		assertThat(onDemand.isReadDirectly(Order.class)).isTrue();
	}

	@Test
	void readsAsTheParserDoes() {
		List<String> documents = new ArrayList<>(List.of(ORDER, ORDER));
		for (int i = 0; i <= ORDER.length(); i++) {
			documents.add(ORDER.substring(0, i));
			for (String inserted : List.of(" ", "x", "1", ",", "\"count\":3,", "null", "\"none\":[{}],")) {
				documents.add(ORDER.substring(0, i) + inserted + ORDER.substring(i));
			}
		}
		for (int start = 0; start <= ORDER.length(); start++) {
			documents.add(" ".repeat(ReadBuffersTests.BUFFER - start) + ORDER);
		}
		ReadParity.of(ObjectMapper::new)
			.straightLine(Order.class)
			.checkUse((mapper) -> ReadBuffersTests.outcomes(mapper, Order.class, documents));
	}

	@Test
	void readsDeeplyNested() {
		String nested = "{\"name\":\"a\",\"next\":".repeat(200) + "{\"count\":%s}" + "}".repeat(200);
		ReadParity.of(ObjectMapper::new)
			.straightLine(Order.class)
			.unmutated()
			.check(Order.class, nested.formatted("1"), nested.formatted("-1"), nested.formatted("{}"),
					"{\"next\":".repeat(100));
	}

	@Test
	void goesOnWithWhatMethodsReturn() {
		ReadParity.of(ObjectMapper::new).straightLine(Returning.class).check(Returning.class, RETURNING);
		ReadParity.of(ObjectMapper::new)
			.straightLine(Returning.class)
			.checkUse((mapper) -> ReadBuffersTests.outcomes(mapper, Returning.class, List.of(RETURNING)));
	}

	@Test
	void readsMembersOfSeveralTypes() {
		ReadParity.of(ObjectMapper::new)
			.straightLine(Drawing.class)
			.check(Drawing.class,
					"{\"shape\":{\"@type\":\"circle\",\"size\":1},\"shapes\":[{\"@type\":\"square\",\"size\":2}]}",
					"{\"shape\":null,\"shapes\":[null]}", "{\"shape\":{\"size\":1,\"@type\":\"square\"}}",
					"{\"shape\":{\"size\":1}}");
	}

	@ParameterizedTest
	@ValueSource(classes = { Leaving.class, Refusing.class })
	void leavesWhatIsNoBuilderToJackson(Class<?> type) {
		List<String> documents = List.of("{\"name\":\"a\",\"count\":1}", "{\"name\":\"a\",\"count\":1}",
				"{\"count\":1,\"name\":\"a\"}", "{\"count\":1,\"x\":[]}", "{\"count\":1}", "{\"count\":1,",
				"{\"count\":1 ", "{\"name\":\"b\",\"count\":null,\"name\":\"c\"}", "{\"count\":1,\"count\":2}");
		ReadParity.of(ObjectMapper::new).straightLine(type).check(type, documents.toArray(String[]::new));
		ReadParity.of(ObjectMapper::new)
			.straightLine(type)
			.checkUse((mapper) -> ReadBuffersTests.outcomes(mapper, type, documents));
	}

	@Test
	void stopsWhereDeserializersLeaveTheParser() {
		List<String> documents = List.of("{\"name\":\"a\",\"lazy\":[{\"name\":\"b\"}],\"x\":1}",
				"{\"name\":\"a\",\"lazy\":[{\"name\":\"b\"}],\"x\":1}", "{\"lazy\":\"a\",\"name\":\"b\"}",
				"{\"lazy\":[{\"name\":\"b\"}],\"name\":\"c\"}", "{\"lazy\":[]}", "{\"lazy\":{\"name\":\"b\"}}");
		ReadParity.of(ObjectMapper::new)
			.straightLine(Staying.class)
			.checkUse((mapper) -> ReadBuffersTests.outcomes(mapper, Staying.class, documents));
	}

	/**
	 * Takes the first token of whatever is there.
	 */
	static class Lazy extends StdScalarDeserializer<String> {

		Lazy() {
			super(String.class);
		}

		@Override
		public String deserialize(JsonParser parser, DeserializationContext context) {
			return "lazy " + parser.currentToken();
		}

	}

	@JsonDeserialize(builder = Staying.Builder.class)
	record Staying(String text) {

		static class Parent extends BuiltText.TextBuilder<BuiltText.Text> {

			public Object withName(String name) {
				return add(name);
			}

			public Staying build() {
				return new Staying(text());
			}

		}

		static class Builder extends Parent {

			@JsonDeserialize(using = Lazy.class)
			public Parent withLazy(String lazy) {
				Parent parent = new Parent();
				parent.add(text() + lazy);
				return parent;
			}

		}

	}

	@JsonDeserialize(builder = Order.Builder.class)
	record Order(String name, int count, Long id, double price, boolean open, List<Order> lines, Order next) {

		@Override
		public String toString() {
			return this.name + " " + this.count + " " + this.id + " " + this.price + " " + this.open + " " + this.lines
					+ " " + this.next;
		}

		static class Builder {

			private String name;

			private int count;

			private long id;

			private double price;

			private boolean open;

			private List<Order> lines;

			private Order next;

			Builder withName(String name) {
				this.name = name;
				return this;
			}

			Builder withCount(int count) {
				if (count < 0) {
					throw new IllegalArgumentException("less than none");
				}
				this.count = count;
				return this;
			}

			Builder withId(long id) {
				this.id = id;
				return this;
			}

			Builder withPrice(double price) {
				this.price = price;
				return this;
			}

			Builder withOpen(boolean open) {
				this.open = open;
				return this;
			}

			Builder withLines(List<Order> lines) {
				this.lines = lines;
				return this;
			}

			Builder withNext(Order next) {
				this.next = next;
				return this;
			}

			Order build() {
				return new Order(this.name, this.count, this.id, this.price, this.open, this.lines, this.next);
			}

		}

	}

	@JsonDeserialize(builder = Returning.Builder.class)
	record Returning(String text) {

		static class Builder extends BuiltText.TextBuilder<BuiltText.Text> {

			public Object withObject(String object) {
				add(object);
				return this;
			}

			public void withNothing(int nothing) {
				add(nothing);
			}

			public @Nullable Builder withNone(Long none) {
				add(none);
				return null;
			}

			public Builder withSpecial(double special) {
				Builder builder = new Special();
				builder.add(text() + special);
				return builder;
			}

			BuiltText.TextBuilder<BuiltText.Text> withParent(boolean parent) {
				return add(parent);
			}

			Returning build() {
				return new Returning(text());
			}

		}

		static class Special extends Builder {

			@Override
			public Object withObject(String object) {
				return super.withObject("special " + object);
			}

			@Override
			Returning build() {
				return new Returning("special " + text());
			}

		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
	@JsonSubTypes({ @JsonSubTypes.Type(value = Circle.class, name = "circle"),
			@JsonSubTypes.Type(value = Square.class, name = "square") })
	static class Shape {

		public int size;

		@Override
		public String toString() {
			return getClass().getSimpleName() + " " + this.size;
		}

	}

	static class Circle extends Shape {

	}

	static class Square extends Shape {

	}

	@JsonDeserialize(builder = Drawing.Builder.class)
	record Drawing(String text) {

		static class Builder extends BuiltText.TextBuilder<BuiltText.Text> {

			Builder withShape(Shape shape) {
				add(shape);
				return this;
			}

			Builder withShapes(List<Shape> shapes) {
				add(shapes);
				return this;
			}

			Drawing build() {
				return new Drawing(text());
			}

		}

	}

	/**
	 * Its builder becomes something else that can be set the rest of the properties, but
	 * is no builder.
	 */
	@JsonDeserialize(builder = Leaving.Builder.class)
	static class Leaving {

		@JsonPOJOBuilder(withPrefix = "")
		static class Builder {

			public Builder name(String name) {
				return this;
			}

			public String count(Integer count) {
				return "left by " + count;
			}

			public Leaving build() {
				return new Leaving();
			}

		}

	}

	/**
	 * A number is what there is to go on with.
	 */
	@JsonDeserialize(builder = Refusing.Builder.class)
	static class Refusing {

		static class Builder {

			public long withCount(int count) {
				return count;
			}

			public Builder withName(String name) {
				throw new IllegalStateException(name);
			}

			public Refusing build() {
				return new Refusing();
			}

		}

	}

}
