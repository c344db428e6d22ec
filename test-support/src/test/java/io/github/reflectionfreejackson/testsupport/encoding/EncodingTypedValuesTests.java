package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.IOException;
import java.math.RoundingMode;
import java.util.AbstractMap;
import java.util.AbstractSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * The values of maps and what {@code Optional}s hold are encoded with their type ids.
 */
class EncodingTypedValuesTests {

	@Test
	void encodesValuesOfMapsAndOptionals() throws IOException {
		MapperPair pair = MapperPair.withModules();
		Zoo zoo = Zoo.of(new Dog("Rex"), new Cat(9), new Dog("Bello"));
		pair.checkInAllWays(zoo);
		assertThat(DirectUse.of(pair.generated()).isDirect(zoo)).isTrue();
		pair.encoded(Zoo.class).encoded(Dog.class).encoded(Cat.class);
		pair.checkInAllWays(
				new Zoo(Map.of(), new TreeMap<>(), new EnumMap<>(RoundingMode.class), Optional.empty(), Map.of()));
		pair.checkInAllWays(new Zoo(null, null, null, null, null));
	}

	@Test
	void encodesValuesThatAreNull() throws IOException {
		MapperPair pair = MapperPair.withModules();
		Zoo zoo = Zoo.of(null, new Cat(9), null);
		pair.checkInAllWays(zoo);
		assertThat(DirectUse.of(pair.generated()).isDirect(zoo)).isTrue();
	}

	@Test
	void encodesOrderedEntries() throws IOException {
		MapperPair pair = MapperPair.of(() -> mapper().configure(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS, true));
		Map<String, Animal> animals = new LinkedHashMap<>();
		animals.put("z", new Dog("Rex"));
		animals.put("a", new Cat(9));
		Named named = new Named(animals);
		pair.checkInAllWays(named);
		assertThat(DirectUse.of(pair.generated()).isDirect(named)).isTrue();
	}

	@Test
	void writesMoreThanARun() {
		MapperPair pair = MapperPair.withModules();
		Map<String, Animal> many = new LinkedHashMap<>();
		for (int i = 0; i < 3_000; i++) {
			many.put("key " + i, (i % 3 == 0) ? new Dog("Rex " + i) : new Cat(i));
		}
		pair.checkInAllWays(new Named(many));
		pair.encoded(Named.class).encoded(Cat.class);
	}

	/**
	 * Jackson finds the serializer of a value before it writes the key, and its type id
	 * afterwards.
	 */
	@Test
	void failsWhereJacksonFails() {
		for (Animal failing : List.of(new Cat(-1), new Ambiguous(), new Holding(new Object()))) {
			MapperPair pair = MapperPair.withModules();
			for (int i = 0; i < 12; i++) {
				pair.checkInAllWays(Zoo.of(new Dog("Rex"), failing, new Cat(1)));
				pair.checkInAllWays(new Named(map("dog", new Dog("Rex"), "failing", failing)));
			}
			pair.encoded(Dog.class);
		}
	}

	@Test
	void failsWhereKeysAndEntriesFail() {
		MapperPair pair = MapperPair.withModules();
		for (int i = 0; i < 12; i++) {
			pair.checkInAllWays(new Named(map("dog", new Dog("Rex"), null, new Cat(1))));
			pair.checkInAllWays(new Named(new FailingMap("next")));
			pair.checkInAllWays(new Named(new FailingMap("key")));
			pair.checkInAllWays(new Named(new FailingMap("value")));
		}
		pair.encoded(Dog.class);
	}

	@Test
	void leavesWhatStandsForNullToJackson() {
		MapperPair pair = MapperPair.of(() -> {
			ObjectMapper mapper = mapper();
			mapper.getSerializerProvider().setNullValueSerializer(new Nothing());
			return mapper;
		});
		for (int i = 0; i < 3; i++) {
			pair.checkInAllWays(Zoo.of(null, new Cat(9), null));
			pair.checkInAllWays(Zoo.of(new Cat(1), new Cat(9), new Cat(2)));
		}
		pair.encoded(Zoo.class);
	}

	static Stream<Supplier<ObjectMapper>> unusual() {
		return Stream.of(() -> mapper().setDefaultPropertyInclusion(JsonInclude.Include.NON_EMPTY),
				() -> mapper().setDefaultPropertyInclusion(
						JsonInclude.Value.construct(JsonInclude.Include.ALWAYS, JsonInclude.Include.NON_NULL)),
				() -> mapper().registerModule(new SimpleModule().addSerializer(Cat.class, new OfCat())),
				() -> mapper().registerModule(new SimpleModule().addKeySerializer(String.class, new OfKey())),
				() -> mapper().addMixIn(Animal.class, Wrapped.class));
	}

