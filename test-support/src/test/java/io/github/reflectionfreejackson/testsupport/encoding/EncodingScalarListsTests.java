package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.IOException;
import java.util.AbstractCollection;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.RandomAccess;
import java.util.function.IntFunction;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.type.TypeFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Lists and collections of strings and integers, which have code of their own, anywhere
 * in a run, and longer than one.
 */
@Tag("long-values")
class EncodingScalarListsTests {

	private static final int MAX_AHEAD = 64 * 1024;

	private static final int MANY = 1_000_000;

	private static final TypeFactory TYPES = TypeFactory.defaultInstance();

	@ParameterizedTest
	@ValueSource(ints = { 0, 1, 2, 7, 100, 3_000, 12_000 })
	void writesListsOfAnySizeInAllPlaces(int size) {
		MapperPair pair = MapperPair.withModules();
		for (int kind = 0; kind < Lists.KINDS; kind++) {
			Lists lists = new Lists(kind, size);
			Object list = lists.of(kind);
			for (Object value : new Object[] { lists, list, List.of(lists, "x", lists), List.of(list, list),
					Map.of("k", list), Map.of("\u00E4", List.of(lists, 1)), new Object[] { lists, list } }) {
				pair.checkInAllWays(value);
			}
			JavaType type = lists.typeOf(kind);
			pair.check("as its type " + type, (mapper) -> DirectUse.of(mapper, type).repeated(list));
		}
		pair.encoded(Lists.class);
	}

	/**
	 * The generator's context counts the elements that were written.
	 */
	@Test
	void tellsHowManyElementsThereAre() {
		MapperPair pair = MapperPair.withModules();
		for (int kind = 0; kind < Lists.KINDS; kind++) {
			for (int before : new int[] { 0, 3, 5_000 }) {
				Lists lists = new Lists(kind, before);
				lists.add(kind, new Failing());
				for (Object value : List.of(lists, lists.of(kind), List.of(1, lists), Map.of("k", lists))) {
					pair.checkInAllWays(value);
					pair.checkContext("kind " + kind, value);
				}
				JavaType type = lists.typeOf(kind);
				Object list = lists.of(kind);
				pair.checkContext("as its type " + type, list, (mapper) -> mapper.writerFor(type));
				pair.check("as its type " + type, (mapper) -> DirectUse.of(mapper, type).repeated(list));
			}
		}
		pair.encoded(Lists.class);
	}

	/**
	 * Each element takes as much room as it may, at every distance from the end of a
	 * buffer.
	 */
	@Test
	void writesAtEveryOffsetOfTheBuffer() {
		MapperPair pair = MapperPair.withModules();
		for (int kind = 0; kind < Lists.KINDS; kind++) {
			Lists lists = new Lists(kind, 0);
			for (int length = 0; length < 24; length++) {
				lists.before = "x".repeat(length);
				for (int size : new int[] { 500, 1_000 }) {
					lists.replaceByLargest(kind, size);
					pair.check("kind " + kind, (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(lists))
							+ DirectUse.repeated(mapper, lists));
				}
			}
		}
		pair.encoded(Lists.class);
	}

	@Test
	void writesWithoutKeepingWhatIsEncoded() throws IOException {
		MapperPair pair = MapperPair.withModules();
		for (int kind = 0; kind < Lists.KINDS; kind++) {
			EncodingBufferTests.CountingStream stream = new EncodingBufferTests.CountingStream();
			Lists lists = new Lists(kind, 0);
			lists.replace(kind, stream::atItem, MANY);
			pair.generated().writeValue(stream, new Holder(List.of(Map.of("k", lists))));
			assertThat(stream.written()).as("kind %s", kind).isGreaterThan(MANY * 10L);
			assertThat(stream.ahead()).as("kind %s", kind).isLessThan(MAX_AHEAD);
		}
		pair.encoded(Lists.class).encoded(Holder.class);
	}

	record Holder(Object value) {
	}

	/**
	 * A list or collection of each kind, of which all but one are {@code null}.
	 */
	static class Lists {

		static final int KINDS = 6;

		public String before = "first";

		public List<String> texts;

		public Collection<String> set;

		public List<Integer> integers;

