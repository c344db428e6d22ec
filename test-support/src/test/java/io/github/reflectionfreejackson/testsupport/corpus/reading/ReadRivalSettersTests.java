package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.net.URI;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.core.type.TypeReference;
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
 * Setters and fields of one property that take different classes.
 */
class ReadRivalSettersTests {

	private static final String SEVERAL = "its property 'value' has several setters or fields, which take different "
			+ "classes";

	@ParameterizedTest
	@ValueSource(classes = { Overloaded.class, OverloadedByString.class, OverloadedInSub.class, OverloadedByRaw.class,
			OverloadedHidden.class, NamedInSub.class, OverloadedInBuilder.class, AnnotatedAlike.class,
			AnnotatedOnce.class })
	void readsByOverloadedSetters(Class<?> type) {
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
			.fallback(ReadSettersTests.Conflicting.class, SEVERAL)
			.check(ReadSettersTests.Conflicting.class, "{\"value\":null}", "{}");
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

	/**
	 * What the type variable stands for, is known for each use only.
	 */
	@Test
	void leavesOverloadedSettersThatTakeTypeVariablesToReflection() {
		ReadParity.of(ObjectMapper::new)
			.fallback(OverloadedByVariable.class, SEVERAL)
			.check(new TypeReference<OverloadedByVariable<Integer>>() {
			}, "{\"value\":null}", "{\"value\":1}", "{\"value\":\"a\"}");
	}

	@Test
	void readsByOverloadedSettersIfMapperSaysSomethingElseOfClasses() {
		ReadParity.of(() -> {
			ObjectMapper mapper = new ObjectMapper();
			mapper.configOverride(String.class).setFormat(JsonFormat.Value.forPattern("x"));
			return mapper;
		}).generated(Overloaded.class).check(Overloaded.class, "{\"value\":null}", "{\"value\":1}");
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

	static class OverloadedByVariable<T> {

		private Object set;

		public void setValue(T value) {
			this.set = value;
		}

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

	static class OverloadedInSub extends ReadSettersTests.OfAny {

		public void setValue(String value) {
			this.set = "sub " + value;
		}

	}

	@SuppressWarnings("rawtypes")
	static class OverloadedByRaw extends ReadSettersTests.Generic {

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

}
