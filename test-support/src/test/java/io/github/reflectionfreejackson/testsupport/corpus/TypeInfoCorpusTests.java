package io.github.reflectionfreejackson.testsupport.corpus;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeId;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeInfo.As;
import com.fasterxml.jackson.annotation.JsonTypeInfo.Id;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Type ids by annotation.
 */
class TypeInfoCorpusTests {

	private static final String TRAP = "discriminator missing or doubled: every @JsonTypeInfo use and include "
			+ "(PROPERTY, WRAPPER_OBJECT, WRAPPER_ARRAY, EXTERNAL_PROPERTY, EXISTING_PROPERTY, DEDUCTION), "
			+ "on type, property, content, root list";

	static Stream<Arguments> mixIns() {
		return Stream
			.of(ByName.class, BySimpleName.class, ByClass.class, ByMinimalClass.class, ByDeduction.class, None.class,
					NamedProperty.class, WrapperObject.class, WrapperArray.class, External.class, Existing.class,
					MinimalWrapperObject.class, ClassWrapperArray.class)
			.map(Arguments::of);
	}

	@ParameterizedTest
	@MethodSource("mixIns")
	@Covers(features = { "@JsonTypeInfo(use = NAME)", "@JsonTypeInfo(use = SIMPLE_NAME)", "@JsonTypeInfo(use = CLASS)",
			"@JsonTypeInfo(use = MINIMAL_CLASS)", "@JsonTypeInfo(use = DEDUCTION)", "@JsonTypeInfo(use = NONE)",
			"@JsonTypeInfo(include = PROPERTY)", "@JsonTypeInfo(include = WRAPPER_OBJECT)",
			"@JsonTypeInfo(include = WRAPPER_ARRAY)", "@JsonTypeInfo(include = EXTERNAL_PROPERTY)",
			"@JsonTypeInfo(include = EXISTING_PROPERTY)", "ObjectMapper.addMixIn" }, traps = { TRAP, "mix-ins" },
			tier = 2)
	void writesAnimalsWithEachKindOfTypeId(Class<?> mixIn) {
		Parity.of(() -> new ObjectMapper().registerModule(new Jdk8Module()).addMixIn(Animal.class, mixIn))
			.generated(Dog.class, Cat.class, Zoo.class, Puppy.class)
			.check(new Object[] { new Zoo(), new Dog(), List.of(new Cat("tom", null), new Puppy()) });
	}

	@ParameterizedTest
	@MethodSource("mixIns")
	@Covers(features = { "@JsonTypeInfo", "ObjectWriter.forType" }, traps = TRAP, tier = 2)
	void writesRootListOfAnimals(Class<?> mixIn) {
		Parity.of(() -> new ObjectMapper().registerModule(new Jdk8Module()).addMixIn(Animal.class, mixIn))
			.generated(Dog.class, Cat.class, Puppy.class)
			.writer((writer) -> writer.forType(new TypeReference<List<Animal>>() {
			}))
			.check(Arrays.asList(new Dog(), null, new Cat("tom", List.of(new Dog())), new Puppy()));
	}

