package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Several setters for one property, and setters that return something.
 */
class ReadSettersTests {

	@ParameterizedTest
	@ValueSource(classes = { FieldAndSetter.class, Preferred.class, Generic.class, GenericSub.class, TwoNames.class })
	void readsWithSeveralSetters(Class<?> type) {
		ReadParity.of(ObjectMapper::new)
			.generated(type)
			.check(type, "{\"value\":null}", "{\"value\":1}", "{\"value\":\"a\"}", "{\"value\":[1],\"other\":2}");
	}

	@ParameterizedTest
	@ValueSource(classes = { GenericSub.class, BoundedSub.class, Implementing.class, Inheriting.class, NamedOnce.class,
			FluentSub.class, FluentInBuilder.class })
	void readsNullAsMapperSaysOfTheOnlyClass(Class<?> type) {
		ReadParity.of(ReadSettersTests::emptyTexts)
			.generated(type)
			.check(type, "{\"value\":null}", "{\"value\":\"a\"}", "{\"name\":null}");
	}

	@ParameterizedTest
	@ValueSource(classes = { Conflicting.class, ConflictingNames.class, ConflictingFields.class })
	void failsWithConflictingSetters(Class<?> type) {
		ReadParity.of(ObjectMapper::new).check(type, "{\"value\":1}", "{}", "{\"other\":1}");
	}

	@ParameterizedTest
	@ValueSource(classes = { Fluent.class, FluentSub.class, Returning.class })
	void readsByFluentSetters(Class<?> type) {
		ReadParity.of(ObjectMapper::new)
			.generated(type)
			.check(type, "{\"name\":\"a\",\"count\":1}", "{\"count\":2,\"own\":3}");
	}

	static ObjectMapper emptyTexts() {
		ObjectMapper mapper = new ObjectMapper();
		mapper.configOverride(String.class).setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY));
		mapper.configOverride(Integer.class).setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.SKIP));
		return mapper;
	}

	static class FieldAndSetter {

		public String value;

		public int other;

		public void setValue(Integer value) {
			this.value = "set " + value;
		}

	}

	static class Preferred {

		private Object set;

		public void setValue(List<String> value) {
			this.set = value;
		}

		@JsonSetter("value")
		public void assign(Object value) {
			this.set = "preferred " + value;
		}

	}

	static class Generic<T> {

		Object set;

		public void setValue(T value) {
			this.set = value;
		}

	}

	static class GenericSub extends Generic<Integer> {

		@Override
		public void setValue(Integer value) {
			this.set = "sub " + value;
		}

	}

	static class OfAny {

		Object set;

		public void setValue(Object value) {
			this.set = value;
		}

	}

	static class BoundedSub extends Bounded<String> {

		@Override
		public void setValue(String value) {
			this.set = "sub " + value;
		}

	}

	abstract static class Bounded<T extends CharSequence> {

		Object set;

		public abstract void setValue(T value);

	}

	interface Valued<T> {

		void setValue(T value);

	}

	static class Implementing implements Valued<String> {

		private Object set;

		@Override
		public void setValue(String value) {
			this.set = "implementing " + value;
		}

	}

	static class Inheriting extends Implementing {

		public String name;

	}

	static class NamedOnce extends OfAny {

		@JsonSetter("value")
		public void setValue(String value) {
			this.set = "named " + value;
		}

	}

	@JsonDeserialize(builder = FluentInBuilder.Builder.class)
	static class FluentInBuilder {

		Object built;

		static class Builder extends FluentBuilder<Builder> {

			@Override
			public Builder withValue(String value) {
				super.withValue("sub " + value);
				return this;
			}

			public FluentInBuilder build() {
				FluentInBuilder value = new FluentInBuilder();
				value.built = this.set;
				return value;
			}

		}

	}

	abstract static class FluentBuilder<B extends FluentBuilder<B>> {

		Object set;

		@SuppressWarnings("unchecked")
		public B withValue(String value) {
			this.set = value;
			return (B) this;
		}

	}

	static class TwoNames {

		private final List<Object> set = new ArrayList<>();

		@JsonProperty("value")
		private int field;

		@JsonProperty("other")
		public void setField(int value) {
			this.set.add(value);
		}

	}

	static class Conflicting {

		public void setValue(List<Integer> value) {
		}

		public void setValue(Map<String, Integer> value) {
		}

	}

	static class ConflictingNames {

		@JsonProperty("value")
		public void first(List<Integer> value) {
		}

		@JsonProperty("value")
		public void second(Map<String, Integer> value) {
		}

	}

	static class ConflictingFields {

		@JsonProperty("value")
		public List<Integer> first;

		@JsonProperty("value")
		public Map<String, Integer> second;

	}

	static class Fluent {

		private String name;

		private int count;

		public Fluent setName(String name) {
			this.name = name;
			return this;
		}

		public Fluent setCount(int count) {
			this.count = count;
			return new Fluent();
		}

	}

	static class FluentSub extends Fluent {

		private long own;

		@Override
		public FluentSub setName(String name) {
			super.setName(name + "!");
			return this;
		}

		public FluentSub setOwn(long own) {
			this.own = own;
			return null;
		}

	}

	static class Returning {

		private String name;

		private int previous;

		public String setName(String name) {
			this.name = name;
			return name;
		}

		public int setCount(int count) {
			int before = this.previous;
			this.previous = count;
			return before;
		}

		public boolean setOwn(Integer own) {
			return own != null;
		}

	}

}
