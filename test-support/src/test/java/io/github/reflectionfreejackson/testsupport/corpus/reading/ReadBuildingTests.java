package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.List;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonPOJOBuilder;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What builders build.
 */
class ReadBuildingTests {

	private static final String TRAP = "builders (@JsonDeserialize(builder), prefix, build method)";

	private static final String[] DOCUMENTS = { "{\"name\":\"a\",\"number\":1}", "{\"number\":2,\"other\":[]}", "{}" };

	@ParameterizedTest
	@ValueSource(classes = { Inheriting.class, ToSubtype.class, ToNull.class, Contract.class, Itself.class,
			Elsewhere.class, Super.class, Sub.class, Final.class })
	@CoversReading(TRAP)
	void readsWhatBuilderBuilds(Class<?> type) {
		ReadParity.of(ObjectMapper::new).straightLine(type).check(type, DOCUMENTS);
	}

	@Test
	@CoversReading(TRAP)
	void readsBuilderThatIsWhatItBuilds() {
		ReadParity.of(ObjectMapper::new).propertyByProperty(Unbuilt.class).check(Unbuilt.class, DOCUMENTS);
	}

	@Test
	@CoversReading(TRAP)
	void readsGenericTypeByBuilder() {
		for (boolean inferring : List.of(true, false)) {
			ReadParity
				.of(() -> JsonMapper.builder().configure(MapperFeature.INFER_BUILDER_TYPE_BINDINGS, inferring).build())
				.straightLine(Box.class)
				.check(new TypeReference<Box<Sub>>() {
				}, "{\"value\":{\"name\":\"a\"},\"list\":[{\"number\":1}]}", "{\"value\":[]}");
		}
		ReadParity.of(ObjectMapper::new).generated(Box.class).check(Box.class, "{\"value\":{\"name\":\"a\"}}");
	}

	@Test
	@CoversReading(TRAP)
	void readsSubtypesByBuilder() {
		ReadParity.of(ObjectMapper::new)
			.straightLine(Cat.class, Dog.class)
			.check(Animal.class, "{\"kind\":\"cat\",\"name\":\"a\"}", "{\"name\":\"a\",\"kind\":\"dog\",\"loud\":true}",
					"{\"kind\":\"mouse\"}");
		ReadParity.of(ObjectMapper::new)
			.generated(Zoo.class, Cat.class, Dog.class)
			.check(Zoo.class, "{\"animals\":[{\"kind\":\"cat\",\"name\":\"a\"},{\"kind\":\"dog\",\"loud\":\"x\"}]}");
		ReadParity
			.of(() -> new ObjectMapper().activateDefaultTyping(new ObjectMapper().getPolymorphicTypeValidator(),
					ObjectMapper.DefaultTyping.NON_FINAL))
			.generated(Sub.class)
			.check(Sub.class, "[\"" + Sub.class.getName() + "\",{\"name\":\"a\"}]");
	}

	static class Value {

		private final String text;

		Value(BaseBuilder<?, ?> builder) {
			this.text = builder.text();
		}

		String text() {
			return this.text;
		}

	}

	@JsonDeserialize(builder = Inheriting.Builder.class)
	static class Inheriting extends Value {

		Inheriting(BaseBuilder<?, ?> builder) {
			super(builder);
		}

		static class Parent extends BaseBuilder<Inheriting, Parent> {

			@Override
			public Inheriting build() {
				return new Inheriting(this);
			}

		}

		static class Builder extends Parent {

		}

	}

	@JsonDeserialize(builder = ToSubtype.Builder.class)
	static class ToSubtype extends Value {

		ToSubtype(BaseBuilder<?, ?> builder) {
			super(builder);
		}

		static class Actual extends ToSubtype {

			Actual(BaseBuilder<?, ?> builder) {
				super(builder);
			}

		}

		static class Builder extends BaseBuilder<ToSubtype, Builder> {

			@Override
			public Actual build() {
				return new Actual(this);
			}

		}

	}

	@JsonDeserialize(builder = ToNull.Builder.class)
	static class ToNull {

		static class Builder extends BaseBuilder<ToNull, Builder> {

			@Override
			public ToNull build() {
				return null;
			}

		}

	}

	@JsonDeserialize(builder = ContractBuilder.class)
	interface Contract {

		String text();

	}

