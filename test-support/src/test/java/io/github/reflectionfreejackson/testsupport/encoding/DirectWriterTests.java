package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.IOException;
import java.util.AbstractList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.core.util.BufferRecycler;
import com.fasterxml.jackson.core.util.RecyclerPool;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Whole values that are written without a generator, and such as need one.
 */
class DirectWriterTests {

	private static final int MAX_AHEAD = 64 * 1024;

	private static final TypeReference<Map<String, Object>> TEXT_MAP = new TypeReference<>() {
	};

	@Test
	void writesStructuresWithoutGenerator() throws IOException {
		MapperPair pair = MapperPair.withModules();
		Item item = new Item(1);
		Map<String, Object> map = new LinkedHashMap<>();
		map.put("a", item);
		map.put("\u00E4\uD83D\uDE00\"", null);
		map.put("c", List.of(1, "x", 2.5));
		for (Object value : new Object[] { item, new Item(2, item), List.of(item, new Item(3)), List.of(),
				Arrays.asList(null, item, null), List.of(List.of(), List.of(item)), new ArrayDeque<>(List.of(item, 1)),
				Set.of(item), new Item[] { item, null, item }, new Object[0], Optional.of(item),
				Optional.of(List.of(item)), Optional.empty(), new Nothing(), List.of("a", "\n"), many(100) }) {
			assertDirect(pair, value);
		}
		assertDirect(pair, map, TEXT_MAP);
		assertDirect(pair, Map.of(), TEXT_MAP);
		pair.encoded(Item.class);
	}

	@Test
	void writesByRootTypesWithoutGenerator() throws IOException {
		MapperPair pair = MapperPair.withModules();
		Item item = new Item(1);
		assertDirect(pair, List.of(item, new Item(2)), new TypeReference<List<Item>>() {
		});
		assertDirect(pair, Arrays.asList(item, null), new TypeReference<Collection<Item>>() {
		});
		assertDirect(pair, List.of(item, "x"), new TypeReference<List<?>>() {
		});
		assertDirect(pair, Map.of("k", item), new TypeReference<Map<String, Item>>() {
		});
		assertDirect(pair, new Item[] { item }, new TypeReference<Item[]>() {
		});
		assertDirect(pair, Optional.of(item), new TypeReference<Optional<Item>>() {
		});
		pair.encoded(Item.class);
	}

	@ParameterizedTest
	@ValueSource(ints = { 7900, 8000, 8100, 16_000, 31_000 })
	void writesWithoutGeneratorAboveTheSizeOfItsBuffer(int size) throws IOException {
		MapperPair pair = MapperPair.withModules();
		List<Item> items = new ArrayList<>();
		while (pair.plain().writeValueAsBytes(items).length < size) {
			items.add(new Item(items.size()));
		}
		assertDirect(pair, items);
		assertDirect(pair, items.toArray());
		assertDirect(pair, new Item(1, items));
		assertDirect(pair, Map.of("k", items), TEXT_MAP);
	}

	@ParameterizedTest
	@ValueSource(ints = { 400, 1000, 20_000 })
	void opensGeneratorForWhatIsLarge(int count) throws IOException {
		MapperPair pair = MapperPair.withModules();
		List<Item> items = many(count);
		Map<String, Object> map = new LinkedHashMap<>();
		items.forEach((item) -> map.put("key " + map.size(), item));
		for (Object value : new Object[] { items, new ArrayDeque<>(items), items.toArray(), map, new Item(1, items),
				List.of(items), Map.of("k", items), Optional.of(items),
				Collections.nCopies(count, "0123456789".repeat(12)), new Item(1, new Item(2, map)) }) {
			assertGenerator(pair, value);
		}
		assertGenerator(pair, map, TEXT_MAP);
	}