	@Test
	@Covers(features = "@JsonTypeInfo on a property", traps = TRAP, tier = 2)
	void writesTypeIdsOfProperties() {
		Parity.of(ObjectMapper::new)
			.generated(OnProperties.class, Plain.class, SubPlain.class)
			.tier(2)
			.check(List.of(new OnProperties(), new OnProperties().filled()));
	}

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, mode = EnumSource.Mode.EXCLUDE, names = "CUSTOM")
	@Covers(features = { "@JsonTypeInfo(include = EXTERNAL_PROPERTY)", "@JsonInclude" }, traps = TRAP, tier = 2)
	void writesTypeIdsOfPropertiesWithInclusion(JsonInclude.Include include) {
		Parity.of(() -> new ObjectMapper().setDefaultPropertyInclusion(include))
			.generated(OnProperties.class)
			.check(List.of(new OnProperties(), new OnProperties().filled()));
	}

	@Test
	@Covers(features = "@JsonTypeId", traps = "@JsonTypeId", tier = 1)
	void writesTypeIdOfProperty() {
		Parity.of(ObjectMapper::new)
			.generated(OwnId.class, OwnIdOnGetter.class)
			.check(List.of(new OwnId("one", 1), new OwnIdOnGetter(), new OwnId(null, 2)));
	}

	@Test
	@Covers(features = { "@JsonTypeInfo", "@JsonIdentityInfo" }, traps = TRAP, tier = 1)
	void writesTypeIdsWithObjectIds() {
		Identified identified = new Identified();
		identified.self = identified;
		Parity.of(ObjectMapper::new).generated(Identified.class).check(List.of(identified, identified));
	}

	@Test
	@Covers(features = { "@JsonTypeInfo", "@JsonView" }, traps = TRAP, tier = 2)
	void writesTypeIdsWithViews() {
		Parity.of(ObjectMapper::new)
			.generated(Viewed.class)
			.writer((writer) -> writer.withView(Number.class))
			.check(List.of(new Viewed()));
	}

	@Test
	@Covers(features = { "@JsonTypeInfo", "@JsonUnwrapped" }, traps = TRAP, tier = 2)
	void failsAlikeToUnwrapTypedBeans() {
		Parity.of(ObjectMapper::new).check(new UnwrapsTyped());
	}

	@Test
	@Covers(features = { "@JsonTypeName", "ObjectMapper.registerSubtypes", "@JsonSubTypes" }, traps = TRAP, tier = 2)
	void writesRegisteredNames() {
		Parity.of(() -> {
			ObjectMapper mapper = new ObjectMapper();
			mapper.registerSubtypes(new NamedType(LateSub.class, "late"));
			return mapper;
		})
			.generated(LateSub.class, Listed.class, Unlisted.class)
			.check(List.of(new LateSub(), new Listed(), new Unlisted()));
	}

	interface Animal {

	}

	@JsonTypeName("dog")
	static class Dog implements Animal {

		public String name = "rex";

		public String type = "existing";

		public int legs = 4;

	}

	@JsonTypeName("puppy")
	static class Puppy extends Dog {

		public boolean cute = true;

	}

	record Cat(String name, List<Animal> friends) implements Animal {
	}

	static class Zoo {

		public Animal first = new Dog();

		public Dog dog = new Puppy();

		public List<Animal> list = List.of(new Cat("tom", List.of(new Dog())), new Puppy());

		public Animal[] array = { new Dog(), null };

		public Map<String, Animal> map = Map.of("a", new Cat("b", null));

		public Optional<Animal> optional = Optional.of(new Dog());

		public Object object = new Dog();

		public List<?> wild = List.of(new Dog());

		public Animal none;

	}

	@JsonTypeInfo(use = Id.NAME)
	@JsonSubTypes(@JsonSubTypes.Type(value = Cat.class, name = "the cat"))
	interface ByName {

	}

	@JsonTypeInfo(use = Id.SIMPLE_NAME)
	interface BySimpleName {

	}

	@JsonTypeInfo(use = Id.CLASS)
	interface ByClass {

	}

	@JsonTypeInfo(use = Id.MINIMAL_CLASS)
	interface ByMinimalClass {

	}

	@JsonTypeInfo(use = Id.DEDUCTION)
	interface ByDeduction {

	}

	@JsonTypeInfo(use = Id.NONE)
	interface None {

	}

	@JsonTypeInfo(use = Id.NAME, property = "kind")
	interface NamedProperty {

	}

	@JsonTypeInfo(use = Id.NAME, include = As.WRAPPER_OBJECT)
	interface WrapperObject {

	}

	@JsonTypeInfo(use = Id.NAME, include = As.WRAPPER_ARRAY)
	interface WrapperArray {

	}

	@JsonTypeInfo(use = Id.NAME, include = As.EXTERNAL_PROPERTY, property = "ext")
	interface External {

	}

	@JsonTypeInfo(use = Id.NAME, include = As.EXISTING_PROPERTY, property = "type")
	interface Existing {

	}

	@JsonTypeInfo(use = Id.MINIMAL_CLASS, include = As.WRAPPER_OBJECT)
	interface MinimalWrapperObject {

	}

	@JsonTypeInfo(use = Id.CLASS, include = As.WRAPPER_ARRAY)
	interface ClassWrapperArray {

	}

	static class Plain {

		public int number = 1;

	}

	static class SubPlain extends Plain {

		public String more = "more";

	}

	static class OnProperties {

		@JsonTypeInfo(use = Id.CLASS)
		public Plain byClass;

		@JsonTypeInfo(use = Id.NAME, include = As.EXTERNAL_PROPERTY, property = "externalType")
		@JsonSubTypes({ @JsonSubTypes.Type(value = SubPlain.class, name = "sub"), @JsonSubTypes.Type(Plain.class) })
		public Plain external;

		@JsonTypeInfo(use = Id.NAME, include = As.WRAPPER_OBJECT)
		public Object wrapped;

		@JsonTypeInfo(use = Id.SIMPLE_NAME, include = As.WRAPPER_ARRAY)
		public List<Plain> contents;

		@JsonTypeInfo(use = Id.CLASS, property = "@c")
		public Map<String, Plain> map;

		@JsonTypeInfo(use = Id.CLASS, property = "@c")
		public Plain[] array;

		@JsonTypeInfo(use = Id.CLASS)
		public Number number;

		@JsonTypeInfo(use = Id.CLASS)
		public String text;

		@JsonTypeInfo(use = Id.NAME, include = As.EXTERNAL_PROPERTY, property = "primitiveType")
		public int primitive;

		OnProperties filled() {
			this.byClass = new SubPlain();
			this.external = new SubPlain();
			this.wrapped = new Plain();
			this.contents = List.of(new Plain(), new SubPlain());
			this.map = Map.of("a", new SubPlain());
			this.array = new Plain[] { new SubPlain(), null };
			this.number = 5L;
			this.text = "text";
			this.primitive = 6;
			return this;
		}

	}

	@JsonTypeInfo(use = Id.NAME)
	record OwnId(@JsonTypeId String kind, int number) {
	}

	@JsonTypeInfo(use = Id.NAME, include = As.WRAPPER_OBJECT)
	static class OwnIdOnGetter {

		public int number = 2;

		@JsonTypeId
		public String getKind() {
			return "own";
		}

	}

	@JsonTypeInfo(use = Id.NAME)
	@JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class)
	static class Identified {

		public Identified self;

	}

	@JsonTypeInfo(use = Id.NAME)
	static class Viewed {

		@JsonView(Integer.class)
		public int in = 1;

		@JsonView(String.class)
		public int out = 2;

		public int always = 3;

	}

	static class UnwrapsTyped {

		@JsonUnwrapped
		public OwnId typed = new OwnId("a", 1);

	}

	@JsonTypeInfo(use = Id.NAME)
	@JsonSubTypes(@JsonSubTypes.Type(value = Listed.class, names = { "listed", "also" }))
	interface Late {

	}

	static class LateSub implements Late {

		public int a = 1;

	}

	static class Listed implements Late {

		public int b = 2;

	}

	static class Unlisted implements Late {

		public int c = 3;

	}

}