	static class ContractBuilder extends BaseBuilder<Contract, ContractBuilder> {

		@Override
		public Contract build() {
			return new Contract() {

				private final String text = text();

				@Override
				public String text() {
					return this.text;
				}

			};
		}

	}

	@JsonDeserialize(builder = Itself.class)
	static class Itself {

		private String name;

		public Itself withName(String name) {
			this.name = name;
			return this;
		}

		Itself build() {
			this.name += "!";
			return this;
		}

	}

	@JsonDeserialize(builder = Unbuilt.Builder.class)
	static class Unbuilt {

		@JsonPOJOBuilder(buildMethodName = "")
		static class Builder extends Unbuilt {

			private String name;

			public Builder withName(String name) {
				this.name = name;
				return this;
			}

		}

	}

	@JsonDeserialize(builder = ElsewhereBuilder.class)
	record Elsewhere(String name) {
	}

	@JsonPOJOBuilder(buildMethodName = "toElsewhere", withPrefix = "and")
	static class ElsewhereBuilder {

		private String name;

		public ElsewhereBuilder andName(String name) {
			this.name = name;
			return this;
		}

		private Elsewhere toElsewhere() {
			return new Elsewhere(this.name);
		}

		public String build() {
			return this.name;
		}

	}

	@JsonDeserialize(builder = Super.SuperBuilderImpl.class)
	static class Super extends Value {

		Super(SuperBuilder<?, ?> builder) {
			super(builder);
		}

		abstract static class SuperBuilder<C extends Super, B extends SuperBuilder<C, B>> extends BaseBuilder<C, B> {

			@Override
			public abstract C build();

		}

		@JsonPOJOBuilder(withPrefix = "")
		static final class SuperBuilderImpl extends SuperBuilder<Super, SuperBuilderImpl> {

			private SuperBuilderImpl() {
			}

			@Override
			public Super build() {
				return new Super(this);
			}

		}

	}

	@JsonDeserialize(builder = Sub.SubBuilderImpl.class)
	static class Sub extends Super {

		Sub(SuperBuilder<?, ?> builder) {
			super(builder);
		}

		@JsonPOJOBuilder(withPrefix = "")
		@JsonPropertyOrder({ "name", "number" })
		static final class SubBuilderImpl extends SuperBuilder<Sub, SubBuilderImpl> {

			private SubBuilderImpl() {
			}

			public SubBuilderImpl extra(String extra) {
				return name(extra);
			}

			@Override
			public Sub build() {
				return new Sub(this);
			}

		}

	}

	@JsonDeserialize(builder = Final.Builder.class)
	static final class Final extends Value {

		private Final(BaseBuilder<?, ?> builder) {
			super(builder);
		}

		static final class Builder extends BaseBuilder<Final, Builder> {

			@Override
			public Final build() {
				return new Final(this);
			}

		}

	}

	@JsonDeserialize(builder = Box.Builder.class)
	record Box<T>(T value, List<T> list) {

		static class Builder<T> {

			private T value;

			private List<T> list;

			public Builder<T> withValue(T value) {
				this.value = value;
				return this;
			}

			public Builder<T> withList(List<T> list) {
				this.list = list;
				return this;
			}

			public Box<T> build() {
				return new Box<>(this.value, this.list);
			}

		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
	@JsonSubTypes({ @JsonSubTypes.Type(Cat.class), @JsonSubTypes.Type(Dog.class) })
	interface Animal {

	}

	@JsonTypeName("cat")
	@JsonDeserialize(builder = Cat.Builder.class)
	record Cat(String name) implements Animal {

		static class Builder {

			private String name;

			public Builder withName(String name) {
				this.name = name;
				return this;
			}

			public Cat build() {
				return new Cat(this.name);
			}

		}

	}

	@JsonTypeName("dog")
	@JsonDeserialize(builder = Dog.Builder.class)
	record Dog(String name, boolean loud) implements Animal {

		@JsonIgnoreProperties("kind")
		static class Builder {

			private String name;

			private boolean loud;

			public void withName(String name) {
				this.name = name;
			}

			public void withLoud(boolean loud) {
				this.loud = loud;
			}

			public Dog build() {
				return new Dog(this.name, this.loud);
			}

		}

	}

	static class Zoo {

		public List<Animal> animals;

	}

}