	@Test
	void writesALongListWithoutKeepingIt() throws IOException {
		MapperPair pair = MapperPair.withModules();
		for (Object item : new Object[] { "0123456789", new Item(1), List.of("0123456789") }) {
			EncodingBufferTests.CountingStream stream = new EncodingBufferTests.CountingStream();
			List<Object> list = new AbstractList<>() {

				@Override
				public Object get(int index) {
					stream.atItem(index);
					return item;
				}

				@Override
				public int size() {
					return 500_000;
				}

			};
			assertThat(DirectUse.of(pair.generated()).direct().write(list, stream)).isTrue();
			assertThat(stream.ahead()).isLessThan(MAX_AHEAD);
		}
	}

	@Test
	void opensGeneratorForWhatCannotBeEncoded() throws IOException {
		Item plain = new Item(1);
		for (Object odd : new Object[] { new Odd(), "x".repeat(10_000), new Item(1, new Odd()), nested(40),
				new boolean[] { true } }) {
			MapperPair pair = MapperPair.withModules();
			Item item = new Item(2, odd);
			for (Object value : new Object[] { item, List.of(plain, item, plain), new Object[] { 1, item, odd, plain },
					Arrays.asList(odd, plain, null, odd), new ArrayDeque<>(List.of(plain, plain, odd, item, plain)),
					new Item(3, List.of(plain, item, plain)), new Item(4, item), Optional.of(item), Map.of("k", odd),
					Map.of("k", List.of(1, plain, odd, 2)) }) {
				assertGenerator(pair, value);
			}
			Map<String, Object> map = new LinkedHashMap<>();
			map.put("a", plain);
			map.put("b", odd);
			map.put("c", item);
			assertGenerator(pair, map, TEXT_MAP);
		}
	}

	/**
	 * Type information is written for values as a whole, not where they are of any type.
	 */
	@Test
	void opensGeneratorForTypeInformationAroundValues() throws IOException {
		MapperPair pair = MapperPair.withModules();
		assertGenerator(pair, new Typed());
		assertDirect(pair, new Item(1, new Typed()));
		assertDirect(pair, List.of(new Typed()));
	}

	@Test
	void goesOnAfterManyValuesThatNeedAGenerator() throws IOException {
		MapperPair pair = MapperPair.withModules();
		DirectUse direct = DirectUse.of(pair.generated());
		DirectUse plain = DirectUse.of(pair.plain());
		for (int i = 0; i < 40; i++) {
			Object value = List.of(new Item(1), new Item(i, (i % 3 != 0) ? "x".repeat(10_000) : "x"));
			assertThat(direct.report(value, new WatchedTarget())).isEqualTo(plain.report(value, new WatchedTarget()));
		}
		pair.encoded(Item.class);
	}

	@Test
	void readsNothingTwice() {
		MapperPair pair = MapperPair.withModules();
		for (Object odd : new Object[] { 1, new Odd(), "x".repeat(10_000), nested(40), many(1000) }) {
			for (boolean inList : new boolean[] { true, false }) {
				pair.check("counts", (mapper) -> {
					Counting counting = new Counting(odd);
					Object value = inList ? List.of(counting, 1, counting) : counting;
					return DirectUse.repeated(mapper, value) + counting.count;
				});
			}
		}
		pair.encoded(Counting.class);
	}

	@ParameterizedTest
	@EnumSource(mode = EnumSource.Mode.INCLUDE,
			names = { "AUTO_CLOSE_TARGET", "AUTO_CLOSE_JSON_CONTENT", "FLUSH_PASSED_TO_STREAM", "IGNORE_UNKNOWN" })
	void treatsTheTargetAsFeaturesSay(JsonGenerator.Feature feature) throws IOException {
		for (boolean flushing : new boolean[] { true, false }) {
			MapperPair pair = MapperPair.of(() -> JsonMapper.builder()
				.addModules(StarterModules.create())
				.configure(feature, !feature.enabledByDefault())
				.configure(SerializationFeature.FLUSH_AFTER_WRITE_VALUE, flushing)
				.build());
			assertDirect(pair, List.of(new Item(1), new Item(2)));
			assertGenerator(pair, List.of(new Item(1), new Item(2, new Odd())));
			pair.check("failing", (mapper) -> DirectUse.repeated(mapper, List.of(new Item(1), new Failing())));
		}
	}

