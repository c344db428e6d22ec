package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.MappingIterator;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

/**
 * What generated code recognizes in the buffer of a parser, and what it leaves to the
 * parser: characters, numbers, ends of the buffer, white space, and limits.
 */
class ReadBuffersTests {

	static final int BUFFER = 8000;

	private static final String DOCUMENT = "{\"text\":\"a\",\"number\":1,\"flag\":true}";

	@Test
	void readsTextsOfAllCharacters() {
		List<String> documents = new ArrayList<>();
		for (int character = 1; character <= 0x1FF; character++) {
			for (int length : new int[] { 0, 7, 8, 20 }) {
				String text = "x".repeat(length) + (char) character + "y";
				documents.add("{\"text\":\"" + text + "\",\"number\":1,\"flag\":true}");
			}
		}
		for (String escape : List.of("\\n", "\\\"", "\\\\", "\\/", "\\u0041", "\\u00e9", "\\uD83D\\uDE00", "\\x",
				"\\u00", "\uD83D\uDE00", "\u20AC", "\uFFFF", "\u0800")) {
			documents.add("{\"text\":\"a" + escape + "b\",\"number\":1}");
			documents.add("{\"text\":\"" + escape + "\",\"number\":1}");
		}
		documents.add("{\"text\":\"" + "x".repeat(100_000) + "\u00e9\",\"next\":{\"text\":\"\u00e9\"}}");
		checkSame(Simple.class, documents);
		checkSame(Arguments.class, documents);
	}

	@Test
	void readsNumbersOfAllShapes() {
		List<String> numbers = new ArrayList<>(List.of("0", "-0", "00", "01", "-01", "-", "+1", "1.", ".5", "1e3",
				"1E-3", "1.5e10", "-0.0", "0.0", "0.1", "00.1", "1.0000000000000001", "123456789012345.6",
				"12345678901234.5", "0.000000000000001", "9007199254740993.0", "2147483647", "2147483648",
				"-2147483648", "-2147483649", "999999999999999999", "9223372036854775807", "9223372036854775808",
				"-9223372036854775808", "99999999999999999999999", "1 ", "1\t", "1x", "1.5x", "1.5.5", "--1", "NaN",
				"\u00e9", "\u20AC", "\"1\"", "\"NaN\"", "true", "tru", "trueX", "xrue", "falseX", "xalse", "fals",
				"false ", "null", "nul", "[1]", "{}"));
		Random random = new Random(17);
		for (int i = 0; i < 500; i++) {
			numbers.add(Long.toString(random.nextLong() >> random.nextInt(64)));
			numbers.add(Double.toString(random.nextLong(1_000_000_000_000_000L) / Math.pow(10, random.nextInt(16))));
			numbers.add(Double.toString(random.nextGaussian() * 1000));
		}
		List<String> documents = new ArrayList<>();
		for (String number : numbers) {
			for (String name : List.of("number", "big", "decimal", "flag")) {
				documents.add("{\"" + name + "\":" + number + ",\"text\":\"a\"}");
				documents.add("{\"text\":\"a\",\"" + name + "\":" + number + "}");
			}
		}
		checkSame(Simple.class, documents);
		checkSame(Arguments.class, documents);
	}

	@Test
	void readsObjectsWithPropertiesLeftOut() {
		String[] properties = { "'text':'a'", "'number':1", "'big':2", "'decimal':1.5", "'flag':true", "'list':[{}]",
				"'next':{'number':1}" };
		List<String> documents = new ArrayList<>();
		for (int present = 0; present < 1 << properties.length; present++) {
			List<String> chosen = new ArrayList<>();
			for (int i = 0; i < properties.length; i++) {
				if ((present & 1 << i) != 0) {
					chosen.add(properties[i].replace('\'', '"'));
				}
			}
			for (String end : List.of("}", ",}", "]", ",\"other\":[]}", "} ", "")) {
				documents.add("{" + String.join(",", chosen) + end);
			}
		}
		checkSame(Simple.class, documents);
		checkSame(Arguments.class, documents);
	}

