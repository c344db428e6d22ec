package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Types that documents name.
 */
class ReadTypeInfoTests {

	private static final String POLYMORPHIC = "polymorphic types and polymorphic creator parameters";

	private static final String REFUSED = "untrusted type ids stay refused";

	@Test
	@CoversReading(POLYMORPHIC)
	void readsTypeIdInProperty() {
		ReadParity.of(ObjectMapper::new)
			.generated(Dog.class, Cat.class)
			.check(Animal.class, "{\"kind\":\"dog\",\"name\":\"a\",\"bark\":1}",
					"{\"name\":\"b\",\"lives\":9,\"kind\":\"cat\"}", "{\"kind\":\"cow\"}", "{\"name\":\"c\"}",
					"{\"kind\":\"cat\",\"friend\":{\"kind\":\"dog\",\"bark\":2}}");
		ReadParity.of(ObjectMapper::new)
			.generated(Dog.class, Cat.class)
			.check(new TypeReference<Map<String, List<Animal>>>() {
			}, "{\"k\":[{\"kind\":\"dog\"},{\"kind\":\"cat\"}]}");
		ReadParity.of(ObjectMapper::new)
			.generated(Dog.class)
			.check(Dog.class, "{\"kind\":\"dog\",\"bark\":1}", "{\"bark\":1}");
	}

	@Test
	@CoversReading(POLYMORPHIC)
	void readsVisibleTypeId() {
		ReadParity.of(ObjectMapper::new)
			.generated(Visible.class, VisibleRecord.class)
			.check(VisibleBase.class, "{\"type\":\"bean\",\"a\":1}", "{\"a\":1,\"type\":\"record\"}");
	}

	@ParameterizedTest
	@ValueSource(classes = { ByWrapperObject.class, ByWrapperArray.class, ByClass.class, ByMinimalClass.class,
			ByDeduction.class, ByExisting.class, BySimpleName.class })
	@CoversReading(POLYMORPHIC)
	void readsTypeIdsOfAllKinds(Class<?> holder) {
		String name = Leaf.class.getName();
		ReadParity.of(ObjectMapper::new)
			.generated(holder)
			.check(holder, "{\"value\":{\"leaf\":{\"a\":1}}}", "{\"list\":[{\"leaf\":{\"a\":1}}]}",
					"{\"value\":[\"leaf\",{\"a\":1}]}", "{\"list\":[[\"branch\",{\"b\":1}]]}",
					"{\"value\":{\"@class\":\"%s\",\"a\":1}}".formatted(name),
					"{\"list\":[{\"@class\":\"%s\",\"a\":2}]}".formatted(name),
					"{\"value\":{\"@c\":\".ReadTypeInfoTests$Leaf\",\"a\":1}}",
					"{\"list\":[{\"a\":1,\"@c\":\".ReadTypeInfoTests$Branch\"}]}", "{\"value\":{\"a\":1}}",
					"{\"list\":[{\"a\":1},{\"b\":2}]}", "{\"value\":{\"b\":1,\"type\":\"branch\"}}",
					"{\"list\":[{\"type\":\"branch\",\"b\":1}]}",
					"{\"value\":{\"@type\":\"ReadTypeInfoTests$Leaf\",\"a\":1}}",
					"{\"list\":[{\"@type\":\"leaf\",\"a\":1}]}");
	}

	@Test
	@CoversReading({ POLYMORPHIC, "external type ids" })
	void readsExternalTypeIds() {
		String[] documents = { "{\"before\":1,\"kind\":\"leaf\",\"value\":{\"a\":1},\"after\":2}",
				"{\"value\":{\"b\":1},\"kind\":\"branch\"}", "{\"value\":{\"b\":1}}", "{\"kind\":\"leaf\"}",
				"{\"kind\":\"leaf\",\"value\":null,\"other\":{\"a\":2}}",
				"{\"value\":{\"b\":1},\"other\":{\"b\":2},\"kind\":\"branch\",\"visible\":\"leaf\",\"third\":{\"a\":3}}" };
		ReadParity.of(ObjectMapper::new).generated(External.class, Leaf.class).check(External.class, documents);
		ReadParity.of(ObjectMapper::new).generated(ExternalCreator.class).check(ExternalCreator.class, documents);
		ReadParity.of(ObjectMapper::new).generated(ExternalRecord.class).check(ExternalRecord.class, documents);
		ReadParity
			.of(() -> new ObjectMapper().disable(DeserializationFeature.FAIL_ON_MISSING_EXTERNAL_TYPE_ID_PROPERTY))
			.generated(External.class)
			.check(External.class, documents);
	}

