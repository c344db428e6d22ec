package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.corpus.reading.BuiltText.Text;
import io.github.reflectionfreejackson.testsupport.corpus.reading.BuiltText.TextBuilder;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Which members of builders are set.
 */
class ReadBuilderMembersTests {

	private static final String TRAP = "builders (@JsonDeserialize(builder), prefix, build method)";

	@ParameterizedTest
	@ValueSource(classes = { Settings.class, Annotated.class, Ignoring.class, Including.class, Rest.class, Hidden.class,
			Collections.class, Viewed.class })
	@CoversReading(TRAP)
	void readsMembersOfBuilder(Class<?> type) {
		BuiltText.check(type);
	}

	@ParameterizedTest
	@ValueSource(classes = { Mixed.class, External.class, CreatorRest.class })
	@CoversReading(TRAP)
	void readsMembersOfBuilderThatIsNotSetStraightLine(Class<?> type) {
		BuiltText.checkPropertyByProperty(type);
	}

	@Test
	@CoversReading({ TRAP, "views" })
	void readsMembersOfBuilderInView() {
		ReadParity.of(() -> JsonMapper.builder().disable(MapperFeature.DEFAULT_VIEW_INCLUSION).build())
			.reader((reader) -> reader.withView(String.class))
			.generated(Viewed.class)
			.check(Viewed.class, BuiltText.DOCUMENTS);
		ReadParity
			.of(() -> JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_UNEXPECTED_VIEW_PROPERTIES).build())
			.reader((reader) -> reader.withView(String.class))
			.generated(Viewed.class)
			.check(Viewed.class, BuiltText.DOCUMENTS);
	}

	@Test
	void readsInjectedMembersOfBuilder() {
		ReadParity.of(ObjectMapper::new)
			.reader((reader) -> reader.with(new InjectableValues.Std().addValue("by", "x").addValue("at", "y")))
			.propertyByProperty(Injected.class)
			.check(Injected.class, "{\"name\":\"a\"}", "{}", "{\"x\":1}");
	}

	@JsonDeserialize(builder = Settings.Builder.class)
	record Settings(String text) {

		@JsonPOJOBuilder(withPrefix = "set")
		static class Builder extends TextBuilder<Text> {

			public void setName(String name) {
				add(name);
			}

			@JsonProperty("number")
			private Builder count(long number) {
				add(number);
				return this;
			}

			public int field;

			@JsonProperty
			private Double x;

			Settings build() {
				return new Settings(text() + this.field + this.x);
			}

		}

	}

	@JsonDeserialize(builder = Annotated.Builder.class)
	static class Annotated extends Text {

		Annotated(String text) {
			super(text);
		}

		static class Builder extends TextBuilder<Annotated> {

			@JsonProperty(value = "name", required = true)
			@JsonAlias({ "n", "first" })
			@JsonSetter(nulls = Nulls.SKIP)
			Builder called(String name) {
				add(name);
				return this;
			}

			@JsonSetter(nulls = Nulls.FAIL)
			public Builder withNumber(Integer number) {
				add(number);
				return this;
			}

			@JsonSetter(nulls = Nulls.AS_EMPTY, contentNulls = Nulls.SKIP)
			public Builder withList(List<String> list) {
				add(list);
				return this;
			}

			@JsonDeserialize(as = LinkedHashMap.class)
			public Builder withOther(Map<String, Object> other) {
				add(other);
				return this;
			}

			Annotated build() {
				return new Annotated(text());
			}

		}

	}

	@JsonDeserialize(builder = Ignoring.Builder.class)
	static class Ignoring extends Text {

		Ignoring(String text) {
			super(text);
		}

		@JsonIgnoreProperties(value = { "number", "other" }, ignoreUnknown = true)
		static class Builder extends TextBuilder<Ignoring> {

			public Builder withName(String name) {
				add(name);
				return this;
			}

			public Builder withNumber(int number) {
				add(number);
				return this;
			}

			@JsonIgnore
			public Builder withList(List<String> list) {
				add(list);
				return this;
			}

			Ignoring build() {
				return new Ignoring(text());
			}

		}

	}

	@JsonDeserialize(builder = Including.Builder.class)
	static class Including extends Text {

		Including(String text) {
			super(text);
		}

		@JsonIncludeProperties("name")
		static class Builder extends TextBuilder<Including> {

			public Builder withName(String name) {
				add(name);
				return this;
			}

			public Builder withNumber(int number) {
				add(number);
				return this;
			}

			Including build() {
				return new Including(text());
			}

		}

	}

	@JsonDeserialize(builder = Rest.Builder.class)
	static class Rest extends Text {

		Rest(String text) {
			super(text);
		}

		static class Builder extends TextBuilder<Rest> {

			@JsonAnySetter
			private Map<String, Object> rest;

			public Builder withName(String name) {
				add(name);
				return this;
			}

			Rest build() {
				return new Rest(text() + this.rest);
			}

		}

	}

	@JsonDeserialize(builder = Mixed.Builder.class)
	static class Mixed extends Text {

		Mixed(String text) {
			super(text);
		}

		static class Builder extends TextBuilder<Mixed> {

			@JsonCreator
			Builder(@JsonProperty("name") String name, @JsonProperty("second") int second) {
				add(name).add(second);
			}

			public Builder withNumber(Integer number) {
				add(number);
				return this;
			}

			public void withList(List<String> list) {
				add(list);
			}

			Mixed build() {
				return new Mixed(text());
			}

		}

	}

	@JsonDeserialize(builder = CreatorRest.Builder.class)
	static class CreatorRest extends Text {

		CreatorRest(String text) {
			super(text);
		}

		static class Builder extends TextBuilder<CreatorRest> {

			private final String name;

			@JsonCreator
			private Builder(@JsonProperty(value = "name", required = true) String name) {
				this.name = name;
			}

			@JsonAnySetter
			private Builder other(String key, Object value) {
				add(key).add(value);
				return this;
			}

			CreatorRest build() {
				return new CreatorRest(this.name + text());
			}

		}

	}

	@JsonDeserialize(builder = Hidden.Builder.class)
	static class Hidden extends Text {

		private Hidden(String text) {
			super(text);
		}

		static final class Builder extends TextBuilder<Hidden> {

			private Builder() {
			}

			@JsonProperty
			private Builder name(String name) {
				add(name);
				return this;
			}

			@JsonProperty
			private void number(int number) {
				add(number);
			}

			private Hidden build() {
				return new Hidden(text());
			}

		}

	}

	@JsonDeserialize(builder = Collections.Builder.class)
	static class Collections extends Text {

		Collections(String text) {
			super(text);
		}

		static class Builder {

			private final List<String> list = new ArrayList<>(List.of("first"));

			private final Map<String, Object> other = new LinkedHashMap<>();

			public List<String> getList() {
				return this.list;
			}

			public Map<String, Object> getOther() {
				return this.other;
			}

			Collections build() {
				return new Collections(this.list + "" + this.other);
			}

		}

	}

	interface Shape {

	}

	record Square(int side) implements Shape {
	}

	@JsonDeserialize(builder = External.Builder.class)
	static class External extends Text {

		External(String text) {
			super(text);
		}

		static class Builder extends TextBuilder<External> {

			@JsonTypeInfo(use = JsonTypeInfo.Id.CLASS, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "kind")
			public Builder withShape(Shape shape) {
				add(shape);
				return this;
			}

			public Builder withX(int x) {
				add(x);
				return this;
			}

			External build() {
				return new External(text());
			}

		}

	}

	@JsonDeserialize(builder = Viewed.Builder.class)
	static class Viewed extends Text {

		Viewed(String text) {
			super(text);
		}

		static class Builder extends TextBuilder<Viewed> {

			@JsonView(String.class)
			public Builder withName(String name) {
				add(name);
				return this;
			}

			@JsonView(Number.class)
			public Builder withNumber(Integer number) {
				add(number);
				return this;
			}

			public Builder withX(int x) {
				add(x);
				return this;
			}

			Viewed build() {
				return new Viewed(text());
			}

		}

	}

	@JsonDeserialize(builder = Injected.Builder.class)
	static class Injected extends Text {

		Injected(String text) {
			super(text);
		}

		static class Builder extends TextBuilder<Injected> {

			@JacksonInject("by")
			private String by;

			@JacksonInject("at")
			public void injectAt(String at) {
				add(at);
			}

			public Builder withName(String name) {
				add(name);
				return this;
			}

			Injected build() {
				return new Injected(this.by + text());
			}

		}

	}

}
