package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Collections, maps and references.
 */
class ReadContainersTests {

	private static final String GETTERS = "final collections without setter (getters as setters)";

	@Test
	@CoversReading(GETTERS)
	void readsIntoWhatGettersReturn() {
		ReadParity.of(ObjectMapper::new)
			.generated(Getters.class, Item.class)
			.updating(Getters::new)
			.check(Getters.class, "{\"tags\":[\"a\"],\"byName\":{\"k\":{\"id\":1}},\"items\":[{\"id\":2}]}");
		ReadParity.of(() -> JsonMapper.builder().disable(MapperFeature.USE_GETTERS_AS_SETTERS).build())
			.generated(Getters.class)
			.check(Getters.class, "{\"tags\":[\"a\"],\"byName\":{}}");
	}

	@Test
	@CoversReading(GETTERS)
	void readsIntoFinalFields() {
		ReadParity.of(ObjectMapper::new)
			.updating(FinalCollections::new)
			.check(FinalCollections.class, "{\"tags\":[\"a\"],\"byName\":{\"k\":{\"id\":1}}}");
		ReadParity.of(() -> JsonMapper.builder().disable(MapperFeature.ALLOW_FINAL_FIELDS_AS_MUTATORS).build())
			.generated(FinalCollections.class)
			.updating(FinalCollections::new)
			.check(FinalCollections.class, "{\"tags\":[\"a\"],\"byName\":{\"k\":{\"id\":1}}}");
	}

	@Test
	@CoversReading(GETTERS)
	void failsWhereGetterReturnsNull() {
		ReadParity.of(ObjectMapper::new)
			.generated(NullGetter.class)
			.check(NullGetter.class, "{\"tags\":[\"a\"],\"map\":{\"k\":1}}");
	}

	@Test
	void readsCollections() {
		ReadParity.of(ObjectMapper::new)
			.generated(Collections.class, Item.class)
			.check(Collections.class,
					"{\"set\":[\"a\",\"b\",\"a\"],\"sorted\":[2,1],\"deque\":[{\"id\":1}],\"linked\":[\"x\"]}",
					"{\"enums\":[\"ONE\"],\"collection\":[{\"id\":3}],\"iterable\":[1],\"raw\":[{\"a\":[]}],\"nested\":[[\"a\"]]}");
	}

	@Test
	void readsMaps() {
		ReadParity.of(ObjectMapper::new)
			.generated(Maps.class, Item.class)
			.check(Maps.class,
					"{\"byNumber\":{\"1\":{\"id\":1}},\"byEnum\":{\"ONE\":1},\"sorted\":{\"b\":\"x\",\"a\":null}}",
					"{\"concurrent\":{\"k\":1},\"raw\":{\"k\":[1]},\"nested\":{\"k\":{\"l\":{\"id\":2}}},\"byFlag\":{\"true\":\"a\"}}");
	}

	@Test
	void readsSubclassesOfContainers() {
		ReadParity.of(ObjectMapper::new)
			.generated(Item.class)
			.check(SubclassHolder.class, "{\"list\":[{\"id\":1}],\"map\":{\"k\":{\"id\":2}}}");
	}

	@Test
	@CoversReading("Optional<T> losing T")
	void readsReferences() {
		String[] documents = { "{\"item\":{\"id\":1},\"list\":[{\"id\":2}],\"text\":\"a\",\"i\":1,\"l\":2,\"d\":0.5}",
				"{\"reference\":{\"id\":3},\"number\":4,\"nested\":{\"id\":5}}" };
		ReadParity.of(() -> new ObjectMapper().registerModule(new Jdk8Module()))
			.generated(References.class, Item.class)
			.check(References.class, documents);
		ReadParity.of(ObjectMapper::new).check(References.class, documents);
	}

	@Test
	@CoversReading("Optional<T> losing T")
	void readsReferencesByCreator() {
		ReadParity.of(() -> new ObjectMapper().registerModule(new Jdk8Module()))
			.generated(OptionalRecord.class, Item.class)
			.check(OptionalRecord.class, "{\"item\":{\"id\":1},\"list\":[{\"id\":2}],\"number\":3}");
	}

