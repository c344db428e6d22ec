package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Several setters for one property, and setters that return something.
 */
class ReadSettersTests {

	private static final String SEVERAL = "its property 'value' has several setters or fields, which take different "
			+ "classes";

	@ParameterizedTest
	@ValueSource(classes = { FieldAndSetter.class, Preferred.class, Generic.class, GenericSub.class, TwoNames.class,
			Overloaded.class, OverloadedByString.class, OverloadedInSub.class, OverloadedByRaw.class,
			OverloadedHidden.class, NamedInSub.class, OverloadedInBuilder.class, AnnotatedAlike.class,
			AnnotatedOnce.class })
	void readsWithSeveralSetters(Class<?> type) {
		ReadParity.of(ObjectMapper::new)
			.generated(type)
			.check(type, "{\"value\":null}", "{\"value\":1}", "{\"value\":\"a\"}", "{\"value\":[1],\"other\":2}");
	}

	@Test
	void settlesOverloadedSetters() {
		ReadParity.of(ObjectMapper::new)
			.settled(Overloaded.class, OverloadedByString.class)
			.checkUse((mapper) -> List.of(mapper.readValue("{\"value\":1}", Overloaded.class),
					mapper.readValue("{\"value\":\"a\"}", OverloadedByString.class)));
	}

	/**
	 * Whether Jackson asks a mapper about what the one or the other takes depends on
	 * which of them reflection finds first.
	 */
	@ParameterizedTest
	@ValueSource(classes = { Overloaded.class, OverloadedByString.class, OverloadedInSub.class, OverloadedByRaw.class,
			OverloadedHidden.class, NamedInSub.class, OverloadedInBuilder.class })
	void leavesOverloadedSettersToReflectionIfMapperSaysSomethingOfClasses(Class<?> type) {
		ReadParity.of(ReadSettersTests::emptyTexts)
			.fallback(type, SEVERAL)
			.check(type, "{\"value\":null}", "{\"value\":1}", "{\"value\":\"a\"}", "{\"value\":[1],\"other\":2}");
	}

	@ParameterizedTest
	@ValueSource(classes = { AnnotatedTwice.class, OverloadedByPrivateClass.class })
	void leavesOverloadedSettersToReflection(Class<?> type) {
		ReadParity.of(ObjectMapper::new)
			.fallback(type, SEVERAL)
			.check(type, "{\"value\":null}", "{\"value\":1}", "{\"value\":\"a\"}", "{\"value\":[1],\"other\":2}");
	}

	/**
	 * An interface is found before a superclass. Were it the other way round, another
	 * setter would be chosen.
	 */
	@Test
	void leavesSettersOfWhichNoneIsPreferredToReflection() {
		ReadParity.of(ObjectMapper::new)
			.fallback(Tangled.class, SEVERAL)
			.check(Tangled.class, "{\"value\":null}", "{\"value\":[1]}", "{\"value\":{\"a\":1}}");
	}

	@Test
	void leavesSettersOfWhichTheFirstIsPreferredToReflection() {
		ReadParity.of(() -> new ObjectMapper().setAnnotationIntrospector(new FirstSetters()))
			.fallback(Conflicting.class, SEVERAL)
			.check(Conflicting.class, "{\"value\":null}", "{}");
	}

	@Test
	void readsByOverloadedSettersAsMapperSaysThatIsChangedAfterTheBuild() {
		checkChanged(Overloaded.class, int.class);
		checkChanged(Overloaded.class, String.class);
		checkChanged(OverloadedInSub.class, Object.class);
		checkChanged(NamedInSub.class, Object.class);
		checkChanged(OverloadedInBuilder.class, Object.class);
	}

