package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.fasterxml.jackson.databind.introspect.DefaultAccessorNamingStrategy;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.corpus.reading.BuiltText.Text;
import io.github.reflectionfreejackson.testsupport.corpus.reading.BuiltText.TextBuilder;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * How builders are created, and what their members are called.
 */
class ReadBuilderCreatorsTests {

	private static final String TRAP = "builders (@JsonDeserialize(builder), prefix, build method)";

	@ParameterizedTest
	@ValueSource(classes = { ByStringFactory.class, Abstract.class })
	@CoversReading(TRAP)
	void readsByCreatorOfBuilder(Class<?> type) {
		BuiltText.check(type);
	}

	@ParameterizedTest
	@ValueSource(classes = { ByFactory.class, ByList.class, Immutable.class, Unwrapping.class })
	@CoversReading(TRAP)
	void readsByCreatorOfBuilderThatIsNotSetStraightLine(Class<?> type) {
		BuiltText.checkPropertyByProperty(type);
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