	/**
	 * Jackson remembers what it made of a type before it failed, and fails in another way
	 * the second time.
	 */
	@Test
	void failsTheFirstTimeAsJacksonDoesWhereThereIsNoSerializer() {
		for (Object value : new Object[] { new OfWrongShape(Shape.ROUND), new Ambiguous() }) {
			MapperPair pair = MapperPair.of(ObjectMapper::new);
			pair.check("whole", (mapper) -> DirectUse.repeated(mapper, value));
			pair.check("again", (mapper) -> DirectUse.repeated(mapper, value));
		}
	}

	@Test
	void failsWithTheTargetAsWithAGenerator() throws IOException {
		MapperPair pair = MapperPair.withModules();
		for (Object value : new Object[] { List.of(new Item(1), new Item(2)), new Item(1, new Odd()),
				List.of(new Item(1), new Failing()) }) {
			int size = 200;
			for (int room = 0; room < size; room += 7) {
				int limit = room;
				pair.check("room for " + room, (mapper) -> {
					DirectUse use = DirectUse.of(mapper);
					use.report(value, new WatchedTarget());
					return use.report(value, new WatchedTarget(limit, false))
							+ use.report(value, new WatchedTarget(limit, true));
				});
			}
			pair.check("flush",
					(mapper) -> DirectUse.of(mapper).report(value, new WatchedTarget(Integer.MAX_VALUE, true)));
		}
		pair.encoded(Item.class);
	}

	@Test
	void failsWithTheTargetOfLongListsWithTheSameException() throws IOException {
		MapperPair pair = MapperPair.withModules();
		List<Item> items = many(1000);
		byte[] all = pair.plain().writeValueAsBytes(items);
		for (int room = 0; room < all.length; room += 1777) {
			WatchedTarget target = new WatchedTarget(room, false);
			String report = DirectUse.of(pair.generated()).report(items, target);
			assertThat(report).contains("java.io.IOException: full");
			assertThat(target.toByteArray()).isEqualTo(Arrays.copyOf(all, room));
		}
	}

	@Test
	void returnsWhatItTakesFromThePool() throws IOException {
		MapperPair pair = MapperPair.withModules();
		CountingPool pool = new CountingPool();
		pair.generated().getFactory().setRecyclerPool(pool);
		DirectUse use = DirectUse.of(pair.generated());
		List<Object> values = List.of(new Item(1), List.of(new Item(1), new Item(2, new Odd())), many(1000),
				new Failing(), List.of(new Item(1), new Failing()), new Item(1, new Item(2, "x".repeat(10_000))));
		for (Object value : values) {
			for (int room : new int[] { 0, 50, Integer.MAX_VALUE }) {
				use.report(value, new WatchedTarget(room, false));
				assertThat(pool.taken.get()).as("buffers in use").isZero();
			}
		}
		assertThat(pool.used.get()).isPositive();
	}

	private static void assertDirect(MapperPair pair, Object value, TypeReference<?> type) throws IOException {
		JavaType rootType = pair.plain().constructType(type);
		pair.check("root type", (mapper) -> DirectUse.of(mapper, rootType).repeated(value));
		assertThat(DirectUse.of(pair.generated(), rootType).isDirect(value)).as(type.getType().toString()).isTrue();
	}

	private static void assertDirect(MapperPair pair, Object value) throws IOException {
		pair.check("direct", (mapper) -> DirectUse.repeated(mapper, value));
		assertThat(DirectUse.of(pair.generated()).isDirect(value)).as("%s without a generator", value).isTrue();
	}