	@Test
	void readsWhatTheBufferEndsIn() {
		String document = "{\"text\":\"abcdefghij\",\"number\":12345,\"big\":123456789012,\"decimal\":12.25,\"flag\":true,"
				+ "\"next\":{\"flag\":false,\"text\":\"\",\"list\":[{\"number\":1},{\"number\":2}]}}";
		List<String> documents = new ArrayList<>();
		for (int end = 0; end <= document.length() + 1; end++) {
			documents.add(" ".repeat(BUFFER - end) + document);
		}
		checkSame(Simple.class, documents);
		ReadParity.of(ObjectMapper::new).straightLine(Simple.class).checkUse((mapper) -> {
			List<Simple> values = new ArrayList<>();
			for (int chunk = 1; chunk <= document.length(); chunk++) {
				values.add(mapper.readValue(chunks(document, chunk), Simple.class));
			}
			return values;
		});
	}

	/**
	 * What a part is read into holds the end of a longer one that was read before.
	 */
	@Test
	void readsNothingBehindTheEndOfTheBuffer() {
		String document = "{\"text\":\"abc\",\"number\": 12345,\"big\":123456789012, \"decimal\": 12.25,\"flag\":true,"
				+ "\"next\":{\"text\":\"\",\"flag\": false}}";
		List<List<String>> parts = new ArrayList<>();
		for (int end = 1; end < document.length(); end++) {
			String begin = document.substring(0, end);
			String rest = document.substring(end) + "]";
			parts.add(List.of("    [", document + ",", begin, rest));
			for (String before : List.of(",", "}", "0", "'", " ", "true,")) {
				parts.add(List.of("[{\"text\":\"" + before.repeat(200), "\"}," + begin, rest));
			}
		}
		ReadParity.of(ObjectMapper::new)
			.straightLine(Simple.class)
			.checkUse((mapper) -> parts.stream()
				.map((part) -> outcome(() -> List.of(mapper.readValue(inParts(part), Simple[].class))))
				.toList());
	}