		public List<Long> longs;

		public Collection<Integer> numbers;

		public List<Object> mixed;

		public int after = 1;

		Lists(int kind, int size) {
			List<Object> values = new ArrayList<>();
			for (int i = 0; i < size; i++) {
				values.add(element(kind, i));
			}
			set(kind, isCollection(kind) ? new LinkedHashSet<>(values) : values);
		}

		private static boolean isCollection(int kind) {
			return kind == 1 || kind == 4;
		}

		private static Object element(int kind, int index) {
			if (index % 7 == 3) {
				return null;
			}
			switch (kind) {
				case 0:
				case 1:
					return (index % 1_000 != 99) ? "\u00E4 \"text\" " + index : index + "x".repeat(3_000);
				case 2:
				case 4:
					return Integer.MIN_VALUE + index * 350_000;
				case 3:
					return Long.MIN_VALUE + index * 1_500_000_000_000_000L;
				default:
					return (index % 2 != 0) ? index : "text " + index;
			}
		}

		@SuppressWarnings("unchecked")
		private void set(int kind, Collection<?> values) {
			switch (kind) {
				case 0:
					this.texts = (List<String>) values;
					break;
				case 1:
					this.set = (Collection<String>) values;
					break;
				case 2:
					this.integers = (List<Integer>) values;
					break;
				case 3:
					this.longs = (List<Long>) values;
					break;
				case 4:
					this.numbers = (Collection<Integer>) values;
					break;
				default:
					this.mixed = (List<Object>) values;
					break;
			}
		}

		@SuppressWarnings("unchecked")
		Collection<Object> of(int kind) {
			return (Collection<Object>) switch (kind) {
				case 0 -> this.texts;
				case 1 -> this.set;
				case 2 -> this.integers;
				case 3 -> this.longs;
				case 4 -> this.numbers;
				default -> this.mixed;
			};
		}

		JavaType typeOf(int kind) {
			Class<?> element = new Class<?>[] { String.class, String.class, Integer.class, Long.class, Integer.class,
					Object.class }[kind];
			return TYPES.constructCollectionType(isCollection(kind) ? Collection.class : ArrayList.class, element);
		}

		/**
		 * Add what does not belong there.
		 */
		void add(int kind, Object foreign) {
			of(kind).add(foreign);
		}

		/**
		 * Have so many elements that take as many bytes as they may.
		 */
		void replaceByLargest(int kind, int size) {
			String escaped = "\u0001".repeat(3);
			Object element = new Object[] { escaped, escaped, Integer.MIN_VALUE, Long.MIN_VALUE, Integer.MIN_VALUE,
					escaped }[kind];
			set(kind, new ArrayList<>(Collections.nCopies(size, element)));
		}

		/**
		 * Have so many elements of ten bytes or more read one by one.
		 */
		void replace(int kind, Reads reads, int size) {
			Object element = new Object[] { "0123456789", "0123456789", 1_234_567_890, 1_234_567_890L, 1_234_567_890,
					"0123456789" }[kind];
			IntFunction<Object> values = (index) -> {
				reads.at(index);
				return element;
			};
			ReadList list = new ReadList(values, size);
			set(kind, isCollection(kind) ? new ReadCollection(list) : list);
		}

	}

	/**
	 * Told of each element that is read.
	 */
	interface Reads {

		void at(int index);

	}

	static class ReadList extends AbstractList<Object> implements RandomAccess {

		private final IntFunction<Object> values;

		private final int size;

		ReadList(IntFunction<Object> values, int size) {
			this.values = values;
			this.size = size;
		}

		@Override
		public Object get(int index) {
			return this.values.apply(index);
		}

		@Override
		public int size() {
			return this.size;
		}

	}

	static class ReadCollection extends AbstractCollection<Object> {

		private final List<Object> list;

		ReadCollection(List<Object> list) {
			this.list = list;
		}

		@Override
		public Iterator<Object> iterator() {
			return Collections.unmodifiableList(this.list).iterator();
		}

		@Override
		public int size() {
			return this.list.size();
		}

	}

	static class Failing {

		public String getText() {
			throw new IllegalStateException("failing");
		}

	}

}