	private static void assertGenerator(MapperPair pair, Object value) throws IOException {
		pair.check("with generator", (mapper) -> DirectUse.repeated(mapper, value));
		DirectUse use = DirectUse.of(pair.generated());
		assertThat(use.isPossible()).isTrue();
		assertThat(use.isDirect(value)).as("%s without a generator", value).isFalse();
	}

	private static void assertGenerator(MapperPair pair, Object value, TypeReference<?> type) throws IOException {
		JavaType rootType = pair.plain().constructType(type);
		pair.check("root type", (mapper) -> DirectUse.of(mapper, rootType).repeated(value));
		assertThat(DirectUse.of(pair.generated(), rootType).isDirect(value)).as(type.getType().toString()).isFalse();
	}

	private static List<Item> many(int count) {
		List<Item> items = new ArrayList<>();
		for (int i = 0; i < count; i++) {
			items.add(new Item(i));
		}
		return items;
	}

	private static Object nested(int depth) {
		Object value = new Item(1);
		for (int i = 0; i < depth; i++) {
			value = (i % 2 != 0) ? List.of(value, i) : new Item(i, value);
		}
		return value;
	}

	@JsonPropertyOrder({ "number", "text", "nothing", "content", "tags", "last" })
	static class Item {

		public int number;

		public String text = "\u00E4 \uD83D\uDE00 \"quoted\" and some more text to fill the buffer";

		public String nothing;

		public Object content;

		public Optional<List<String>> tags = Optional.of(Arrays.asList("a", null));

		public double last = 1.5;

		Item(int number) {
			this(number, null);
		}

		Item(int number, Object content) {
			this.number = number;
			this.content = content;
		}

	}

	static class Nothing {

		public Integer getNothing() {
			return null;
		}

	}

	@JsonSerialize(using = OddSerializer.class)
	static class Odd {

	}

	static class OddSerializer extends JsonSerializer<Odd> {

		@Override
		public void serialize(Odd value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeStartArray();
			generator.writeString(Contexts.describe(generator.getOutputContext()));
			generator.writeString(generator.getOutputContext().pathAsPointer().toString());
			generator.writeBoolean(generator == ((DefaultSerializerProvider) provider).getGenerator());
			generator.writeEndArray();
		}

	}

	@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_ARRAY)
	static class Typed {

		public int number = 1;

	}

	@JsonPropertyOrder({ "first", "second" })
	static class Failing {

		public int getFirst() {
			return 1;
		}

		public int getSecond() {
			throw new IllegalStateException("second");
		}

	}

	@JsonPropertyOrder({ "first", "content", "last" })
	static class Counting {

		private final Object content;

		private int count;

		Counting(Object content) {
			this.content = content;
		}

		public int getFirst() {
			return ++this.count;
		}

		public Object getContent() {
			this.count++;
			return this.content;
		}

		public List<Integer> getLast() {
			return List.of(++this.count);
		}

	}

	/**
	 * Counts what is in use, and has no recycler twice.
	 */
	static class CountingPool implements RecyclerPool<BufferRecycler> {

		private static final long serialVersionUID = 1L;

		private final AtomicInteger taken = new AtomicInteger();

		private final AtomicInteger used = new AtomicInteger();

		@Override
		public BufferRecycler acquirePooled() {
			this.taken.incrementAndGet();
			this.used.incrementAndGet();
			return new BufferRecycler();
		}

		@Override
		public void releasePooled(BufferRecycler pooled) {
			this.taken.decrementAndGet();
		}

	}

	@JsonFormat(shape = JsonFormat.Shape.BOOLEAN)
	enum Shape {

		ROUND

	}

	record OfWrongShape(Shape shape) {

	}

	static class Ambiguous {

		@JsonProperty("a")
		public int getB() {
			return 1;
		}

		@JsonProperty("a")
		public int getC() {
			return 2;
		}

	}

}
