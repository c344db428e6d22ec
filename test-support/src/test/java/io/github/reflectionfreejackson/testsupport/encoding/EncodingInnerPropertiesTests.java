package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.JsonView;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What is written among the properties of a bean without being one of them: those of
 * unwrapped beans, and the entries of an any-getter's map.
 */
class EncodingInnerPropertiesTests {

	@Test
	void encodesUnwrappedBeans() throws IOException {
		MapperPair pair = MapperPair.withModules();
		Person person = new Person("Ann", new Address("Main", new Geo(1.5, 2.5)), 3);
		pair.checkInAllWays(person);
		pair.checkInAllWays(new Nested(List.of(person, person), Map.of("a", person), person));
		assertThat(DirectUse.of(pair.generated()).isDirect(List.of(person))).isTrue();
		pair.encoded(Person.class).encoded(Address.class).encoded(Geo.class);
		pair.checkInAllWays(new Person(null, null, 0));
		pair.checkInAllWays(new Person(null, new Address(null, null), 0));
	}

	@Test
	void writesUnwrappedBeansUnderOtherNames() {
		MapperPair pair = MapperPair.withModules();
		for (int i = 0; i < 12; i++) {
			pair.checkInAllWays(new Renaming(new Address("Main", new Geo(1, 2)), new Geo(3, 4), "x"));
			pair.checkInAllWays(new Renaming(null, null, null));
		}
		pair.encoded(Renaming.class).encoded(Address.class).encoded(Geo.class);
	}

	@Test
	void writesWhatMayBeUnwrappedOrNot() {
		MapperPair pair = MapperPair.withModules();
		for (int i = 0; i < 12; i++) {
			for (Object content : Arrays.asList(new Geo(1, 2), "text", null, List.of(1), Map.of("a", 1), new Geo(3, 4),
					new Bag(Map.of("b", 2)))) {
				pair.checkInAllWays(new Holder(content, i));
			}
		}
		pair.encoded(Holder.class).encoded(Geo.class);
	}

	@Test
	void encodesFurtherProperties() throws IOException {
		MapperPair pair = MapperPair.withModules();
		for (Bag bag : List.of(new Bag(Map.of()), new Bag(null), new Bag(entries()), new Bag(Map.of()))) {
			pair.checkInAllWays(bag);
			pair.checkInAllWays(new Middle(bag, entries(), 2));
			assertThat(DirectUse.of(pair.generated()).isDirect(List.of(bag, new Middle(bag, entries(), 2)))).isTrue();
		}
		pair.encoded(Bag.class).encoded(Middle.class).encoded(Geo.class);
	}

	@Test
	void encodesFurtherPropertiesOfUnwrappedBeans() throws IOException {
		MapperPair pair = MapperPair.withModules();
		Outer outer = new Outer(new Bag(entries()), "x", new Numbered(Map.of(7, new Geo(1, 2))));
		pair.checkInAllWays(outer);
		assertThat(DirectUse.of(pair.generated()).isDirect(outer)).isTrue();
		pair.encoded(Outer.class).encoded(Bag.class).encoded(Numbered.class);
	}

	@Test
	void encodesOrderedEntries() {
		MapperPair pair = MapperPair.of(() -> mapper().configure(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS, true));
		pair.checkInAllWays(new Bag(entries()));
		pair.encoded(Bag.class);
		Map<String, Object> withoutKey = new LinkedHashMap<>(entries());
		withoutKey.put(null, 1);
		pair.checkInAllWays(new Bag(withoutKey));
	}

	@Test
	void encodesEntriesWithTypeIds() throws IOException {
		MapperPair pair = MapperPair.withModules();
		Zoo zoo = new Zoo(Map.of("dog", new EncodingTypedValuesTests.Dog("Rex")));
		pair.checkInAllWays(zoo);
		assertThat(DirectUse.of(pair.generated()).isDirect(zoo)).isTrue();
		pair.encoded(Zoo.class).encoded(EncodingTypedValuesTests.Dog.class);
	}

	@Test
	void writesMoreThanARun() {
		MapperPair pair = MapperPair.withModules();
		Map<String, Object> many = new LinkedHashMap<>();
		for (int i = 0; i < 5_000; i++) {
			many.put("key " + i, (i % 3 == 0) ? "value " + i : new Geo(i, i));
		}
		pair.checkInAllWays(new Bag(many));
		pair.checkInAllWays(new Outer(new Bag(many), "x", new Numbered(Map.of())));
		pair.checkInAllWays(new Nested(List.of(new Person("a", new Address("x".repeat(40_000), new Geo(1, 2)), 1)),
				Map.of(), new Person("a", new Address("x", new Geo(1, 2)), 1)));
		pair.encoded(Bag.class).encoded(Outer.class).encoded(Address.class);
	}

