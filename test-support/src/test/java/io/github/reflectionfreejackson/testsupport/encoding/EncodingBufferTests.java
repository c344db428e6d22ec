package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.test.writing.Outcome;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Values that end anywhere in the generator's buffer, and such as fit into none.
 */
@Tag("long-values")
class EncodingBufferTests {

	private static final int MAX_AHEAD = 64 * 1024;

	private static final String[] TEXTS = { "x", "\u00E4", "\"", "\u20AC", "\uD83D\uDE00" };

	@ParameterizedTest
	@ValueSource(ints = { 0, 1, 2, 3 })
	void writesAtEveryOffsetOfTheBuffer(int kind) throws IOException {
		MapperPair pair = MapperPair.withModules();
		Bean bean = new Bean();
		for (int length = 0; length < 9000; length++) {
			bean.prefix = "p".repeat((kind == 0) ? length : 1);
			bean.text = "t".repeat((kind == 1) ? length : 3);
			bean.names = (kind == 2) ? List.of("n".repeat(length % 2049), "n".repeat(length - length % 2049)) : null;
			bean.inner = (kind == 3) ? new Inner("i".repeat(length), List.of(new Inner("x", null)))
					: new Inner("y", null);
			assertSame(pair, bean, length);
		}
		pair.encoded(Bean.class).encoded(Inner.class);
	}

	@Test
	void writesBesideWhatIsInTheBuffer() throws IOException {
		MapperPair pair = MapperPair.withModules();
		Bean bean = new Bean();
		bean.inner = new Inner("inner", List.of(new Inner("x", null)));
		Object[] values = { bean, new Inner("", List.of()), new Empty(), List.of(new Empty(), bean.inner), new Inner(
				"arrays", List.of(new int[] { 1, Integer.MIN_VALUE }, new byte[7], new String[] { "x", null })) };
		for (int used = 7000; used < 8100; used++) {
			for (Object value : values) {
				assertThat(besides(pair.generated(), used, value)).as("%s used", used)
					.isEqualTo(besides(pair.plain(), used, value));
			}
		}
		pair.encoded(Bean.class).encoded(Empty.class);
	}

	@Test
	void writesNamesOfAllLengths() throws IOException {
		MapperPair pair = MapperPair.withModules();
		Names names = new Names();
		assertSame(pair, names, 0);
		assertSame(pair, List.of(names, new OddNames(), names, new OddNames()), 0);
		assertSame(pair, new Inner("holder", List.of(new OddNames(), names)), 0);
		for (int used = 6000; used < 8100; used += 3) {
			Object value = (used % 2 != 0) ? names : new OddNames();
			assertThat(besides(pair.generated(), used, value)).as("%s used", used)
				.isEqualTo(besides(pair.plain(), used, value));
		}
		pair.encoded(Names.class).encoded(OddNames.class);
	}

	@Test
	void writesTextsAroundTheLimit() throws IOException {
		MapperPair pair = MapperPair.withModules();
		for (String text : TEXTS) {
			for (int length = 2040; length <= 2060; length++) {
				checkText(pair, text.repeat(length), length);
			}
			for (int length : new int[] { 10, 1000, 1020, 1024, 1030, 4000, 33_000, 100_000 }) {
				checkText(pair, text.repeat(length), length);
				checkText(pair, "a".repeat(length) + text, length);
				checkText(pair, text + "a".repeat(length), length);
			}
		}
		pair.encoded(Bean.class).encoded(Inner.class);
	}

	@ParameterizedTest
	@ValueSource(ints = { 1, 15, 16, 17, 100, 1000, 100_000 })
	void writesListsAndMapsOfAnySize(int size) throws IOException {
		MapperPair pair = MapperPair.withModules();
		Map<String, Object> map = new LinkedHashMap<>();
		for (int i = 0; i < size; i++) {
			map.put("key " + i, (i % 3 != 0) ? i : new Inner("i" + i, List.of(i)));
		}
		assertSame(pair, new Inner("list", List.copyOf(map.values())), size);
		assertSame(pair, new Inner("array", map.values().toArray()), size);
		assertSame(pair, new Inner("map", map), size);
		assertSame(pair, new Inner("nested", List.of(List.of(1, map, 2), Map.of("k", map.values()))), size);
		assertSame(pair, new Inner("arrays", new Object[][] { {}, { 1 }, map.values().toArray(), {} }), size);
		for (Object array : arrays(size)) {
			assertSame(pair, array, size);
			assertSame(pair, new Inner("array", array), size);
			assertSame(pair, new Inner("nested", List.of(List.of(1, array, 2), Map.of("k", array))), size);
		}
		pair.encoded(Inner.class);
	}

	@Test
	void writesLongArraysWithoutKeepingWhatIsEncoded() throws IOException {
		MapperPair pair = MapperPair.withModules();
		for (int size : new int[] { 2000, 100_000 }) {
			for (Object array : arrays(size)) {
				List<Object> many = Collections.nCopies(5, array);
				for (Object value : List.of(array, many, new Inner("list", many))) {
					CountingStream stream = new CountingStream();
					pair.generated().writeValue(stream, value);
					assertThat(stream.largest).isLessThan(MAX_AHEAD);
				}
			}
		}
		pair.encoded(Inner.class);
	}

