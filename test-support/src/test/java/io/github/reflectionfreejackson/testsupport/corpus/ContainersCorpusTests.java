package io.github.reflectionfreejackson.testsupport.corpus;

import java.util.AbstractList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import io.github.reflectionfreejackson.test.writing.Format;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Collections, maps, iterators and streams, as properties and as beans.
 */
class ContainersCorpusTests {

	@ParameterizedTest
	@EnumSource(value = SerializationFeature.class,
			names = { "ORDER_MAP_ENTRIES_BY_KEYS", "WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED", "WRITE_ENUMS_USING_TO_STRING",
					"WRITE_ENUM_KEYS_USING_INDEX", "WRITE_CHAR_ARRAYS_AS_JSON_ARRAYS", "EAGER_SERIALIZER_FETCH" })
	@Covers(features = { "List, Set, Deque, SortedSet, EnumMap, EnumSet properties", "raw List and Map properties" },
			traps = { "null Map", "LinkedList, SortedSet, Deque, Iterator, Iterable, Stream, EnumMap, raw List/Map" },
			tier = 2)
	void writesContainers(SerializationFeature feature) {
		Parity.of(() -> new ObjectMapper().configure(feature, feature != SerializationFeature.EAGER_SERIALIZER_FETCH))
			.generated(Containers.class, Element.class)
			.tier(2)
			.check(List.of(new Containers(), new Containers().filled()));
	}

	@Test
	void writesListsThatGrow() {
		Parity.of(ObjectMapper::new).generated(Growing.class).tier(2).check(new Growing());
	}

	@Test
	@Covers(features = { "Iterator, Iterable, Stream properties" },
			traps = "LinkedList, SortedSet, Deque, Iterator, Iterable, Stream, EnumMap, raw List/Map", tier = 2)
	void writesIteratorsAndStreams() {
		Parity.of(() -> new ObjectMapper().registerModule(new Jdk8Module()))
			.generated(OneOff.class, Element.class)
			.tier(2)
			.check(OneOff::new, Format.values());
	}

	@Test
	@Covers(features = "Map subclass", traps = "Map subclass and Collection subclass beans losing entries", tier = 0,
			note = "Jackson writes maps and collections as such, without asking for their properties")
	void writesMapAndCollectionSubclassesWithTheirEntries() {
		Headers headers = new Headers();
		headers.put("b", 1);
		headers.put("a", null);
		Bag bag = new Bag();
		bag.add("x");
		Parity.of(ObjectMapper::new).generated(Holder.class).tier(2).check(new Holder(headers, bag, bag, headers));
	}

	@Test
	@Covers(features = "@JsonFormat(shape = OBJECT) on a Map or Collection subclass",
			traps = { "Map subclass and Collection subclass beans losing entries",
					"@JsonFormat on dates, Duration, numbers, enums, shape OBJECT/ARRAY, WITH/WITHOUT features" },
			tier = 2)
	void writesMapAndCollectionSubclassesAsBeans() {
		BeanMap map = new BeanMap();
		map.put("entry", 1);
		BeanList list = new BeanList();
		list.add("element");
		Parity.of(ObjectMapper::new)
			.generated(BeanMap.class)
			.fallback(BeanList.class, "'isEmpty' is one of java.util.ArrayList, a class of the JDK")
			.check(new Object[] { map, list });
	}

	@Test
	@Covers(features = "Iterable bean",
			traps = "LinkedList, SortedSet, Deque, Iterator, Iterable, Stream, EnumMap, raw List/Map", tier = 0,
			note = "Jackson writes an Iterable as a list unless its shape is POJO")
	void writesIterableBeans() {
		Parity.of(ObjectMapper::new)
			.generated(BeanIterable.class)
			.tier(2)
			.check(List.of(new PlainIterable(), new BeanIterable()));
	}

	@Test
	@Covers(features = "Map.Entry property", tier = 2)
	void writesMapEntries() {
		Parity.of(ObjectMapper::new)
			.generated(Entries.class, Element.class)
			.check(new Entries(Map.entry("a", new Element(1)), Map.entry("b", new Element(2)),
					List.of(Map.entry(1, Set.of(new Element(3))))));
	}

	@Test
	@Covers(features = "List property with null, mixed and nested elements", tier = 2)
	void failsAlikeForElementThatFails() {
		Map<String, Object> deep = new LinkedHashMap<>();
		deep.put("list", Arrays.asList(1, null, new Failing[] { new Failing() }));
		Parity.of(ObjectMapper::new).generated(Failing.class).check(new Object[] { deep });
		Parity.of(() -> JsonMapper.builder().disable(SerializationFeature.WRAP_EXCEPTIONS).build())
			.generated(Failing.class)
			.check(deep);
	}

	record Element(int number) implements Comparable<Element> {