	@Test
	void failsWhereJacksonFails() {
		for (int failing = 0; failing < 6; failing++) {
			MapperPair pair = MapperPair.withModules();
			for (int i = 0; i < 12; i++) {
				Failing value = new Failing(failing);
				pair.checkInAllWays(value);
				pair.checkInAllWays(Map.of("a", List.of(new Failing(-1), value)));
			}
			pair.encoded(Failing.class);
		}
	}

	@Test
	void failsForWhatIsNoMap() {
		MapperPair pair = MapperPair.withModules();
		for (int i = 0; i < 12; i++) {
			pair.checkInAllWays(new Untyped(Map.of("a", 1)));
			pair.checkInAllWays(new Untyped("text"));
			pair.checkInAllWays(new Untyped(null));
		}
	}

	@Test
	void failsForKeysAndEntriesAsJackson() {
		MapperPair pair = MapperPair.withModules();
		for (int i = 0; i < 12; i++) {
			pair.checkInAllWays(new Bag(Collections.singletonMap(null, 1)));
			pair.checkInAllWays(new Bag(new EncodingTypedValuesTests.FailingMap("next")));
			pair.checkInAllWays(new Bag(new EncodingTypedValuesTests.FailingMap("key")));
			pair.checkInAllWays(new Bag(new EncodingTypedValuesTests.FailingMap("value")));
		}
		pair.encoded(Bag.class);
	}

	@Test
	void failsForCyclesAsJackson() {
		MapperPair pair = MapperPair.withModules();
		Map<String, Object> map = new LinkedHashMap<>();
		Bag cyclic = new Bag(map);
		map.put("self", cyclic);
		Holder itself = new Holder(null, 1);
		itself.content = itself;
		for (Object value : List.of(cyclic, itself, List.of(itself))) {
			pair.check("cycle", (mapper) -> {
				try {
					return mapper.writeValueAsString(value);
				}
				catch (JsonMappingException ex) {
					return ex.getOriginalMessage() + ex.getPath().get(0);
				}
			});
		}
	}

	static Stream<Supplier<ObjectMapper>> unusual() {
		return Stream.of(() -> mapper().setDefaultPropertyInclusion(JsonInclude.Include.NON_EMPTY),
				() -> mapper().setDefaultPropertyInclusion(
						JsonInclude.Value.construct(JsonInclude.Include.ALWAYS, JsonInclude.Include.NON_NULL)),
				() -> mapper().registerModule(new SimpleModule().addSerializer(Geo.class, new OfGeo())),
				() -> mapper().addMixIn(Geo.class, Typed.class)
					.disable(SerializationFeature.FAIL_ON_UNWRAPPED_TYPE_IDENTIFIERS),
				() -> mapper().addMixIn(Geo.class, Typed.class), () -> {
					ObjectMapper mapper = mapper();
					mapper.getSerializerProvider().setNullValueSerializer(new OfNull());
					return mapper;
				});
	}

	@ParameterizedTest
	@MethodSource("unusual")
	void writesByUnusualMappers(Supplier<ObjectMapper> mappers) {
		MapperPair pair = MapperPair.of(mappers);
		for (int i = 0; i < 12; i++) {
			pair.checkInAllWays(new Person("Ann", new Address("Main", new Geo(1.5, 2.5)), 3));
			pair.checkInAllWays(new Person(null, new Address(null, null), 3));
			pair.checkInAllWays(new Bag(entries()));
			pair.checkInAllWays(new Holder(new Geo(1, 2), 3));
			pair.checkInAllWays(new Zoo(Collections.singletonMap("none", null)));
			pair.checkInAllWays(List.of(new Probed(1)));
		}
		pair.encoded(Probed.class);
	}

	@Test
	void writesInViews() {
		MapperPair pair = MapperPair.withModules();
		InViews value = new InViews(new Seen(1, 2), new Geo(1, 2), entries(), 3);
		for (int i = 0; i < 12; i++) {
			for (Class<?> view : List.of(Public.class, Secret.class, String.class)) {
				pair.check("in " + view, (mapper) -> EncodingGateTests.text(mapper.writerWithView(view)
					.writeValueAsBytes(List.of(value, new Nested(List.of(), Map.of(), null)))));
			}
			pair.checkInAllWays(value);
		}
		pair.encoded(InViews.class).encoded(Seen.class);
	}

