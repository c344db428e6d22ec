package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Long text that is not just ASCII: generated code takes it from the buffers of parsers
 * in words, then character by character, and leaves the rest to the parser.
 */
@Tag("long-values")
class ReadLongTextTests {

	/**
	 * What may come in the midst of text, well-formed or not, in Latin 1.
	 */
	private static final List<String> OTHERS = others();

	@Test
	void readsAnythingWhereverItIs() {
		List<byte[]> documents = new ArrayList<>();
		for (String other : OTHERS) {
			for (int before = 60; before < 70; before++) {
				documents.add(document("x".repeat(before) + other + "y".repeat(20)));
				documents.add(document("\\t" + "x".repeat(before) + other + "y".repeat(20)));
			}
		}
		check(documents);
	}

	@Test
	void readsAnythingAfterAnything() {
		List<byte[]> documents = new ArrayList<>();
		for (String first : OTHERS) {
			for (String second : OTHERS) {
				documents.add(document("x".repeat(50) + first + second + "y".repeat(11)));
				documents.add(document("\\n".repeat(20) + first + "y".repeat(30) + second));
			}
		}
		check(documents);
	}

	@Test
	void readsWhereverBuffersEnd() {
		List<byte[]> documents = new ArrayList<>();
		for (String other : OTHERS) {
			documents.add(document(other + "x".repeat(37) + other + "x".repeat(9) + other));
		}
		for (int size : new int[] { 1, 2, 3, 5, 7, 11, 64, 67, 100 }) {
			ReadParity.of(ObjectMapper::new)
				.straightLine(Texts.class)
				.checkUse((mapper) -> outcomes(documents,
						(document) -> mapper.readValue(new Trickle(document, size), Texts.class)));
		}
	}

	@Test
	void readsAtTheEndOfBuffers() {
		List<byte[]> documents = new ArrayList<>();
		for (String other : OTHERS) {
			byte[] document = document("x".repeat(40) + other + "x".repeat(30) + other);
			for (int before : new int[] { 20, 51, 52, 53, 54, 55, 56, 57, 58, 90, 91, 92, 93, 94, 95, 120 }) {
				documents.add(spaced(8000 - before, document));
			}
		}
		check(documents);
	}

	private static byte[] spaced(int blanks, byte[] document) {
		byte[] spaced = new byte[blanks + document.length];
		Arrays.fill(spaced, (byte) ' ');
		System.arraycopy(document, 0, spaced, blanks, document.length);
		return spaced;
	}

	@Test
	void readsTextsLongerThanBuffers() {
		List<byte[]> documents = new ArrayList<>();
		for (String other : OTHERS) {
			for (int length : new int[] { 3900, 3990, 3998, 3999, 4000, 4001, 7900, 8000, 25000 }) {
				documents.add(document("x".repeat(20) + other + "y".repeat(length - 20) + other));
				documents.add(document("x".repeat(length) + other + "y".repeat(10)));
			}
		}
		check(documents);
	}

	/**
	 * A fresh buffer of characters has 200.
	 */
	@Test
	void readsTextsLongerThanFreshBuffers() {
		List<byte[]> documents = new ArrayList<>();
		for (int length : new int[] { 190, 198, 199, 200, 201, 290, 310, 500, 7990, 9000 }) {
			documents.add(document("x".repeat(length) + "\\n" + "y".repeat(20)));
			documents.add(document("x".repeat(30) + "\u00c3\u00a9" + "y".repeat(length)));
		}
		byte[] document = document("x".repeat(300) + "\\n");
		for (int blanks = 7780; blanks < 7800; blanks++) {
			documents.add(spaced(blanks, document));
		}
		ReadParity.of(ReadLongTextTests::withFreshBuffers)
			.straightLine(Texts.class)
			.checkUse((mapper) -> outcomes(documents,
					(bytes) -> mapper.readValue(new ByteArrayInputStream(bytes), Texts.class)));
	}

	private static ObjectMapper withFreshBuffers() {
		return new ObjectMapper(JsonFactory.builder().recyclerPool(JsonRecyclerPools.nonRecyclingPool()).build());
	}

	@Test
	void keepsToTheGreatestLength() {
		List<byte[]> documents = new ArrayList<>();
		for (String other : List.of("\\n", "\u00c3\u00a9", "\u00e2\u0082\u00ac", "\\ud83d\\ude00")) {
			for (int length = 190; length < 210; length++) {
				documents.add(document(other + "x".repeat(length)));
				documents.add(document("x".repeat(length) + other));
			}
			documents.add(document(other + "x".repeat(9000)));
		}
		ReadParity.of(ReadLongTextTests::limited)
			.straightLine(Texts.class)
			.checkUse((mapper) -> outcomes(documents, (document) -> mapper.readValue(document, Texts.class)));
	}

	private static ObjectMapper limited() {
		ObjectMapper mapper = new ObjectMapper();
		mapper.getFactory().setStreamReadConstraints(StreamReadConstraints.builder().maxStringLength(200).build());
		return mapper;
	}

