package io.github.reflectionfreejackson.testsupport.recorded;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import org.jspecify.annotations.Nullable;

/**
 * Reads, by code that was generated before, a document into each of its types. With the
 * argument {@value #PLAIN}, it reads by plain Jackson.
 */
public final class ReadingApplication {

	/**
	 * The argument to read by plain Jackson.
	 */
	static final String PLAIN = "plain";

	/**
	 * The line after which nothing is generated any more.
	 */
	static final String START = "Nothing is generated from now on";

	/**
	 * The beginning of the line about a type that generated code read.
	 */
	static final String GENERATED = "Read by generated code: ";

	/**
	 * What is read into which type.
	 */
	static final Map<Class<?>, String> DOCUMENTS = Map.of(Setters.class, "{\"number\":1,\"text\":\"a\"}", Fields.class,
			"{\"open\":1,\"closed\":\"a\"}", Components.class, "{\"x\":1,\"y\":[\"a\"]}", Created.class,
			"{\"number\":1,\"text\":\"a\"}", Made.class, "{\"number\":1}", Delegating.class, "\"a\"", Setterless.class,
			"{\"texts\":[\"a\"]}", Open.class, "{\"known\":1,\"other\":2}", Circle.class,
			"{\"kind\":\"circle\",\"name\":\"a\",\"radius\":2}", Square.class,
			"{\"kind\":\"square\",\"name\":\"b\",\"side\":3}");

	private ReadingApplication() {
	}

	/**
	 * Generate, and then read.
	 * @param args whether to read by plain Jackson
	 * @throws Exception if a document cannot be read
	 */
	public static void main(String[] args) throws Exception {
		ObjectMapper first = new ObjectMapper();
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(first);
		readAll(first);
		onDemand.stopGenerating();
		System.out.println(START);
		ObjectMapper mapper = new ObjectMapper();
		if (!List.of(args).contains(PLAIN)) {
			onDemand = onDemand.reuse(mapper);
		}
		readAll(mapper);
		onDemand.readByGeneratedCode().forEach((type) -> System.out.println(GENERATED + type));
	}

	private static void readAll(ObjectMapper mapper) throws Exception {
		for (Map.Entry<Class<?>, String> document : DOCUMENTS.entrySet()) {
			Class<?> target = Shape.class.isAssignableFrom(document.getKey()) ? Shape.class : document.getKey();
			Object value = mapper.readValue(document.getValue(), target);
			if (value.getClass() != document.getKey()) {
				throw new IllegalStateException(document + " was read as " + value.getClass());
			}
		}
	}

	static class Setters {

		private int number;

		private @Nullable String text;

		public void setNumber(int number) {
			this.number = number;
		}

		@JsonProperty
		private void setText(String text) {
			this.text = text;
		}

		@Override
		public String toString() {
			return this.number + " " + this.text;
		}

	}

	static class Fields {

		public int open;

		@JsonProperty
		private @Nullable String closed;

		@Override
		public String toString() {
			return this.open + " " + this.closed;
		}

	}

	record Components(int x, List<String> y) {

	}

	static class Created {

		final int number;

		@Nullable String text;

		@JsonCreator
		Created(@JsonProperty("number") int number) {
			this.number = number;
		}

		public void setText(String text) {
			this.text = text;
		}

	}

	static class Made {

		final int number;

		private Made(int number) {
			this.number = number;
		}

		@JsonCreator
		private static Made of(@JsonProperty("number") int number) {
			return new Made(number);
		}

	}

	static class Delegating {

		final String text;

		@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
		Delegating(String text) {
			this.text = text;
		}

	}

	static class Setterless {

		private final List<String> texts = new ArrayList<>();

		public List<String> getTexts() {
			return this.texts;
		}

	}

	static class Open {

		public int known;

		final Map<String, Object> others = new LinkedHashMap<>();

		@JsonAnySetter
		void other(String name, Object value) {
			this.others.put(name, value);
		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
	@JsonSubTypes({ @JsonSubTypes.Type(value = Circle.class, name = "circle"),
			@JsonSubTypes.Type(value = Square.class, name = "square") })
	abstract static class Shape {

		public @Nullable String name;

	}

	static class Circle extends Shape {

		public int radius;

	}

	static class Square extends Shape {

		private int side;

		public void setSide(int side) {
			this.side = side;
		}

		@Override
		public String toString() {
			return String.valueOf(this.side);
		}

	}

}