	@ParameterizedTest
	@ValueSource(strings = { "ACCEPT_SINGLE_VALUE_AS_ARRAY", "UNWRAP_SINGLE_VALUE_ARRAYS",
			"USE_JAVA_ARRAY_FOR_JSON_ARRAY", "ACCEPT_EMPTY_ARRAY_AS_NULL_OBJECT" })
	void readsArraysWithFeature(String feature) {
		ReadParity.of(() -> new ObjectMapper().enable(DeserializationFeature.valueOf(feature)))
			.generated(Getters.class, Item.class)
			.check(Getters.class, "{\"tags\":[\"a\"],\"items\":[{\"id\":2}]}", "[{\"tags\":\"a\"}]",
					"{\"tags\":\"a\",\"items\":{\"id\":[2]}}");
	}

	@Test
	void readsBeansInRootContainers() {
		ReadParity.of(ObjectMapper::new).generated(Item.class).check(new TypeReference<List<Item>>() {
		}, "[{\"id\":1},null,{\"id\":2}]");
		ReadParity.of(ObjectMapper::new).generated(Item.class).check(Item[].class, "[{\"id\":1},{}]");
		ReadParity.of(ObjectMapper::new).generated(Item.class).check(new TypeReference<Map<Integer, Set<Item>>>() {
		}, "{\"1\":[{\"id\":1}]}");
	}

	static class Item {

		public int id;

	}

	enum Size {

		ONE, TWO

	}

	static class Getters {

		private final List<String> texts = new ArrayList<>(List.of("before"));

		private final Map<String, Item> named = new HashMap<>();

		private Collection<Item> more = new ArrayList<>();

		public List<String> getTags() {
			return this.texts;
		}

		public Map<String, Item> getByName() {
			return this.named;
		}

		public Collection<Item> getItems() {
			return this.more;
		}

	}

	static class FinalCollections {

		private final List<String> tags = new ArrayList<>(List.of("before"));

		private final Map<String, Item> byName = new HashMap<>();

		public List<String> getTags() {
			return this.tags;
		}

		public Map<String, Item> getByName() {
			return this.byName;
		}

	}

	static class NullGetter {

		public List<String> getTags() {
			return null;
		}

		public Map<String, Integer> getMap() {
			return Map.of();
		}

	}

	static class Collections {

		public Set<String> set;

		public SortedSet<Integer> sorted;

		public Deque<Item> deque = new ArrayDeque<>();

		public LinkedList<String> linked;

		public EnumSet<Size> enums;

		public Collection<? extends Item> collection;

		public Iterable<Integer> iterable;

		@SuppressWarnings("rawtypes")
		public List raw;

		public List<Set<String>> nested;

	}

	static class Maps {

		public Map<Integer, Item> byNumber;

		public EnumMap<Size, Integer> byEnum;

		public SortedMap<String, String> sorted;

		public ConcurrentHashMap<String, Integer> concurrent;

		@SuppressWarnings("rawtypes")
		public Map raw;

		public NavigableMap<String, TreeMap<String, Item>> nested;

		public Map<Boolean, String> byFlag;

	}

	static class ItemList extends ArrayList<Item> {

	}

	static class ItemMap extends HashMap<String, Item> {

	}

	static class SubclassHolder {

		public ItemList list;

		public ItemMap map;

	}

	static class References {

		public Optional<Item> item;

		public Optional<List<Item>> list = Optional.empty();

		private Optional<String> text;

		public OptionalInt i;

		public OptionalLong l;

		public OptionalDouble d;

		public AtomicReference<Item> reference;

		public AtomicInteger number;

		public Optional<Optional<Item>> nested;

		public void setText(Optional<String> text) {
			this.text = text;
		}

	}

	record OptionalRecord(Optional<Item> item, Optional<List<Item>> list, OptionalInt number) {
	}

}
