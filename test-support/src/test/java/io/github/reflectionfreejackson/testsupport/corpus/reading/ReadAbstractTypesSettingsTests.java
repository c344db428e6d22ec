package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.List;

import com.fasterxml.jackson.annotation.JacksonInject;
import com.fasterxml.jackson.annotation.JsonBackReference;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonManagedReference;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.InjectableValues;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.module.paramnames.ParameterNamesModule;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Abstract types of which factory methods make instances, of which annotations and
 * mappers say more: type ids, instantiators, mix-ins, views, injection and references.
 */
class ReadAbstractTypesSettingsTests {

	@ParameterizedTest
	@ValueSource(classes = { Animal.class, Plant.class })
	void readsByTypeIds(Class<?> type) {
		ReadParity.of(ObjectMapper::new)
			.generated(type)
			.check(type, "{\"type\":\"dog\",\"name\":\"a\"}", "{\"name\":\"a\",\"type\":\"dog\"}", "{\"name\":\"a\"}",
					"{\"type\":\"other\"}", "{\"type\":\"self\",\"name\":\"a\"}", "{\"type\":\"dog\",\"more\":1}");
	}

	@Test
	void readsWhatAnInstantiatorMakes() {
		ReadParity
			.of(() -> new ObjectMapper()
				.registerModule(new SimpleModule().addValueInstantiator(Instantiated.class, new Instantiator())))
			.generated(Instantiated.class)
			.check(Instantiated.class, ReadAbstractTypesTests.DOCUMENTS);
		ReadParity.of(ObjectMapper::new).check(Instantiated.class, ReadAbstractTypesTests.DOCUMENTS);
	}

	@Test
	void readsWithMixIn() {
		ReadParity
			.of(() -> new ObjectMapper().registerModule(new ParameterNamesModule())
				.addMixIn(Unannotated.class, UnannotatedMixIn.class))
			.generated(Unannotated.class)
			.check(Unannotated.class, ReadAbstractTypesTests.DOCUMENTS);
	}

	@Test
	void readsViewsAndInjectedValues() {
		ReadParity.of(() -> JsonMapper.builder().disable(MapperFeature.DEFAULT_VIEW_INCLUSION).build())
			.generated(Viewed.class)
			.check(Viewed.class, ReadAbstractTypesTests.DOCUMENTS);
		ReadParity
			.of(() -> new ObjectMapper().setInjectableValues(new InjectableValues.Std().addValue(String.class, "in")))
			.generated(Injected.class)
			.check(Injected.class, ReadAbstractTypesTests.DOCUMENTS);
	}

	@Test
	void readsReferences() {
		ReadParity.of(ObjectMapper::new)
			.generated(Identified.class)
			.check(Identifieds.class, "{\"first\":{\"@id\":1,\"name\":\"a\"},\"second\":1}",
					"{\"first\":{\"name\":\"a\",\"@id\":1},\"second\":{\"@id\":2,\"name\":\"b\"}}", "{\"second\":5}");
		ReadParity.of(ObjectMapper::new)
			.generated(Parent.class, Child.class)
			.check(Parent.class, "{\"children\":[{\"name\":\"a\"},{\"name\":\"b\"}]}", "{\"children\":[]}");
	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type", defaultImpl = Animal.class)
	@JsonSubTypes({ @JsonSubTypes.Type(value = Dog.class, name = "dog"),
			@JsonSubTypes.Type(value = Animal.class, name = "self") })
	abstract static class Animal {

		String name;

		@JsonCreator
		static Animal of(@JsonProperty("name") String name) {
			Animal animal = new Dog();
			animal.name = "some " + name;
			return animal;
		}

	}

	static class Dog extends Animal {

		public void setName(String name) {
			super.name = name;
		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
	@JsonSubTypes(@JsonSubTypes.Type(value = Tree.class, name = "dog"))
	interface Plant {

		@JsonCreator
		static Plant of(@JsonProperty("name") String name) {
			return new Tree("some " + name);
		}

	}

	record Tree(String name) implements Plant {
	}

	abstract static class Instantiated {

		public String name;

		private int count;

		public void setCount(int count) {
			this.count = count;
		}

		@Override
		public String toString() {
			return this.name + this.count;
		}

	}

	static class InstantiatedOf extends Instantiated {

	}

	static class Instantiator extends ValueInstantiator.Base {

		Instantiator() {
			super(Instantiated.class);
		}

		@Override
		public boolean canCreateUsingDefault() {
			return true;
		}

		@Override
		public Object createUsingDefault(DeserializationContext context) {
			return new InstantiatedOf();
		}

	}

	abstract static class Unannotated {

		String name;

		int count;

		static Unannotated of(String name, int count) {
			Unannotated made = new Made();
			made.name = name;
			made.count = count;
			return made;
		}

	}

	static class Made extends Unannotated {

	}

	abstract static class UnannotatedMixIn {

		@JsonCreator
		static Unannotated of(String name, int count) {
			throw new UnsupportedOperationException();
		}

	}

	static class First {

	}

	abstract static class Viewed {

		String name;

		@JsonView(First.class)
		public String tag;

		@JsonCreator
		static Viewed of(@JsonProperty("name") @JsonView(First.class) String name, @JsonProperty("count") int count) {
			Viewed viewed = new Seen();
			viewed.name = name + count;
			return viewed;
		}

	}

	static class Seen extends Viewed {

	}

	abstract static class Injected {

		String name;

		@JsonCreator
		static Injected of(@JsonProperty("name") String name, @JacksonInject String injected) {
			Injected made = new InjectedOf();
			made.name = name + injected;
			return made;
		}

	}

	static class InjectedOf extends Injected {

	}

	@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
	abstract static class Identified {

		String name;

		@JsonCreator
		static Identified of(@JsonProperty("name") String name) {
			Identified made = new IdentifiedOf();
			made.name = name;
			return made;
		}

	}

	static class IdentifiedOf extends Identified {

	}

	static class Identifieds {

		public Identified first;

		public Identified second;

	}

	static class Parent {

		@JsonManagedReference
		public List<Child> children;

	}

	abstract static class Child {

		String name;

		@JsonBackReference
		public Parent parent;

		@JsonCreator
		static Child of(@JsonProperty("name") String name) {
			Child made = new ChildOf();
			made.name = name;
			return made;
		}

	}

	static class ChildOf extends Child {

	}

}