	@Test
	void readsWhatTheParserIsAllowedTo() {
		List<byte[]> documents = new ArrayList<>();
		for (String other : OTHERS) {
			documents.add(document("x".repeat(70) + other + "y".repeat(30) + other + "z".repeat(30)));
		}
		ReadParity
			.of(() -> JsonMapper.builder()
				.enable(JsonReadFeature.ALLOW_BACKSLASH_ESCAPING_ANY_CHARACTER,
						JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS)
				.build())
			.straightLine(Texts.class)
			.checkUse((mapper) -> outcomes(documents, (document) -> mapper.readValue(document, Texts.class)));
	}

	@Test
	void readsRandomTexts() {
		Random random = new Random(48);
		List<byte[]> documents = new ArrayList<>();
		for (int i = 0; i < 2000; i++) {
			StringBuilder text = new StringBuilder();
			while (random.nextInt(12) != 0) {
				text.append("a plain text".repeat(4), 0, random.nextInt(48));
				text.append(OTHERS.get(random.nextInt(random.nextInt(OTHERS.size()) + 1)));
			}
			documents.add(document(text.toString()));
		}
		check(documents);
	}

	/**
	 * Both are decoded in the same buffer.
	 */
	@Test
	void readsBytesBesideTexts() {
		List<byte[]> documents = new ArrayList<>();
		for (int length : new int[] { 10, 100, 3000, 9000 }) {
			String text = "a text\\n".repeat(length / 8 + 1);
			documents.add(("{\"first\":\"" + text + "\",\"bytes\":\"" + "QUJD".repeat(length) + "\",\"last\":\"" + text
					+ "\"}")
				.getBytes(StandardCharsets.UTF_8));
		}
		check(documents);
	}

	private static List<String> others() {
		List<String> others = new ArrayList<>(List.of("\\n", "\\\"", "\\\\", "\\/", "\\b", "\\f", "\\r", "\\t",
				"\\u0041", "\\u00e9", "\\u00FF", "\\u0100", "\\u20ac", "\\ud83d\\ude00", "\\ud83d", "\\ude00x"));
		for (String text : List.of("", "\u0080", "\u00bf", "\u00c0", "\u00ff", "\u0100", "\u07ff", "\u20ac", "\uFFFD",
				"\uD83D\uDE00", "\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9\u00e9")) {
			others.add(new String(text.getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1));
		}
		others.addAll(List.of("\\x", "\\u00g1", "\\u12", "\n", "\u0000", "\u001f", "\u007f", "\u0080", "\u00bf",
				"\u00c3", "\u00c3x", "\u00c3\u00c3", "\u00c2\u007f", "\u00c1\u00bf", "\u00e2\u0082",
				"\u00ed\u00a0\u0080", "\u00f0\u009f\u0098", "\u00f8", "\u00ff"));
		return others;
	}

	private static byte[] document(String text) {
		return ("{\"first\":\"" + text + "\",\"number\":1,\"last\":\"" + text + "\"}")
			.getBytes(StandardCharsets.ISO_8859_1);
	}

	private static void check(List<byte[]> documents) {
		ReadParity.of(ObjectMapper::new).straightLine(Texts.class).checkUse((mapper) -> {
			List<String> outcomes = outcomes(documents, (document) -> mapper.readValue(document, Texts.class));
			outcomes.addAll(outcomes(documents,
					(document) -> mapper.readValue(new ByteArrayInputStream(document), Texts.class)));
			return outcomes;
		});
	}

	/**
	 * Return what is read, or why it is not, for many documents.
	 */
	private static List<String> outcomes(List<byte[]> documents, Reading reading) {
		List<String> outcomes = new ArrayList<>();
		for (byte[] document : documents) {
			outcomes.add(new String(document, StandardCharsets.ISO_8859_1) + " " + outcome(reading, document));
		}
		return outcomes;
	}

	private static String outcome(Reading reading, byte[] document) {
		try {
			Texts texts = reading.read(document);
			return texts.number + " " + texts.first + " " + texts.last + " " + Arrays.hashCode(texts.bytes);
		}
		catch (JsonProcessingException ex) {
			return ex.getMessage() + " at " + ex.getLocation();
		}
		catch (IOException ex) {
			return ex.toString();
		}
	}

	/**
	 * Reads a value.
	 */
	private interface Reading {

		Texts read(byte[] document) throws IOException;

	}

	/**
	 * Gives a few bytes at a time.
	 */
	private static final class Trickle extends InputStream {

		private final ByteArrayInputStream document;

		private final int size;

		Trickle(byte[] document, int size) {
			this.document = new ByteArrayInputStream(document);
			this.size = size;
		}

		@Override
		public int read() {
			return this.document.read();
		}

		@Override
		public int read(byte[] target, int offset, int length) {
			return this.document.read(target, offset, Math.min(length, this.size));
		}

	}

	static class Texts {

		public String first;

		public int number;

		public byte[] bytes;

		public String last;

	}

}