	@Test
	void failsAsWhatIsReadFrom() {
		String document = "{\"text\":\"abc\",\"number\":12345,\"decimal\":12.25,\"flag\":true,\"next\":{\"flag\":false}}";
		for (Throwable failure : List.of(new IOException("checked"), new IllegalStateException("unchecked"),
				new AssertionError("error"))) {
			ReadParity.of(ObjectMapper::new).straightLine(Simple.class).checkUse((mapper) -> {
				List<String> outcomes = new ArrayList<>(List.of(outcome(() -> mapper.readValue(document, Simple.class)),
						outcome(() -> mapper.readValue(document, Simple.class))));
				for (int end = 4; end < document.length(); end++) {
					InputStream failing = new SequenceInputStream(
							new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8), 0, end),
							new Failing(failure));
					Throwable thrown = catchThrowable(() -> mapper.readValue(failing, Simple.class));
					outcomes.add(end + " " + thrown + " by " + thrown.getCause());
				}
				return outcomes;
			});
		}
	}

	@Test
	void readsDocumentsWithSpaceEverywhere() {
		String document = "{\"text\":\"a\",\"number\":1,\"next\":{\"flag\":true,\"decimal\":1.5},\"big\":2}";
		List<String> documents = new ArrayList<>();
		for (String space : List.of(" ", "\n", "\t\r\n  ", "/* x */", "#\n", "x")) {
			for (int i = 0; i <= document.length(); i++) {
				documents.add(document.substring(0, i) + space + document.substring(i));
			}
		}
		checkSame(Simple.class, documents);
		checkSame(Arguments.class, documents);
		ReadParity
			.of(() -> new ObjectMapper().enable(JsonParser.Feature.ALLOW_COMMENTS,
					JsonParser.Feature.ALLOW_YAML_COMMENTS))
			.straightLine(Simple.class)
			.checkUse((mapper) -> outcomes(mapper, Simple.class, documents));
	}

	@Test
	void reportsWhereSomethingIsWrongAfterWhatWasTaken() {
		ReadParity.of(ObjectMapper::new)
			.straightLine(Simple.class, Strict.class)
			.check(Simple.class,
					"{\"text\":\"a\",\n\"number\":1,\"flag\":true,\n \"next\":{\"text\":\"b\",\"strict\":{\"even\":3}}}",
					"{\"text\":\"a\",\"number\":1,\n\n\"big\":\"x\"}", "{\"text\":\"a\",\"number\":1,\"next\":[{}]}",
					"{\"text\":\"a\",\n\"number\":1,\"next\":{\"text\":\"b\"");
	}

	@Test
	void keepsLimitsOfParsers() {
		for (StreamReadConstraints.Builder limits : List.of(StreamReadConstraints.builder().maxNameLength(3),
				StreamReadConstraints.builder().maxStringLength(3), StreamReadConstraints.builder().maxNumberLength(3),
				StreamReadConstraints.builder().maxTokenCount(6), StreamReadConstraints.builder().maxNestingDepth(2),
				StreamReadConstraints.builder().maxDocumentLength(40))) {
			ReadParity.of(() -> {
				ObjectMapper mapper = new ObjectMapper();
				mapper.getFactory().setStreamReadConstraints(limits.build());
				return mapper;
			})
				.straightLine(Simple.class)
				.unmutated()
				.check(Simple.class, "{\"text\":\"abcd\",\"number\":12345}",
						"{\"number\":1,\"text\":\"abc\",\"big\":123}",
						"{\"next\":{\"next\":{\"next\":{\"number\":1}}}}",
						"{\"decimal\":1.25,\"flag\":true,\"big\":12345}");
		}
	}

	@Test
	void keepsLimitsOfEachParser() {
		JsonFactory limited = JsonFactory.builder()
			.streamReadConstraints(StreamReadConstraints.builder().maxTokenCount(4).build())
			.build();
		byte[] bytes = DOCUMENT.getBytes(StandardCharsets.UTF_8);
		ReadParity.of(ObjectMapper::new)
			.straightLine(Simple.class)
			.checkUse((mapper) -> List.of(outcome(() -> mapper.readValue(bytes, Simple.class)),
					outcome(() -> mapper.readValue(bytes, Simple.class)),
					outcome(() -> mapper.readValue(limited.createParser(bytes), Simple.class))));
	}

	/**
	 * Parsers ask for the limit when a buffer is full, and say how much they have then:
	 * recycled buffers may be of another size each time.
	 */
	@Test
	void refusesTooLongTextWhereTheParserDoes() {
		for (String text : List.of("x".repeat(100_000), "\u00e9" + "x".repeat(100_000), "x".repeat(99_999) + "\u00e9",
				"x".repeat(10_001), "x".repeat(10_000), "x".repeat(9_999) + "\\n")) {
			ReadParity.of(() -> {
				ObjectMapper mapper = new ObjectMapper();
				mapper.getFactory().setRecyclerPool(JsonRecyclerPools.nonRecyclingPool());
				mapper.getFactory()
					.setStreamReadConstraints(StreamReadConstraints.builder().maxStringLength(10_000).build());
				return mapper;
			}).straightLine(Simple.class, Arguments.class).checkUse((mapper) -> {
				List<String> outcomes = new ArrayList<>();
				for (Class<?> type : List.of(Simple.class, Arguments.class)) {
					for (String start : List.of("{", "{", "{\"number\":1,")) {
						byte[] bytes = (start + "\"text\":\"" + text + "\"}").getBytes(StandardCharsets.UTF_8);
						outcomes.add(outcome(() -> mapper.readValue(bytes, type)).replace(text, "text"));
					}
				}
				return outcomes;
			});
		}
	}

	@Test
	void keepsNothingOfWhatIsStreamed() throws IOException {
		ObjectMapper mapper = new ObjectMapper();
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper);
		Items gigabyte = new Items(1L << 30);
		long before = usedMemory();
		long count = 0;
		try (MappingIterator<Simple> items = mapper.readerFor(Simple.class).readValues(gigabyte)) {
			while (items.hasNext()) {
				assertThat(items.next().number).isEqualTo(7);
				count++;
				if (count % (gigabyte.count / 4) == 0) {
					assertThat(usedMemory() - before).isLessThan(64L << 20);
				}
			}
		}
		assertThat(count).isEqualTo(gigabyte.count);
		assertThat(onDemand.isReadStraightLine(Simple.class)).isTrue();
	}

	private static long usedMemory() {
		System.gc();
		return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
	}

	private static void checkSame(Class<?> type, List<String> documents) {
		ReadParity.of(ObjectMapper::new).straightLine(type).checkUse((mapper) -> outcomes(mapper, type, documents));
	}

	/**
	 * Return what is read, or why it is not, for many documents.
	 */
	static List<String> outcomes(ObjectMapper mapper, Class<?> type, List<String> documents) {
		List<String> outcomes = new ArrayList<>();
		for (String document : documents) {
			byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
			outcomes.add(document.strip() + " " + outcome(() -> mapper.readValue(bytes, type)) + " "
					+ outcome(() -> mapper.readValue(new ByteArrayInputStream(bytes), type)));
		}
		return outcomes;
	}

	private static String outcome(Reading reading) {
		try {
			return String.valueOf(reading.read());
		}
		catch (JsonProcessingException ex) {
			return ex.getMessage() + " at " + ex.getLocation();
		}
		catch (IOException ex) {
			return ex.toString();
		}
	}

	private static InputStream inParts(List<String> parts) {
		return new SequenceInputStream(Collections.enumeration(parts.stream()
			.map((part) -> new ByteArrayInputStream(part.getBytes(StandardCharsets.UTF_8)))
			.toList()));
	}

	private static InputStream chunks(String document, int size) {
		return new ByteArrayInputStream(document.getBytes(StandardCharsets.UTF_8)) {

			@Override
			public synchronized int read(byte[] buffer, int offset, int length) {
				return super.read(buffer, offset, Math.min(length, size));
			}

		};
	}

	/**
	 * Reads a value.
	 */
	private interface Reading {

		Object read() throws IOException;

	}

	private static final class Failing extends InputStream {

		private final Throwable failure;

		Failing(Throwable failure) {
			this.failure = failure;
		}

		@Override
		public int read() throws IOException {
			if (this.failure instanceof IOException checked) {
				throw checked;
			}
			if (this.failure instanceof Error error) {
				throw error;
			}
			throw (RuntimeException) this.failure;
		}

	}

	/**
	 * An array of items, of about so many bytes.
	 */
	private static final class Items extends InputStream {

		private static final byte[] ITEM = ("{\"text\":\"" + "some text ".repeat(40)
				+ "\",\"number\":7,\"flag\":true},")
			.getBytes(StandardCharsets.UTF_8);

		private final long count;

		private long item = -1;

		private int position;

		Items(long bytes) {
			this.count = bytes / ITEM.length;
		}

		@Override
		public int read() {
			throw new UnsupportedOperationException("Parsers read many bytes at once");
		}

		@Override
		public int read(byte[] buffer, int offset, int length) {
			if (this.item == this.count) {
				return -1;
			}
			if (this.item < 0) {
				this.item = 0;
				buffer[offset] = '[';
				return 1;
			}
			int copied = Math.min(length, ITEM.length - this.position);
			System.arraycopy(ITEM, this.position, buffer, offset, copied);
			this.position += copied;
			if (this.position == ITEM.length) {
				this.position = 0;
				this.item++;
				if (this.item == this.count) {
					buffer[offset + copied - 1] = ']';
				}
			}
			return copied;
		}

	}

	public static class Simple {

		public String text;

		public int number;

		public long big;

		public double decimal;

		public boolean flag;

		public Simple next;

		public List<Simple> list;

		public Strict strict;

		@Override
		public String toString() {
			return this.text + " " + this.number + " " + this.big + " " + this.decimal + " " + this.flag + " ["
					+ this.next + "] " + this.list;
		}

	}

	public static class Strict {

		public void setEven(int even) {
			if (even % 2 != 0) {
				throw new IllegalArgumentException("not even: " + even);
			}
		}

	}

	public record Arguments(String text, int number, long big, double decimal, boolean flag, Arguments next) {
	}

}