	private static void checkChanged(Class<?> type, Class<?> overridden) {
		String document = "{\"value\":null}";
		ReadParity.of(ObjectMapper::new)
			.fallback(type,
					"the mapper has a config override of what one of several setters or fields of property "
							+ "'value' takes")
			.checkUse((mapper) -> {
				Object before = mapper.readValue(document, type);
				ObjectMapper changed = mapper.copy();
				changed.configOverride(overridden).setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.SKIP));
				ObjectMapper merging = mapper.copy();
				merging.configOverride(overridden).setMergeable(true);
				return List.of(before, changed.readValue(document, type), merging.readValue(document, type));
			});
	}

	@Test
	void readsByOverloadedSettersIfMapperSaysSomethingElseOfClasses() {
		ReadParity.of(() -> {
			ObjectMapper mapper = new ObjectMapper();
			mapper.configOverride(String.class).setFormat(JsonFormat.Value.forPattern("x"));
			return mapper;
		}).generated(Overloaded.class).check(Overloaded.class, "{\"value\":null}", "{\"value\":1}");
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

	private static ObjectMapper emptyTexts() {
		ObjectMapper mapper = new ObjectMapper();
		mapper.configOverride(String.class).setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.AS_EMPTY));
		mapper.configOverride(Integer.class).setSetterInfo(JsonSetter.Value.forValueNulls(Nulls.SKIP));
		return mapper;
	}

	static class Overloaded {

		private Object set;

		public void setValue(int value) {
			this.set = value;
		}

		public void setValue(String value) {
			this.set = value;
		}

		public void setOther(int other) {
		}

	}

	static class OverloadedByString {

		private Object set;

		public void setValue(List<Integer> value) {
			this.set = value;
		}

		public void setValue(String value) {
			this.set = value;
		}

		@JsonIgnore
		public void setOther(String other) {
		}

		public void setOther(int other) {
		}

	}

	static class AnnotatedAlike {

		private Object set;

		@JsonView(First.class)
		public void setValue(List<Integer> value) {
			this.set = value;
		}

		@JsonView(First.class)
		public void setValue(String value) {
			this.set = value;
		}

	}

	static class AnnotatedOnce {

		private Object set;

		@JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
		public void setValue(String value) {
			this.set = value;
		}

		public void setValue(List<Integer> value) {
			this.set = value;
		}

		public void setValue(int[] value) {
			this.set = value;
		}

	}

	static class AnnotatedTwice {

		private Object set;

		@JsonView(First.class)
		public void setValue(List<Integer> value) {
			this.set = value;
		}

		@JsonView(Second.class)
		public void setValue(String value) {
			this.set = value;
		}

	}

	static class OverloadedByPrivateClass {

		private Object set;

		public void setValue(Hidden value) {
			this.set = value;
		}

		public void setValue(String value) {
			this.set = value;
		}

		private static final class Hidden {

		}

	}

	interface First {

	}

	interface Second {

	}

	static class Upper {

		Object set;

		@JsonSetter("value")
		public void setValue(URI value) {
			this.set = value;
		}

	}

	static class Lower extends Upper {

		@JsonSetter("value")
		public void assign(Map<String, Object> value) {
			this.set = value;
		}

	}

	interface Beside {

		@JsonSetter("value")
		default void setValue(List<Integer> value) {
		}

	}

	static class Tangled extends Lower implements Beside {

	}

	private static final class FirstSetters extends JacksonAnnotationIntrospector {

		private static final long serialVersionUID = 1L;

		@Override
		public AnnotatedMethod resolveSetterConflict(MapperConfig<?> config, AnnotatedMethod setter1,
				AnnotatedMethod setter2) {
			return setter1;
		}

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

	static class OverloadedInSub extends OfAny {

		public void setValue(String value) {
			this.set = "sub " + value;
		}

	}

	@SuppressWarnings("rawtypes")
	static class OverloadedByRaw extends Generic {

		public void setValue(String value) {
			this.set = "sub " + value;
		}

	}

	static class OverloadedHidden {

		private Object set;

		public Object getValue() {
			return this.set;
		}

		private void setValue(Object value) {
			this.set = "hidden";
		}

		public void setValue(String value) {
			this.set = "shown " + value;
		}

	}

	static class NamedField {

		@JsonProperty("value")
		public Object first;

	}

	static class NamedInSub extends NamedField {

		@JsonProperty("value")
		public String second;

	}

	static class AnyBuilder {

		Object set;

		public AnyBuilder withValue(Object value) {
			this.set = value;
			return this;
		}

	}

	@JsonDeserialize(builder = OverloadedInBuilder.Builder.class)
	static class OverloadedInBuilder {

		Object built;

		static class Builder extends AnyBuilder {

			public Builder withValue(String value) {
				this.set = "sub " + value;
				return this;
			}

			public OverloadedInBuilder build() {
				OverloadedInBuilder value = new OverloadedInBuilder();
				value.built = this.set;
				return value;
			}

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