	@Test
	void writesToOtherGenerators() {
		MapperPair pair = MapperPair.withModules();
		Outer outer = new Outer(new Bag(entries()), "x", new Numbered(Map.of(7, new Geo(1, 2))));
		for (Object value : List.of(outer, new Person("Ann", new Address("Main", new Geo(1, 2)), 3),
				new Renaming(new Address("Main", new Geo(1, 2)), new Geo(3, 4), "x"))) {
			pair.check("indented", (mapper) -> mapper.writerWithDefaultPrettyPrinter().writeValueAsString(value));
			pair.check("tree", (mapper) -> mapper.valueToTree(value).toString());
		}
		pair.notEncoded(Outer.class).notEncoded(Person.class).notEncoded(Renaming.class);
	}

	private static ObjectMapper mapper() {
		return JsonMapper.builder().addModules(StarterModules.create()).build();
	}

	private static Map<String, Object> entries() {
		Map<String, Object> entries = new LinkedHashMap<>();
		entries.put("z", 1);
		entries.put("b", null);
		entries.put("geo \u00E4\"", new Geo(5, 6));
		entries.put("list", List.of("a", new Geo(7, 8)));
		return entries;
	}

	record Geo(double latitude, double longitude) {
	}

	record Address(String street, @JsonUnwrapped Geo geo) {
	}

	record Person(String name, @JsonUnwrapped Address home, int age) {
	}

	record Nested(List<Person> persons, Map<String, Person> byName, @JsonUnwrapped Person unwrapped) {
	}

	record Renaming(@JsonUnwrapped(prefix = "home_") Address home, @JsonUnwrapped(suffix = "_b") Geo geo, String last) {
	}

	static class Holder {

		@JsonUnwrapped
		public Object content;

		public int number;

		Holder(Object content, int number) {
			this.content = content;
			this.number = number;
		}

	}

	record Bag(int first, @JsonAnyGetter Map<String, ?> more) {

		Bag(Map<String, ?> more) {
			this(1, more);
		}

	}

	@JsonPropertyOrder({ "bag", "further", "last" })
	static class Middle {

		public Bag bag;

		@JsonAnyGetter
		public Map<String, Object> further;

		public int last;

		Middle(Bag bag, Map<String, Object> further, int last) {
			this.bag = bag;
			this.further = further;
			this.last = last;
		}

	}

	record Numbered(@JsonAnyGetter Map<Integer, Geo> byNumber) {
	}

	record Zoo(@JsonAnyGetter Map<String, EncodingTypedValuesTests.Animal> animals) {
	}

	record Outer(@JsonUnwrapped Bag bag, String name, @JsonUnwrapped Numbered numbered) {
	}

	record Probed(Object probe) {
	}

	@JsonPropertyOrder({ "first", "inner", "any", "last" })
	static class Failing {

		public String first = "first";

		@JsonUnwrapped
		public Inner inner;

		private final int failing;

		Failing(int failing) {
			this.failing = failing;
			this.inner = (failing != 0) ? new Inner(failing) : null;
		}

		@JsonUnwrapped
		public Geo getOther() {
			return give(1, new Geo(1, 2));
		}

		@JsonAnyGetter
		public Map<String, Object> getAny() {
			return give(2, Map.of("a", new Inner(this.failing)));
		}

		public int getLast() {
			return give(3, 3);
		}

		private <T> T give(int number, T value) {
			if (this.failing == number) {
				throw new IllegalStateException("fails at " + number);
			}
			return value;
		}

	}

	record Inner(int failing) {

		public String getFirst() {
			return "first";
		}

		public int getSecond() {
			if (this.failing > 3) {
				throw new IllegalArgumentException("inner fails");
			}
			return 2;
		}

	}

	static class Untyped {

		private final Object further;

		public int number = 1;

		Untyped(Object further) {
			this.further = further;
		}

		@JsonAnyGetter
		public Object getFurther() {
			return this.further;
		}

	}

	interface Public {

	}

	interface Secret extends Public {

	}

	record Seen(@JsonView(Public.class) int open, @JsonView(Secret.class) int closed) {
	}

	record InViews(@JsonUnwrapped Seen seen, @JsonUnwrapped @JsonView(Secret.class) Geo geo,
			@JsonAnyGetter @JsonView(Public.class) Map<String, Object> more, @JsonView(Secret.class) int number) {
	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
	interface Typed {

	}

	static class OfGeo extends JsonSerializer<Geo> {

		@Override
		public void serialize(Geo value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString("geo");
		}

	}

	static class OfNull extends JsonSerializer<Object> {

		@Override
		public void serialize(Object value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString("nothing");
		}

	}

}