	@Test
	void failsInTheMidstOfArraysAsJacksonDoes() {
		MapperPair pair = MapperPair.of(() -> new ObjectMapper(JsonFactory.builder()
			.streamWriteConstraints(StreamWriteConstraints.builder().maxNestingDepth(4).build())
			.build()));
		for (int size : new int[] { 0, 1, 2000, 20_000 }) {
			for (Object array : arrays(size)) {
				Inner inner = new Inner("x", array);
				for (Object value : new Object[] { array, inner, List.of(inner, Map.of("k", array)),
						new Inner("y", List.of(array)), new Inner("y", List.of(inner)),
						new Inner("y", new Inner("x", inner)), new Inner("y", List.of(new Object[] { inner })) }) {
					for (int room : new int[] { 0, 20, 8010, 30_000, Integer.MAX_VALUE }) {
						pair.check("size " + size + " room " + room, (mapper) -> written(mapper, value, room));
					}
				}
			}
		}
		pair.encoded(Inner.class);
	}

	private static String written(ObjectMapper mapper, Object value, int room) {
		WatchedTarget target = new WatchedTarget(room, false);
		Outcome outcome = Outcome.of(() -> {
			DirectUse.of(mapper).write(value, target);
			return new byte[0];
		});
		return outcome + target.describe();
	}

	/**
	 * Return an array of each kind.
	 */
	private static List<Object> arrays(int size) {
		String[] texts = new String[size];
		Arrays.setAll(texts, (index) -> (index % 7 != 0) ? "text " + index : null);
		byte[] bytes = new byte[size];
		for (int i = 0; i < size; i++) {
			bytes[i] = (byte) i;
		}
		return List.of(texts, IntStream.range(0, size).map((index) -> Integer.MIN_VALUE + index).toArray(),
				LongStream.range(0, size).map((index) -> Long.MIN_VALUE + index).toArray(),
				IntStream.range(0, size).mapToDouble((index) -> -Math.PI * index).toArray(), bytes);
	}

	@Test
	void writesALongListWithoutKeepingIt() throws IOException {
		MapperPair pair = MapperPair.withModules();
		for (Object item : new Object[] { "0123456789", new Inner("01234", null), List.of("0123456789") }) {
			for (boolean nested : new boolean[] { false, true }) {
				CountingStream stream = new CountingStream();
				List<Object> list = new AbstractList<>() {

					@Override
					public Object get(int index) {
						stream.atItem(index);
						return item;
					}

					@Override
					public int size() {
						return 1_000_000;
					}

				};
				pair.generated().writeValue(stream, new Inner("list", nested ? List.of(Map.of("k", list)) : list));
				assertThat(stream.written).isGreaterThan(12_000_000);
				assertThat(stream.ahead).isLessThan(MAX_AHEAD);
				assertThat(stream.largest).isLessThan(MAX_AHEAD);
			}
		}
		pair.encoded(Inner.class);
	}

	/**
	 * With mappers of their own, for those learn what cannot be encoded.
	 */
	private static void checkText(MapperPair pair, String text, int length) throws IOException {
		Bean bean = new Bean();
		bean.text = text;
		assertSame(pair, bean, length);
		bean.text = null;
		bean.names = Arrays.asList("a", text, null, text);
		assertSame(pair, bean, length);
		bean.names = null;
		bean.inner = new Inner(text, Map.of(text, text));
		assertSame(pair, bean, length);
		bean.inner = new Inner("x", List.of(new Inner(text, new Object[] { text, 1 })));
		assertSame(pair, bean, length);
		bean.inner = new Inner("x", List.of(new Inner("y", new String[] { "a", text, null, text })));
		assertSame(pair, bean, length);
	}

	private static void assertSame(MapperPair pair, Object value, int size) throws IOException {
		byte[] expected = pair.plain().writeValueAsBytes(value);
		DirectUse direct = DirectUse.of(pair.generated());
		for (int i = 0; i < 2; i++) {
			WatchedTarget target = new WatchedTarget();
			direct.write(value, target);
			assertThat(Arrays.equals(target.toByteArray(), expected)).as("direct, size %s", size).isTrue();
		}
		if (!Arrays.equals(pair.generated().writeValueAsBytes(value), pair.plain().writeValueAsBytes(value))) {
			pair.check("size " + size, (mapper) -> EncodingGateTests.text(mapper.writeValueAsBytes(value)));
		}
	}

	private static byte[] besides(ObjectMapper mapper, int used, Object value) throws IOException {
		ByteArrayOutputStream stream = new ByteArrayOutputStream();
		try (JsonGenerator generator = mapper.createGenerator(stream)) {
			generator.writeStartArray();
			generator.writeRaw(" ".repeat(used));
			mapper.writeValue(generator, value);
			mapper.writeValue(generator, value);
		}
		return stream.toByteArray();
	}

