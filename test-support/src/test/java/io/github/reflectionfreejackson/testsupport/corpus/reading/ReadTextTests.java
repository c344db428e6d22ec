package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;

/**
 * Text that generated code takes from the buffers of parsers, byte by byte.
 */
class ReadTextTests {

	/**
	 * Bytes at the borders of what may come in the midst of a character.
	 */
	private static final int[] BORDERS = { '"', 'a', 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF };

	@Test
	void readsAllCharacters() {
		List<byte[]> documents = new ArrayList<>();
		StringBuilder text = new StringBuilder();
		for (int character = ' '; character <= 0x11000; character++) {
			if (character != '"' && character != '\\' && (character < 0xD800 || character > 0xDFFF)) {
				text.appendCodePoint(character);
			}
			if (text.length() > 60) {
				add(documents, text.toString());
				text.setLength(0);
			}
		}
		for (int plane = 0x1FFFF; plane <= Character.MAX_CODE_POINT; plane += 0x10000) {
			add(documents, Character.toString(plane - 1) + Character.toString(plane));
		}
		check(documents);
	}

	@Test
	void readsAllEscapes() {
		List<byte[]> documents = new ArrayList<>();
		for (char character = 0; character < 0x7F; character++) {
			for (String after : List.of("", "x", "0041", "00e9", "00E9", "D83D\\uDE00", "D83D", "004", "00G1",
					"00/1")) {
				add(documents, "\\" + character + after);
				add(documents, "abcdefgh\\" + character + after + "\u00e9");
			}
		}
		check(documents);
	}

	@Test
	void leavesIllFormedBytesToTheParser() {
		List<byte[]> documents = new ArrayList<>();
		for (int first = 0x7F; first <= 0xFF; first++) {
			for (int second : BORDERS) {
				for (int third : BORDERS) {
					documents.add(document(new byte[] { (byte) first, (byte) second, (byte) third }));
				}
				documents.add(document(new byte[] { (byte) first, (byte) second, (byte) 0x80, (byte) 0x80 }));
				documents.add(document(new byte[] { (byte) first, (byte) second, (byte) 0xBF, (byte) 0xBF, 'x' }));
			}
		}
		check(documents);
	}

	@Test
	void readsRunsOfThreeBytesBeforeAnything() {
		List<byte[]> documents = new ArrayList<>();
		for (byte[] other : othersThanThreeBytes()) {
			for (int length = 1; length < 12; length++) {
				documents.add(document(concat("\u4f60".repeat(length), other)));
				documents.add(document(concat("\\n\u4f60".repeat(length), other)));
			}
			for (int length : new int[] { 197, 198, 199, 200, 201, 498, 499, 500, 501, 1123, 1124, 1125, 1126 }) {
				documents.add(document(concat("\u4f60".repeat(length), other)));
			}
		}
		check(documents);
	}

	/**
	 * Buffers of bytes have 8000.
	 */
	@Test
	void readsRunsOfThreeBytesAtTheEndOfBuffers() {
		List<byte[]> documents = new ArrayList<>();
		for (byte[] other : othersThanThreeBytes()) {
			byte[] document = document(concat("\u4f60".repeat(7), other));
			for (int before = 1; before < 36; before++) {
				byte[] spaced = new byte[7998 - before + document.length];
				Arrays.fill(spaced, (byte) ' ');
				System.arraycopy(document, 0, spaced, 7998 - before, document.length);
				documents.add(spaced);
			}
		}
		check(documents);
	}

	/**
	 * Return well-formed text, and a character's first bytes, bytes of which each is none
	 * of its middle, one written too long, and surrogates.
	 */
	private static List<byte[]> othersThanThreeBytes() {
		List<byte[]> others = new ArrayList<>();
		for (String text : List.of("", "a", "abcdefghij", "\\\"", "\\n", "\\u4f60", "\u00e9", "\uD83D\uDE00",
				"\u00e9\u4f60a")) {
			others.add(text.getBytes(StandardCharsets.UTF_8));
		}
		for (int[] illFormed : new int[][] { { 0xE4 }, { 0xE4, 0xBD }, { 0xE4, 0xBD, 'a' }, { 0xE4, 'a', 0xA0 },
				{ 0xE4, 0xBD, 0xE4 }, { 0xE4, 0xE4, 0xA0 }, { 0xE0, 0x9F, 0xBF }, { 0xED, 0xA0, 0x80 },
				{ 0xED, 0xBF, 0xBF }, { 0xBD, 0xA0 }, { 0xC1, 0xBF }, { 0xF0, 0x8F, 0xBF, 0xBF }, { 0xFF },
				{ '\n' } }) {
			ByteArrayOutputStream bytes = new ByteArrayOutputStream();
			for (int value : illFormed) {
				bytes.write(value);
			}
			others.add(bytes.toByteArray());
		}
		return others;
	}