	@ParameterizedTest
	@MethodSource("unusual")
	void writesByUnusualMappers(Supplier<ObjectMapper> mappers) {
		MapperPair pair = MapperPair.of(mappers);
		for (int i = 0; i < 12; i++) {
			pair.checkInAllWays(Zoo.of(new Dog("Rex"), new Cat(9), null));
			pair.checkInAllWays(new Unwrapping(Optional.of(new Plain(new Dog("Rex")))));
		}
		pair.encoded(Dog.class);
	}

	private static ObjectMapper mapper() {
		return JsonMapper.builder().addModules(StarterModules.create()).build();
	}

	private static Map<String, Animal> map(String first, Animal one, String second, Animal other) {
		Map<String, Animal> map = new LinkedHashMap<>();
		map.put(first, one);
		map.put(second, other);
		return map;
	}

	record Zoo(Map<String, Animal> byName, Map<Integer, Animal> byNumber, Map<RoundingMode, Animal> byEnum,
			Optional<Animal> any, Map<String, Dog> dogs) {

		static Zoo of(Animal first, Animal second, Animal third) {
			Map<Integer, Animal> numbers = new TreeMap<>();
			numbers.put(1, first);
			numbers.put(2, second);
			Map<RoundingMode, Animal> enums = new EnumMap<>(RoundingMode.class);
			enums.put(RoundingMode.UP, third);
			return new Zoo(map("first", first, "second", second), numbers, enums, Optional.ofNullable(third),
					Collections.singletonMap("dog", new Dog("Rex")));
		}

	}

	record Named(Map<String, Animal> animals) {
	}

	record Unwrapping(@JsonUnwrapped Optional<Plain> plain) {
	}

	record Plain(Animal animal) {
	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
	@JsonSubTypes({ @JsonSubTypes.Type(value = Dog.class, name = "dog"), @JsonSubTypes.Type(Cat.class),
			@JsonSubTypes.Type(Ambiguous.class), @JsonSubTypes.Type(Holding.class) })
	interface Animal {

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
	interface Wrapped {

	}

	record Dog(String name) implements Animal {
	}

	record Cat(int lives) implements Animal {

		@Override
		public int lives() {
			if (this.lives < 0) {
				throw new IllegalStateException("dead");
			}
			return this.lives;
		}

	}

	record Holding(Object content) implements Animal {
	}

	/**
	 * Jackson cannot make a serializer of it.
	 */
	static class Ambiguous implements Animal {

		public int getNumber() {
			return 1;
		}

		public int getnumber() {
			return 2;
		}

	}

	/**
	 * Fails to give its second entry, or a part of it.
	 */
	static class FailingMap extends AbstractMap<String, Animal> {

		private final String failing;

		FailingMap(String failing) {
			this.failing = failing;
		}

		@Override
		public Set<Entry<String, Animal>> entrySet() {
			Entry<String, Animal> good = Map.entry("dog", new Dog("Rex"));
			Entry<String, Animal> bad = new SimpleEntry<>("cat", new Cat(1)) {

				private static final long serialVersionUID = 1L;

				@Override
				public String getKey() {
					return give("key", super.getKey());
				}

				@Override
				public Animal getValue() {
					return give("value", super.getValue());
				}

			};
			return new AbstractSet<>() {

				@Override
				public Iterator<Entry<String, Animal>> iterator() {
					return Stream.of(good, bad).map((entry) -> (entry == bad) ? give("next", entry) : entry).iterator();
				}

				@Override
				public int size() {
					return 2;
				}

			};
		}

		private <T> T give(String what, T it) {
			if (this.failing.equals(what)) {
				throw new IllegalStateException(what);
			}
			return it;
		}

	}

	static class Nothing extends JsonSerializer<Object> {

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString("nothing");
		}

		@Override
		public void serializeWithType(Object value, JsonGenerator generator, SerializerProvider provider,
				TypeSerializer typeSerializer) throws IOException {
			generator.writeString("nothing with a type id");
		}

	}

	static class OfCat extends JsonSerializer<Cat> {

		@Override
		public void serialize(Cat value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeNumber(value.lives());
		}

		@Override
		public void serializeWithType(Cat value, JsonGenerator generator, SerializerProvider provider,
				TypeSerializer typeSerializer) throws IOException {
			generator.writeString("cat");
		}

	}

	static class OfKey extends JsonSerializer<String> {

		@Override
		public void serialize(String value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeFieldName("a " + value);
		}

	}

}