	@JsonPropertyOrder({ "prefix", "text", "number", "names", "fraction", "inner", "last" })
	static class Bean {

		public String prefix = "";

		public String text;

		public int number = Integer.MIN_VALUE;

		public List<String> names;

		public double fraction = -1.2345678901234567E-300;

		public Inner inner;

		public boolean last;

	}

	static class Inner {

		public String text;

		public Object content;

		public long number = Long.MIN_VALUE;

		Inner(String text, Object content) {
			this.text = text;
			this.content = content;
		}

	}

	static class Empty {

		public Integer getNothing() {
			return null;
		}

	}

	static class CountingStream extends OutputStream {

		private long written;

		private long largest;

		private long ahead;

		long written() {
			return this.written;
		}

		long ahead() {
			return this.ahead;
		}

		/**
		 * Note that an item is read, each of which takes ten bytes at least.
		 */
		void atItem(int index) {
			this.ahead = Math.max(this.ahead, index * 10L - this.written);
		}

		@Override
		public void write(int octet) {
			this.written++;
		}

		@Override
		public void write(byte[] bytes, int offset, int length) {
			this.written += length;
			this.largest = Math.max(this.largest, length);
		}

	}

	static class Names {

		public String n = "1";

		public String nn = "2";

		public String nnn = "3";

		public String nnnn = "4";

		public String nnnnn = "5";

		public String nnnnnn = "6";

		public String nnnnnnn = "7";

		public String nnnnnnnn = "8";

		public String nnnnnnnnn = "9";

		public String nnnnnnnnnn = "10";

		public String nnnnnnnnnnn = "11";

		public String nnnnnnnnnnnn = "12";

		public String nnnnnnnnnnnnn = "13";

		public String nnnnnnnnnnnnnn = "14";

		public String nnnnnnnnnnnnnnn = "15";

		public String nnnnnnnnnnnnnnnn = "16";

		public String nnnnnnnnnnnnnnnnn = "17";

		public String nnnnnnnnnnnnnnnnnn = "18";

		public String nnnnnnnnnnnnnnnnnnn = "19";

		public String nnnnnnnnnnnnnnnnnnnn = "20";

		public String nnnnnnnnnnnnnnnnnnnnn = "21";

		public String nnnnnnnnnnnnnnnnnnnnnn = "22";

		public String nnnnnnnnnnnnnnnnnnnnnnn = "23";

		public String nnnnnnnnnnnnnnnnnnnnnnnn = "24";

		public String nnnnnnnnnnnnnnnnnnnnnnnnn = "25";

		public String nnnnnnnnnnnnnnnnnnnnnnnnnn = "26";

		public String nnnnnnnnnnnnnnnnnnnnnnnnnnn = "27";

		public String nnnnnnnnnnnnnnnnnnnnnnnnnnnn = "28";

		public String nnnnnnnnnnnnnnnnnnnnnnnnnnnnn = "29";

		public String nnnnnnnnnnnnnnnnnnnnnnnnnnnnnn = "30";

		public String nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn = "31";

		public String nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn = "32";

		public String nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn = "33";

		public String nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn = "34";

		public String nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn = "35";

		public String nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn = "36";

		public String nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn = "37";

		public String nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn = "38";

		public String nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn = "39";

		public String nnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnnn = "40";

	}

	static class OddNames {

		@JsonProperty("\u00E4")
		public Object odd0 = List.of(0, Map.of("k", "\u00E4"));

		@JsonProperty("\u00E4\u00E4\u00E4")
		public Object odd1 = List.of(1, Map.of("k", "\u00E4\u00E4\u00E4"));

		@JsonProperty("\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4")
		public Object odd2 = List.of(2, Map.of("k", "\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4"));

		@JsonProperty("\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4" + "\u00E4\u00E4\u00E4\u00E4\u00E4")
		public int odd3 = 3;

		@JsonProperty("\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4"
				+ "\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4")
		public int odd4 = 4;

		@JsonProperty("\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4"
				+ "\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4\u00E4")
		public int odd5 = 5;

		@JsonProperty("a\"b")
		public Object odd6 = List.of(6, Map.of("k", "a\"b"));

		@JsonProperty("\\")
		public Object odd7 = List.of(7, Map.of("k", "\\"));

		@JsonProperty("\n\u0001")
		public Object odd8 = List.of(8, Map.of("k", "\n\u0001"));

		@JsonProperty("\uD83D\uDE00 name")
		public Object odd9 = List.of(9, Map.of("k", "\uD83D\uDE00 name"));

		@JsonProperty("xxxxxxxxxxxxxxxxxxxxxxxxxxxxx\u20AC")
		public Object odd10 = List.of(10, Map.of("k", "xxxxxxxxxxxxxxxxxxxxxxxxxxxxx\u20AC"));

		@JsonProperty("yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy"
				+ "yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy")
		public int odd11 = 11;

		@JsonProperty("\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"\"" + "\"\"\"\"\"\"\"\"\"\"")
		public int odd12 = 12;

	}

}