	@Test
	@CoversReading({ "default implementation", POLYMORPHIC })
	void readsDefaultImplementation() {
		String[] documents = { "{\"kind\":\"leaf\",\"a\":1}", "{\"kind\":\"unknown\",\"b\":1}", "{\"b\":1}", "{}", "[]",
				"1" };
		ReadParity.of(ObjectMapper::new).generated(DefaultLeaf.class).check(WithDefault.class, documents);
		ReadParity.of(ObjectMapper::new).check(WithNothing.class, documents);
		ReadParity.of(() -> new ObjectMapper().disable(DeserializationFeature.FAIL_ON_INVALID_SUBTYPE))
			.generated(Dog.class)
			.check(Animal.class, "{\"kind\":\"cow\"}", "{\"kind\":\"dog\"}", "{}");
	}

	@Test
	@CoversReading("subtypes registered on the mapper")
	void readsRegisteredSubtypes() {
		ReadParity.of(() -> {
			ObjectMapper mapper = new ObjectMapper();
			mapper.registerSubtypes(new NamedType(Late.class, "late"));
			mapper.registerSubtypes(LateNamed.class);
			return mapper;
		})
			.generated(Late.class, LateNamed.class)
			.check(Open.class, "{\"@type\":\"late\",\"a\":1}", "{\"@type\":\"named\",\"a\":1}",
					"{\"@type\":\"never\"}");
	}

	@Test
	@CoversReading(POLYMORPHIC)
	void readsPolymorphicParameters() {
		ReadParity.of(ObjectMapper::new)
			.generated(Owner.class, OwnerRecord.class, Dog.class)
			.check(Owners.class, "{\"owner\":{\"pet\":{\"kind\":\"dog\",\"bark\":1},\"pets\":[{\"kind\":\"cat\"}]}}",
					"{\"record\":{\"pets\":{\"k\":{\"name\":\"a\",\"kind\":\"dog\"}},\"pet\":null}}");
		ReadParity.of(ObjectMapper::new)
			.generated(Square.class)
			.check(Shape.class, "{\"type\":\"square\",\"side\":1}", "{\"side\":1,\"type\":\"square\"}");
	}

	@ParameterizedTest
	@EnumSource(ObjectMapper.DefaultTyping.class)
	@CoversReading({ POLYMORPHIC, REFUSED })
	void readsWithDefaultTyping(ObjectMapper.DefaultTyping typing) {
		ReadParity
			.of(() -> JsonMapper.builder()
				.activateDefaultTyping(BasicPolymorphicTypeValidator.builder()
					.allowIfSubType("io.github.reflectionfreejackson")
					.allowIfSubType("java.util.ArrayList")
					.build(), typing)
				.build())
			.check(Anything.class,
					"{\"any\":[\"%s\",{\"a\":1}],\"list\":[\"java.util.ArrayList\",[1]]}"
						.formatted(Leaf.class.getName()),
					"{\"any\":{\"a\":1},\"list\":[1]}", "{\"any\":[\"java.io.File\",\"x\"]}",
					"[\"%s\",{\"list\":[]}]".formatted(Anything.class.getName()));
	}