	private static byte[] concat(String text, byte[] other) {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		bytes.writeBytes(text.getBytes(StandardCharsets.UTF_8));
		bytes.writeBytes(other);
		return bytes.toByteArray();
	}

	@Test
	void readsRandomTexts() {
		Random random = new Random(22);
		List<byte[]> documents = new ArrayList<>();
		for (int i = 0; i < 3000; i++) {
			byte[] document = document(randomText(random).getBytes(StandardCharsets.UTF_8));
			documents.add(document);
			byte[] changed = document.clone();
			changed[random.nextInt(changed.length)] = (byte) random.nextInt();
			documents.add(changed);
		}
		check(documents);
	}

	private static String randomText(Random random) {
		StringBuilder text = new StringBuilder();
		String[] parts = { "plain", "\u00e9", "\u20ac", "\uD83D\uDE00", "\\n", "\\u00e9", "\\uD83D\\uDE00", "\\\"" };
		for (int part = random.nextInt(12); part > 0; part--) {
			text.append(parts[random.nextInt(parts.length)]);
		}
		return text.toString();
	}

	/**
	 * Buffers of characters have 4000, and grow if need be.
	 */
	@Test
	void readsTextsLongerThanBuffers() {
		List<byte[]> documents = new ArrayList<>();
		for (int length : new int[] { 100, 500, 1990, 3990, 3997, 3998, 3999, 4000, 4001, 4010, 8100, 20000 }) {
			for (String end : List.of("", "\u00e9", "\\n", "\uD83D\uDE00")) {
				add(documents, "x".repeat(length) + end);
				add(documents, end + "x".repeat(length) + end);
				add(documents, "\u20ac".repeat(length) + end);
			}
		}
		check(documents);
		ReadParity.of(ReadTextTests::limited)
			.straightLine(Texts.class)
			.checkUse((mapper) -> outcomes(mapper, documents.subList(0, 40)));
	}

	private static ObjectMapper limited() {
		ObjectMapper mapper = new ObjectMapper();
		mapper.getFactory().setStreamReadConstraints(StreamReadConstraints.builder().maxStringLength(1995).build());
		return mapper;
	}

	private static void add(List<byte[]> documents, String text) {
		documents.add(document(text.getBytes(StandardCharsets.UTF_8)));
	}

	/**
	 * Once as the first property, and once as the last.
	 */
	private static byte[] document(byte[] text) {
		String json = new String(text, StandardCharsets.ISO_8859_1);
		return ("{\"first\":\"" + json + "\",\"number\":1,\"last\":\"" + json + "\"}")
			.getBytes(StandardCharsets.ISO_8859_1);
	}

	private static void check(List<byte[]> documents) {
		ReadParity.of(ObjectMapper::new).straightLine(Texts.class).checkUse((mapper) -> outcomes(mapper, documents));
	}

	/**
	 * Return what is read, or why it is not, for many documents.
	 */
	private static List<String> outcomes(ObjectMapper mapper, List<byte[]> documents) {
		List<String> outcomes = new ArrayList<>();
		for (byte[] document : documents) {
			outcomes.add(new String(document, StandardCharsets.ISO_8859_1) + " "
					+ outcome(() -> mapper.readValue(document, Texts.class)) + " "
					+ outcome(() -> mapper.readValue(new ByteArrayInputStream(document), Texts.class)));
		}
		return outcomes;
	}

	private static String outcome(Reading reading) {
		try {
			Texts texts = reading.read();
			return texts.number + " " + texts.first + " " + texts.last;
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

		Texts read() throws IOException;

	}

	static class Texts {

		public String first;

		public int number;

		public String last;

	}

}