		@Override
		public int compareTo(Element other) {
			return Integer.compare(this.number, other.number);
		}

	}

	static class Containers {

		public Map<String, Element> map;

		public LinkedList<Element> linked;

		public SortedSet<Element> sortedSet;

		public SortedMap<String, List<Element>> sortedMap;

		public Deque<Element> deque;

		public EnumMap<TimeUnit, Element> enumMap;

		public EnumSet<TimeUnit> enumSet;

		@SuppressWarnings("rawtypes")
		public List rawList;

		@SuppressWarnings("rawtypes")
		public Map rawMap;

		public Collection<? extends Element> wildcards;

		public Iterable<Element> iterable;

		public Element[] array;

		public int[][] matrix;

		public char[] characters;

		public byte[] bytes;

		public List<List<Map<Integer, Element>>> nested;

		public Object anything;

		public List<String> strings;

		public Collection<String> stringCollection;

		public String[] stringArray;

		public Set<Long> longs;

		@SuppressWarnings("unchecked")
		Containers filled() {
			this.map = new HashMap<>();
			this.map.put("b", new Element(1));
			this.map.put("a", null);
			this.linked = new LinkedList<>(List.of(new Element(1)));
			this.sortedSet = new TreeSet<>(List.of(new Element(3), new Element(2)));
			this.sortedMap = new TreeMap<>(Map.of("x", List.of(new Element(4)), "w", List.of()));
			this.deque = new ArrayDeque<>(List.of(new Element(5), new Element(6)));
			this.enumMap = new EnumMap<>(Map.of(TimeUnit.DAYS, new Element(7)));
			this.enumSet = EnumSet.of(TimeUnit.HOURS, TimeUnit.DAYS);
			this.rawList = Arrays.asList(1, "a", null, new Element(8), List.of());
			this.rawMap = new LinkedHashMap<>();
			this.rawMap.put(1, new Element(9));
			this.rawMap.put("b", List.of(new Element(10)));
			this.wildcards = Set.of(new Element(11));
			this.iterable = List.of(new Element(12), new Element(13));
			this.array = new Element[] { null, new Element(14) };
			this.matrix = new int[][] { { 1, 2 }, {}, null };
			this.characters = new char[] { 'a', '"' };
			this.bytes = new byte[] { 1, 2, 3 };
			this.nested = List.of(List.of(Map.of(1, new Element(15))));
			this.anything = new Object[] { 1, new Element(16) };
			this.strings = Arrays.asList("a", null);
			this.stringCollection = Set.of("x");
			this.stringArray = new String[] { null, "y" };
			this.longs = Set.of(1L);
			return this;
		}

	}

	static class OneOff {

		public Iterator<Element> iterator = List.of(new Element(1), new Element(2)).iterator();

		public Stream<Element> stream = Stream.of(new Element(3), new Element(4));

		public IntStream numbers = IntStream.range(0, 3);

		@JsonProperty("plain")
		public Iterable<Element> iterable() {
			return () -> List.of(new Element(5)).iterator();
		}

	}

	static class Headers extends HashMap<String, Integer> {

		public String getLost() {
			return "lost";
		}

	}

	static class Bag extends ArrayList<String> {

		public String getLost() {
			return "lost";
		}

	}

	record Holder(Headers headers, Bag bag, Collection<String> collection, Map<String, Integer> map) {
	}

	@JsonFormat(shape = JsonFormat.Shape.OBJECT)
	static class BeanList extends ArrayList<String> {

		public String getFound() {
			return "found";
		}

	}

	@JsonFormat(shape = JsonFormat.Shape.OBJECT)
	static class BeanMap extends HashMap<String, Integer> {

		public String getFound() {
			return "found";
		}

		@Override
		public boolean isEmpty() {
			return super.isEmpty();
		}

	}

	static class PlainIterable implements Iterable<String> {

		public int getSize() {
			return 1;
		}

		@Override
		public Iterator<String> iterator() {
			return List.of("a").iterator();
		}

	}

	@JsonFormat(shape = JsonFormat.Shape.OBJECT)
	static class BeanIterable extends PlainIterable {

	}

	record Entries(Map.Entry<String, Element> entry,
			@JsonFormat(shape = JsonFormat.Shape.OBJECT) Map.Entry<String, Element> bean,
			List<Map.Entry<Integer, Set<Element>>> list) {
	}

	static class Failing {

		public String getText() {
			throw new UnsupportedOperationException("no text");
		}

	}

	static class Growing {

		public List<Integer> getList() {
			return new GrowingList();
		}

	}

	/**
	 * Has one more element each time that it is asked how many.
	 */
	static class GrowingList extends AbstractList<Integer> implements RandomAccess {

		private int size;

		@Override
		public int size() {
			return ++this.size;
		}

		@Override
		public Integer get(int index) {
			return index;
		}

	}

}