	@ParameterizedTest
	@ValueSource(strings = { "java.io.File", "org.springframework.core.io.FileSystemResource",
			"javax.naming.InitialContext", "no.such.Type", "java.lang.Object",
			"io.github.reflectionfreejackson.testsupport.parity.ReadParity" })
	@CoversReading(REFUSED)
	void refusesUntrustedTypeIds(String name) {
		String document = "{\"value\":{\"@class\":\"%s\",\"a\":1},\"list\":[]}".formatted(name);
		ReadParity.of(ObjectMapper::new).generated(ByClass.class).check(ByClass.class, document);
		ReadParity.of(() -> new ObjectMapper().setPolymorphicTypeValidator(new Refusing()))
			.check(ByClass.class, document);
	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
	@JsonSubTypes({ @JsonSubTypes.Type(value = Dog.class, name = "dog"), @JsonSubTypes.Type(Cat.class) })
	interface Animal {

	}

	static class Dog implements Animal {

		public String name;

		public int bark;

	}

	@JsonTypeName("cat")
	static class Cat implements Animal {

		private String name;

		private final int lives;

		public Animal friend;

		@JsonCreator
		Cat(@JsonProperty("lives") int lives) {
			this.lives = lives;
		}

		public void setName(String name) {
			this.name = name + this.lives;
		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type", visible = true)
	@JsonSubTypes({ @JsonSubTypes.Type(value = Visible.class, name = "bean"),
			@JsonSubTypes.Type(value = VisibleRecord.class, name = "record") })
	interface VisibleBase {

	}

	static class Visible implements VisibleBase {

		public String type;

		public int a;

	}

	record VisibleRecord(String type, int a) implements VisibleBase {
	}

	@JsonSubTypes({ @JsonSubTypes.Type(value = Leaf.class, name = "leaf"),
			@JsonSubTypes.Type(value = Branch.class, name = "branch") })
	abstract static class Part {

	}

	static class Leaf extends Part {

		public int a;

	}

	static class Branch extends Part {

		public int b;

		public String type;

	}

	static class ByWrapperObject {

		@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
		public Part value;

		@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
		public List<Part> list;

	}

	static class ByWrapperArray {

		@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_ARRAY)
		public Part value;

		@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_ARRAY)
		public List<Part> list;

	}

	static class ByClass {

		@JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
		public Part value;

		@JsonTypeInfo(use = JsonTypeInfo.Id.CLASS)
		public List<Object> list;

	}

	static class ByMinimalClass {

		@JsonTypeInfo(use = JsonTypeInfo.Id.MINIMAL_CLASS)
		public Part value;

		@JsonTypeInfo(use = JsonTypeInfo.Id.MINIMAL_CLASS)
		public List<Part> list;

	}

	static class ByDeduction {

		@JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
		public Part value;

		@JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
		public List<Part> list;

	}

	static class ByExisting {

		@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXISTING_PROPERTY, property = "type",
				visible = true)
		public Part value;

		@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXISTING_PROPERTY, property = "type")
		public List<Part> list;

	}

	static class BySimpleName {

		@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
		public Part value;

		@JsonTypeInfo(use = JsonTypeInfo.Id.SIMPLE_NAME)
		public List<Part> list;

	}

	static class External {

		public int before;

		@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "kind")
		public Part value;

		@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "kind")
		private Part other;

		public String visible;

		@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "visible",
				visible = true)
		public Part third;

		public int after;

		public void setOther(Part other) {
			this.other = other;
		}

	}

	static class ExternalCreator {

		private final Object[] values;

		public int after;

		@JsonCreator
		ExternalCreator(@JsonProperty("before") int before, @JsonProperty("kind") String kind,
				@JsonProperty("value") @JsonTypeInfo(use = JsonTypeInfo.Id.NAME,
						include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "kind", visible = true) Part value) {
			this.values = new Object[] { before, kind, value };
		}

	}

	record ExternalRecord(int before, @JsonTypeInfo(use = JsonTypeInfo.Id.NAME,
			include = JsonTypeInfo.As.EXTERNAL_PROPERTY, property = "kind") Part value, int after) {
	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind", defaultImpl = DefaultLeaf.class)
	@JsonSubTypes(@JsonSubTypes.Type(value = NamedLeaf.class, name = "leaf"))
	interface WithDefault {

	}

	static class DefaultLeaf implements WithDefault {

		public int b;

	}

	static class NamedLeaf implements WithDefault {

		public int a;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind", defaultImpl = Void.class)
	@JsonSubTypes(@JsonSubTypes.Type(value = NothingLeaf.class, name = "leaf"))
	interface WithNothing {

	}

	static class NothingLeaf implements WithNothing {

		public int a;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
	interface Open {

	}

	static class Late implements Open {

		public int a;

	}

	@JsonTypeName("named")
	record LateNamed(int a) implements Open {
	}

	static class Owner {

		private final Animal pet;

		private final List<Animal> pets;

		@JsonCreator
		Owner(@JsonProperty("pet") Animal pet, @JsonProperty("pets") List<Animal> pets) {
			this.pet = pet;
			this.pets = pets;
		}

	}

	record OwnerRecord(Map<String, Animal> pets, Animal pet) {
	}

	static class Owners {

		public Owner owner;

		public OwnerRecord record;

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
	@JsonSubTypes(@JsonSubTypes.Type(value = Square.class, name = "square"))
	abstract static class Shape {

		@JsonCreator
		static Shape of(@JsonProperty("side") int side) {
			return new Square(side);
		}

	}

	static class Square extends Shape {

		private final int side;

		@JsonCreator
		Square(@JsonProperty("side") int side) {
			this.side = side;
		}

	}

	static class Anything {

		public Object any;

		public List<Object> list;

	}

	static class Refusing extends com.fasterxml.jackson.databind.jsontype.PolymorphicTypeValidator.Base {

		@Override
		public Validity validateSubClassName(MapperConfig<?> config, com.fasterxml.jackson.databind.JavaType base,
				String name) {
			return Validity.DENIED;
		}

	}

}
