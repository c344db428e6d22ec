package io.github.reflectionfreejackson.testsupport.corpus;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.cglib.proxy.Enhancer;
import org.springframework.cglib.proxy.MethodInterceptor;

/**
 * Values of other types than declared.
 */
class DynamicSubtypeCorpusTests {

	private static final String TRAP = "dynamic subtypes: a `List<Animal>` holding a `Dog` with more properties, a proxy or an enum constant with a body";

	private static final String BEANS_AROUND = "the beans around them; the proxies themselves are left to reflection";

	private static final String UNCOVERED = "subclass of a covered class that is itself not covered";

	@ParameterizedTest
	@ValueSource(booleans = { false, true })
	@Covers(features = "MapperFeature.USE_STATIC_TYPING", traps = TRAP, tier = 2)
	void writesDogInListOfAnimals(boolean staticTyping) {
		Parity.of(() -> JsonMapper.builder().configure(MapperFeature.USE_STATIC_TYPING, staticTyping).build())
			.generated(Zoo.class, Animal.class)
			.tier(2)
			.check(new Zoo(new Animal(), new Dog(), new Animal(), new Cat("meow")));
	}

	@Test
	@Covers(features = "subclasses", traps = UNCOVERED, tier = 0,
			note = "private, local and anonymous classes are left to reflection")
	void writesSubclassesThatCannotBeCovered() {
		class Local extends Dog {

			public int local = 1;

		}
		Animal anonymous = new Animal() {

			public int getAnonymous() {
				return 2;
			}

		};
		Parity.of(ObjectMapper::new)
			.generated(Zoo.class, Animal.class)
			.fallback(Hidden.class, "private")
			.fallback(Local.class, "local")
			.fallback(anonymous.getClass(), "anonymous")
			.check(new Zoo(new Animal(), new Hidden(), new Local(), anonymous));
	}

	@Test
	@Covers(features = "JDK proxies", traps = TRAP, tier = 2, note = BEANS_AROUND)
	void writesJdkProxy() {
		Named proxy = (Named) Proxy.newProxyInstance(Named.class.getClassLoader(), new Class<?>[] { Named.class },
				(self, method, arguments) -> method.getName().equals("getName") ? "proxied" : 1);
		Parity.of(ObjectMapper::new)
			.generated(NamedHolder.class)
			.fallback(proxy.getClass(), "running")
			.check(new NamedHolder(proxy));
	}

	@Test
	@Covers(features = "CGLIB proxies", traps = TRAP, tier = 2, note = BEANS_AROUND)
	void writesSubclassProxy() {
		Enhancer enhancer = new Enhancer();
		enhancer.setSuperclass(Animal.class);
		enhancer.setCallback((MethodInterceptor) (self, method, arguments, proxy) -> method.getName().equals("getName")
				? "proxied" : proxy.invokeSuper(self, arguments));
		Animal proxy = (Animal) enhancer.create();
		for (boolean failing : new boolean[] { true, false }) {
			Parity.of(() -> new ObjectMapper().configure(SerializationFeature.FAIL_ON_EMPTY_BEANS, failing))
				.generated(Zoo.class, Animal.class)
				.check(new Zoo(new Animal(), proxy));
		}
	}

	@Test
	@Covers(features = "enums", traps = TRAP, tier = 2)
	void writesEnumConstantWithBody() {
		Parity.of(ObjectMapper::new).generated(Shapes.class).check(new Shapes());
		Parity
			.of(() -> new ObjectMapper().enable(SerializationFeature.WRITE_ENUMS_USING_TO_STRING,
					SerializationFeature.WRITE_ENUM_KEYS_USING_INDEX))
			.generated(Shapes.class)
			.check(new Shapes());
	}

	@Test
	@Covers(features = "ObjectWriter.forType", traps = TRAP, tier = 2)
	void writesForRootType() {
		Parity.of(ObjectMapper::new)
			.writer((writer) -> writer.forType(Animal.class))
			.generated(Animal.class)
			.check(new Dog());
		Parity.of(ObjectMapper::new)
			.writer((writer) -> writer.forType(Named.class))
			.generated(Named.class)
			.check(new Dog());
		Parity.of(ObjectMapper::new).writer((writer) -> writer.forType(Animal.class)).check("no animal");
	}

	@Test
	@Covers(features = "@JsonTypeInfo", traps = UNCOVERED, tier = 1)
	void writesTypeIdsOfSubclassesThatCannotBeCovered() {
		Parity.of(ObjectMapper::new).generated(Typed.class).check(List.of(new Typed(), new HiddenTyped()));
		Parity.of(ObjectMapper::new).generated(TypedHolder.class, Typed.class).check(new TypedHolder());
	}

	@Test
	@Covers(features = "inner classes", traps = UNCOVERED, tier = 2)
	void writesGenericAndInnerSubtypes() {
		Box<Animal> box = new Box<>();
		box.content = new Dog();
		box.more.put("cat", new Cat("purr"));
		Parity.of(ObjectMapper::new).generated(Box.class, Dog.class, Cat.class).check(box);
		Parity.of(ObjectMapper::new).generated(AnimalBox.class, Dog.class).check(new AnimalBox());
		Parity.of(ObjectMapper::new).generated(AnimalBox.Inner.class).check(new AnimalBox().new Inner());
	}

	interface Named {

		String getName();

		default int getAge() {
			return 7;
		}

	}

	static class Animal implements Named {

		public int legs = 4;

		@Override
		public String getName() {
			return "animal";
		}

	}

	static class Dog extends Animal {

		public boolean barks = true;

		@Override
		public String getName() {
			return "dog";
		}

	}

	static final class Cat extends Animal {

		private final String sound;

		Cat(String sound) {
			this.sound = sound;
		}

		public String getSound() {
			return this.sound;
		}

	}

	private static final class Hidden extends Dog {

		public int hidden = 1;

	}

	record Zoo(List<Animal> animals, Animal[] array, Map<String, Animal> map, Animal first, Named last, Object any) {

		Zoo(Animal... animals) {
			this(List.of(animals), animals, map(animals), animals[0], animals[animals.length - 1], animals[1]);
		}

		private static Map<String, Animal> map(Animal... animals) {
			Map<String, Animal> map = new LinkedHashMap<>();
			for (Animal animal : animals) {
				map.put("k" + map.size(), animal);
			}
			return map;
		}

	}

	record NamedHolder(Named named) {
	}

	enum Shape {

		PLAIN,

		BODY {

			@Override
			public int getSides() {
				return 3;
			}

			@Override
			public String toString() {
				return "body";
			}

		};

		public int getSides() {
			return 0;
		}

	}

	static class Shapes {

		public Shape plain = Shape.PLAIN;

		public Shape body = Shape.BODY;

		public Object any = Shape.BODY;

		public List<Shape> list = List.of(Shape.BODY, Shape.PLAIN);

		public Map<Shape, Object> map = Map.of(Shape.BODY, Shape.BODY);

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
	static class Typed {

		public int value = 1;

	}

	private static final class HiddenTyped extends Typed {

		public int hidden = 2;

	}

	static class TypedHolder {

		public List<Typed> list = List.of(new Typed(), new HiddenTyped(), new Typed() {
		});

	}

	static class Box<T> {

		public T content;

		public Map<String, T> more = new LinkedHashMap<>();

	}

	static class AnimalBox extends Box<Animal> {

		AnimalBox() {
			this.content = new Dog();
		}

		public Inner getInner() {
			return new Inner();
		}

		class Inner {

			public List<Animal> all = new ArrayList<>(List.of(AnimalBox.this.content));

		}

	}

}
