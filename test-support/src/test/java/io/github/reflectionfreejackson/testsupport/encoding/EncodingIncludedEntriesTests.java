package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.IOException;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import io.github.reflectionfreejackson.testsupport.encoding.EncodingTypedValuesTests.Animal;
import io.github.reflectionfreejackson.testsupport.encoding.EncodingTypedValuesTests.Cat;
import io.github.reflectionfreejackson.testsupport.encoding.EncodingTypedValuesTests.Dog;
import io.github.reflectionfreejackson.testsupport.encoding.EncodingTypedValuesTests.FailingMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Maps of which entries are left out because of their values are encoded.
 */
class EncodingIncludedEntriesTests {

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, names = { "CUSTOM", "USE_DEFAULTS" }, mode = EnumSource.Mode.EXCLUDE)
	void encodesEntriesThatAreIncluded(JsonInclude.Include include) throws IOException {
		MapperPair pair = MapperPair.of(() -> mapper(include));
		for (Maps maps : List.of(maps(), new Maps(Map.of(), Map.of(), new EnumMap<>(RoundingMode.class), Map.of()))) {
			pair.checkInAllWays(maps);
			assertThat(DirectUse.of(pair.generated()).isDirect(maps))
				.isEqualTo(include != JsonInclude.Include.NON_DEFAULT);
		}
		pair.checkInAllWays(new Maps(null, null, null, null));
		pair.checkInAllWays(any("map", Collections.singletonMap("none", null), "empty", Map.of()));
		pair.encoded(Maps.class).encoded(Item.class);
		pair.checkInAllWays(maps().any());
		pair.checkInAllWays(new Further(maps().any()));
	}

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, names = { "NON_NULL", "NON_ABSENT" })
	void encodesEntriesWithTypeIds(JsonInclude.Include include) throws IOException {
		MapperPair pair = MapperPair.of(() -> mapper(include));
		Map<String, Animal> animals = new LinkedHashMap<>();
		animals.put("dog", new Dog("Rex"));
		animals.put("none", null);
		animals.put("cat", new Cat(9));
		Zoo zoo = new Zoo(animals, Map.of("dog", new Dog("Bello")));
		pair.checkInAllWays(zoo);
		assertThat(DirectUse.of(pair.generated()).isDirect(zoo)).isTrue();
		pair.encoded(Zoo.class).encoded(Dog.class);
		for (int i = 0; i < 12; i++) {
			pair.checkInAllWays(new Zoo(Map.of("cat", new Cat(-1)), Map.of()));
			pair.checkInAllWays(new Zoo(Collections.singletonMap(null, new Cat(1)), Map.of()));
			pair.checkInAllWays(new Zoo(Collections.singletonMap(null, null), Map.of()));
			pair.checkInAllWays(new Zoo(new FailingMap("value"), Map.of()));
		}
	}

	@Test
	void leavesTypedEntriesThatMayBeEmptyToJackson() {
		MapperPair pair = MapperPair.of(() -> mapper(JsonInclude.Include.NON_EMPTY));
		for (int i = 0; i < 12; i++) {
			pair.checkInAllWays(new Zoo(Map.of("dog", new Dog("Rex")), Map.of("dog", new Dog("Bello"))));
			pair.checkInAllWays(new WithTypeIds(Map.of("empty", "", "full", "text"), 1));
			pair.checkInAllWays(new WithTypeIds(Map.of("empty", List.of(), "full", 1), 1));
			pair.checkInAllWays(new Item("a", 1));
		}
		pair.encoded(Item.class);
	}

	@Test
	void encodesEntriesThatAnnotationsInclude() throws IOException {
		MapperPair pair = MapperPair.withModules();
		Annotated annotated = new Annotated(maps().any(), maps().any(), maps().any());
		pair.checkInAllWays(annotated);
		pair.encoded(Annotated.class);
		Included included = new Included(maps().any(), Map.of("a", "text", "b", ""));
		pair.checkInAllWays(included);
		assertThat(DirectUse.of(pair.generated()).isDirect(included)).isTrue();
	}

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, names = { "NON_NULL", "NON_EMPTY" })
	void encodesOrderedEntries(JsonInclude.Include include) throws IOException {
		MapperPair pair = MapperPair
			.of(() -> mapper(include).configure(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS, true));
		pair.checkInAllWays(maps());
		Map<String, String> unordered = new LinkedHashMap<>();
		unordered.put("z", "");
		unordered.put("a", "text");
		unordered.put("b", null);
		pair.checkInAllWays(new Texts(unordered));
		assertThat(DirectUse.of(pair.generated()).isDirect(new Texts(unordered))).isTrue();
	}

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, names = { "NON_NULL", "NON_EMPTY" })
	void failsWhereJacksonFails(JsonInclude.Include include) {
		MapperPair pair = MapperPair.of(() -> mapper(include));
		for (int i = 0; i < 12; i++) {
			pair.checkInAllWays(any("good", 1, "failing", new Cat(-1)));
			pair.checkInAllWays(any("good", 1, "failing", new Picky(-1)));
			pair.checkInAllWays(any("good", new Item("a", 1), null, new Item("b", 2)));
			pair.checkInAllWays(any("good", new Item("a", 1), null, null));
			pair.checkInAllWays(any("good", 1, "not known", new Object()));
			for (String failing : List.of("next", "key", "value")) {
				pair.checkInAllWays(new Maps(new FailingMap(failing), Map.of(), Map.of(), Map.of()));
			}
			pair.checkInAllWays(maps());
		}
		pair.encoded(Maps.class);
	}

	/**
	 * A serializer of the application's may ask the provider for its generator to decide
	 * what is empty.
	 */
	@Test
	void asksSerializersWhatIsEmpty() {
		MapperPair pair = MapperPair.of(() -> mapper(JsonInclude.Include.NON_EMPTY));
		for (int i = 0; i < 12; i++) {
			pair.checkInAllWays(any("empty", new Picky(0), "full", new Picky(1)));
			pair.checkInAllWays(any("none", null, "empty", new Picky(0)));
		}
		pair.encoded(Maps.class);
	}

	private static Maps any(String firstKey, Object first, String secondKey, Object second) {
		Map<String, Object> map = new LinkedHashMap<>();
		map.put(firstKey, first);
		map.put(secondKey, second);
		return new Maps(map, Map.of(), Map.of(), Map.of());
	}

	private static Maps maps() {
		Map<String, Object> any = new LinkedHashMap<>();
		any.put("z", "text");
		any.put("empty", "");
		any.put("none", null);
		any.put("list", Arrays.asList("a", null, new Item("b", 2)));
		any.put("no elements", List.of());
		any.put("item", new Item(null, 0));
		any.put("absent", Optional.empty());
		any.put("present", Optional.of(new Item("c", 3)));
		any.put("zero", 0);
		Map<Integer, String> byNumber = new TreeMap<>();
		byNumber.put(1, "one");
		byNumber.put(2, null);
		byNumber.put(3, "");
		Map<RoundingMode, Item> byEnum = new EnumMap<>(RoundingMode.class);
		byEnum.put(RoundingMode.UP, null);
		byEnum.put(RoundingMode.DOWN, new Item("d", 4));
		Map<String, Optional<String>> optional = new LinkedHashMap<>();
		optional.put("absent", Optional.empty());
		optional.put("none", null);
		optional.put("present", Optional.of("e"));
		return new Maps(any, byNumber, byEnum, optional);
	}

	private static ObjectMapper mapper(JsonInclude.Include include) {
		return JsonMapper.builder()
			.addModules(StarterModules.create())
			.defaultPropertyInclusion(JsonInclude.Value.construct(include, include))
			.build();
	}

	record Maps(Map<String, ?> any, Map<Integer, String> byNumber, Map<RoundingMode, Item> byEnum,
			Map<String, Optional<String>> optional) {
	}

	record Texts(Map<String, String> texts) {
	}

	record WithTypeIds(@JsonTypeInfo(use = JsonTypeInfo.Id.CLASS) Map<String, Object> values, int number) {
	}

	record Item(String name, int number) {
	}

	record Further(@JsonAnyGetter Map<String, ?> further) {
	}

	record Zoo(Map<String, Animal> animals, Map<String, Dog> dogs) {
	}

	record Annotated(@JsonInclude(content = JsonInclude.Include.NON_NULL) Map<String, ?> notNull,
			@JsonInclude(content = JsonInclude.Include.NON_EMPTY) Map<String, ?> notEmpty,
			@JsonInclude(content = JsonInclude.Include.CUSTOM, contentFilter = NoText.class) Map<String, ?> noText) {
	}

	record Included(@JsonInclude(content = JsonInclude.Include.NON_NULL) Map<String, ?> notNull,
			@JsonInclude(content = JsonInclude.Include.NON_EMPTY) Map<String, String> notEmpty) {
	}

	static class NoText {

		@Override
		public boolean equals(Object other) {
			return other == null || "text".equals(other);
		}

		@Override
		public int hashCode() {
			return 1;
		}

	}

	@JsonSerialize(using = OfPicky.class)
	record Picky(int number) {
	}

	static class OfPicky extends JsonSerializer<Picky> {

		@Override
		public boolean isEmpty(SerializerProvider provider, Picky value) {
			if (value.number() < 0) {
				throw new IllegalStateException("negative");
			}
			return provider.getGenerator() != null && value.number() == 0;
		}

		@Override
		public void serialize(Picky value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeNumber(value.number());
		}

	}

}
