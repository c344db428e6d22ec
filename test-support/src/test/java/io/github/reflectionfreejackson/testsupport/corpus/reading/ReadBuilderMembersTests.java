package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.fasterxml.jackson.databind.introspect.DefaultAccessorNamingStrategy;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * How builders are created, and which members of them are set.
 */
class ReadBuilderMembersTests {

	private static final String TRAP = "builders (@JsonDeserialize(builder), prefix, build method)";

	private static final String[] DOCUMENTS = { "{\"name\":\"a\",\"number\":1,\"list\":[\"x\"],\"other\":{\"x\":1}}",
			"{\"n\":\"b\",\"number\":null,\"name\":null}", "{\"shape\":{\"side\":2},\"kind\":\""
					+ Square.class.getName() + "\",\"x\":1,\"first\":\"c\",\"second\":3}" };

	@ParameterizedTest
	@ValueSource(classes = { ByFactory.class, ByStringFactory.class, ByList.class, Abstract.class, Settings.class,
			Immutable.class, Annotated.class, Ignoring.class, Including.class, Rest.class, Mixed.class, Hidden.class,
			Collections.class, Unwrapping.class, External.class, Viewed.class, CreatorRest.class })
	@CoversReading(TRAP)
	void readsMembersOfBuilder(Class<?> type) {
		ReadParity.of(ObjectMapper::new).propertyByProperty(type).check(type, DOCUMENTS);
		ReadParity.of(() -> new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES))
			.propertyByProperty(type)
			.check(type, "{\"name\":\"a\",\"more\":[1]}", "\"text\"", "[\"a\"]", "[]", "null", "7", "true");
	}

	@Test
	@CoversReading({ TRAP, "views" })
	void readsMembersOfBuilderInView() {
		ReadParity.of(() -> JsonMapper.builder().disable(MapperFeature.DEFAULT_VIEW_INCLUSION).build())
			.reader((reader) -> reader.withView(String.class))
			.generated(Viewed.class)
			.check(Viewed.class, DOCUMENTS);
		ReadParity
			.of(() -> JsonMapper.builder().enable(DeserializationFeature.FAIL_ON_UNEXPECTED_VIEW_PROPERTIES).build())
			.reader((reader) -> reader.withView(String.class))
			.generated(Viewed.class)
			.check(Viewed.class, DOCUMENTS);
	}

	@Test
	void readsInjectedMembersOfBuilder() {
		ReadParity.of(ObjectMapper::new)
			.reader((reader) -> reader.with(new InjectableValues.Std().addValue("by", "x").addValue("at", "y")))
			.generated(Injected.class)
			.check(Injected.class, DOCUMENTS);
	}

	@Test
	void readsMembersOfBuilderByNamesOfStrategies() {
		ReadParity.of(() -> new ObjectMapper().setPropertyNamingStrategy(PropertyNamingStrategies.UPPER_CAMEL_CASE))
			.generated(Immutable.class)
			.check(Immutable.class, "{\"Name\":\"a\",\"Number\":1,\"name\":2}");
		ReadParity
			.of(() -> JsonMapper.builder()
				.accessorNaming(new DefaultAccessorNamingStrategy.Provider().withBuilderPrefix("set"))
				.build())
			.generated(Unprefixed.class)
			.check(Unprefixed.class, "{\"name\":\"a\",\"number\":1}");
	}

	@Test
	void readsBuiltMembersOfBeans() {
		ReadParity.of(ObjectMapper::new)
			.generated(Holder.class, Immutable.class)
			.check(Holder.class, "{\"number\":1,\"unwrapped\":2,\"some\":{\"name\":\"a\",\"number\":\"x\",\"z\":1}}",
					"{\"any\":{\"name\":\"b\",\"y\":[]},\"folded\":{\"NAME\":\"c\",\"Number\":3}}",
					"{\"list\":[{\"name\":\"d\"},{\"number\":{}}],\"map\":{\"k\":{\"name\":\"e\"}},\"unwrapped_name\":\"f\"}");
	}

	static class Text {

		private final String text;

		Text(String text) {
			this.text = text;
		}

		String text() {
			return this.text;
		}

	}

	/**
	 * What most builders here are.
	 */
	static class TextBuilder<T extends Text> {

		private final StringBuilder text = new StringBuilder();

		TextBuilder<T> add(Object value) {
			this.text.append(value).append(';');
			return this;
		}

		String text() {
			return this.text.toString();
		}

	}

	@JsonDeserialize(builder = ByFactory.Builder.class)
	static class ByFactory extends Text {

		ByFactory(String text) {
			super(text);
		}

		static class Builder extends TextBuilder<ByFactory> {

			private Builder() {
			}

			@JsonCreator
			static Builder of(@JsonProperty("name") String name, @JsonProperty("number") int number) {
				Builder builder = new Builder();
				builder.add(name).add(number);
				return builder;
			}

			Builder withList(List<String> list) {
				add(list);
				return this;
			}

			ByFactory build() {
				return new ByFactory(text());
			}

		}

	}

	@JsonDeserialize(builder = ByStringFactory.Builder.class)
	static class ByStringFactory extends Text {

		ByStringFactory(String text) {
			super(text);
		}

		static class Builder extends TextBuilder<ByStringFactory> {

			Builder() {
			}

			@JsonCreator
			static Builder valueOf(String text) {
				if (text.isEmpty()) {
					return null;
				}
				Builder builder = new Builder();
				builder.add(text);
				return builder;
			}

			Builder(int number) {
				add(number);
			}

			public Builder withName(String name) {
				add(name);
				return this;
			}

			ByStringFactory build() {
				return new ByStringFactory(text());
			}

		}

	}

	@JsonDeserialize(builder = ByList.Builder.class)
	static class ByList extends Text {

		ByList(String text) {
			super(text);
		}

		static class Builder extends TextBuilder<ByList> {

			@JsonCreator(mode = JsonCreator.Mode.DELEGATING)
			Builder(List<String> list) {
				add(list);
			}

			ByList build() {
				return new ByList(text());
			}

		}

	}

	@JsonDeserialize(builder = Abstract.Builder.class)
	static class Abstract extends Text {

		Abstract(String text) {
			super(text);
		}

		@JsonPOJOBuilder(withPrefix = "set")
		abstract static class Builder extends TextBuilder<Abstract> {

			@JsonCreator
			static Builder create() {
				return new ActualBuilder();
			}

			public abstract Builder setName(String name);

			@JsonProperty("number")
			abstract Builder number(int number);

			abstract Abstract build();

		}

		static final class ActualBuilder extends Builder {

			@Override
			public Builder setName(String name) {
				add(name);
				return this;
			}

			@Override
			Builder number(int number) {
				add(number);
				return this;
			}

			@Override
			Abstract build() {
				return new Abstract(text());
			}

		}

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

	@JsonDeserialize(builder = Immutable.Builder.class)
	record Immutable(String name, int number) {

		record Builder(String name, int number) {

			Builder() {
				this("none", -1);
			}

			public Builder withName(String name) {
				return new Builder(name, this.number);
			}

			public Builder withNumber(int number) {
				return new Builder(this.name, number);
			}

			public Immutable build() {
				return new Immutable(this.name, this.number);
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

	@JsonDeserialize(builder = Unwrapping.Builder.class)
	static class Unwrapping extends Text {

		Unwrapping(String text) {
			super(text);
		}

		static class Builder extends TextBuilder<Unwrapping> {

			@JsonUnwrapped
			public Builder withInner(Immutable inner) {
				add(inner);
				return this;
			}

			public Builder withX(int x) {
				add(x);
				return this;
			}

			Unwrapping build() {
				return new Unwrapping(text());
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

	@JsonDeserialize(builder = Unprefixed.Builder.class)
	static class Unprefixed extends Text {

		Unprefixed(String text) {
			super(text);
		}

		static class Builder extends TextBuilder<Unprefixed> {

			public Builder setName(String name) {
				add(name);
				return this;
			}

			public Builder withNumber(int number) {
				add(number);
				return this;
			}

			Unprefixed build() {
				return new Unprefixed(text());
			}

		}

	}

	static class Holder {

		@JsonIgnoreProperties("number")
		public Immutable some;

		@JsonIgnoreProperties(ignoreUnknown = true)
		public Immutable any;

		@JsonFormat(with = JsonFormat.Feature.ACCEPT_CASE_INSENSITIVE_PROPERTIES)
		public Immutable folded;

		public List<Immutable> list;

		public Map<String, Immutable> map;

		@JsonUnwrapped(prefix = "unwrapped_")
		public Immutable unwrapped;

	}

}
