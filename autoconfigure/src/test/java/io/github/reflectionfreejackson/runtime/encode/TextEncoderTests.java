package io.github.reflectionfreejackson.runtime.encode;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link TextEncoder}.
 */
class TextEncoderTests {

	private static final String ASCII = "The quick brown fox jumps over the lazy dog, 0123456789 times or more ~}|{`^][@?>=<;:/.-+*)('&%$#!";

	private static final byte UNTOUCHED = 0x55;

	private final Random random = new Random(42);

	@Test
	void encodeWritesEachCharAsJackson() {
		List<String> texts = new ArrayList<>();
		for (int i = 0; i <= Character.MAX_VALUE; i++) {
			texts.add(String.valueOf((char) i));
		}
		assertEncodes(texts);
	}

	@Test
	void encodeWritesEachCharBetweenOthersAsJackson() {
		for (int before = 0; before < 8; before++) {
			List<String> texts = new ArrayList<>();
			for (int i = 0; i <= Character.MAX_VALUE; i++) {
				texts.add(ASCII.substring(0, before) + (char) i + ASCII.substring(before, 8));
			}
			assertEncodes(texts);
		}
	}

	@Test
	void encodeWritesRandomTextAsJackson() {
		List<String> texts = new ArrayList<>();
		for (int i = 0; i < 100_000; i++) {
			texts.add(randomText(this.random.nextInt(40), this.random.nextInt(4)));
		}
		texts.add(randomText(20_000, 0));
		texts.add(randomText(20_000, 3));
		assertEncodes(texts);
	}

	@Test
	void encodeWritesSurrogatesInAnyOrderAsJackson() {
		List<String> texts = new ArrayList<>();
		for (int i = 0; i < 100_000; i++) {
			char[] text = new char[1 + this.random.nextInt(6)];
			for (int j = 0; j < text.length; j++) {
				text[j] = (this.random.nextInt(5) != 0) ? (char) (0xD800 + this.random.nextInt(0x800)) : 'x';
			}
			texts.add(new String(text));
		}
		texts.add(new String(Character.toChars(0x1F600)));
		assertEncodes(texts);
	}

	@Test
	void encodeWritesAsManyCharsAsItIsTold() {
		char[] text = ("\"b\u00e9c\n\ud800\u20ac" + ASCII).toCharArray();
		for (int length = 0; length <= text.length; length++) {
			byte[] target = new byte[TextEncoder.room(length)];
			int end = TextEncoder.encode(text, length, target, 0);
			assertThat(Arrays.copyOf(target, end)).isEqualTo(content(new String(text, 0, length)));
		}
	}

	@Test
	void isLongAsciiLooksAtEachChar() {
		for (int at = 0; at < ASCII.length(); at++) {
			char[] text = ASCII.toCharArray();
			for (int i = 0; i <= Character.MAX_VALUE; i += (i < 0x200) ? 1 : 0x7D) {
				text[at] = (char) i;
				assertThat(TextEncoder.isLongAscii(new String(text), 0, text.length)).as("%s at %s", i, at)
					.isEqualTo(i < 0x80);
			}
		}
	}

	@Test
	void isLongAsciiLooksAtNothingElse() {
		for (int from = 0; from < ASCII.length(); from++) {
			for (int to = from; to <= ASCII.length(); to++) {
				String text = "\u4E2D".repeat(from) + ASCII.substring(from, to)
						+ "\u00E9".repeat(ASCII.length() - to + 1);
				assertThat(TextEncoder.isLongAscii(text, from, to)).isEqualTo(to - from > 12);
				assertThat(TextEncoder.isLongAscii(text, from, to + 1)).isFalse();
			}
		}
	}

	@Test
	void encodeBytesEscapesEachCharWhereverItIs() {
		for (int length : new int[] { 1, 7, 8, 9, 15, 16, 17, 24, 48, 49, 57, ASCII.length() }) {
			for (int at = 0; at < length; at++) {
				char[] text = ASCII.substring(0, length).toCharArray();
				List<String> texts = new ArrayList<>();
				for (char character = 0; character < 0x80; character++) {
					text[at] = character;
					texts.add(new String(text));
				}
				assertEncodesBytes(texts);
			}
		}
	}

	@Test
	void encodeBytesEscapesSeveral() {
		List<String> texts = new ArrayList<>();
		for (int i = 0; i < 200_000; i++) {
			texts.add(randomText(this.random.nextInt(100), i % 2));
		}
		texts.add("\u0001".repeat(50));
		assertEncodesBytes(texts);
	}

	@Test
	void encodeAsciiCopies() {
		for (int length = 0; length <= ASCII.length(); length++) {
			String text = ASCII.substring(0, length);
			byte[] target = new byte[3 + length];
			Arrays.fill(target, UNTOUCHED);
			assertThat(TextEncoder.encodeAscii(text, target, 3)).isEqualTo(3 + length);
			assertThat(new String(target)).isEqualTo("UUU" + text);
		}
	}

	/**
	 * Return a text of one of four kinds: plain, ASCII, Latin 1, anything.
	 */
	private String randomText(int length, int kind) {
		int[] bounds = { 0x80, 0x80, 0x100, 0x10000 };
		char[] text = new char[length];
		for (int i = 0; i < length; i++) {
			boolean special = kind != 0 && this.random.nextInt(10) == 0;
			text[i] = special ? (char) this.random.nextInt(bounds[kind])
					: ASCII.charAt(this.random.nextInt(ASCII.length()));
		}
		return new String(text);
	}

	/**
	 * Return what Jackson writes between the quotes.
	 */
	private static byte[] content(String text) {
		byte[] json = EncoderAssert.json(text);
		return Arrays.copyOfRange(json, 1, json.length - 1);
	}

	/**
	 * There is as much room as is demanded, and what is before it stays.
	 */
	private static void assertEncodes(List<String> texts) {
		assertEncodes(texts,
				(text, target, start) -> TextEncoder.encode(text.toCharArray(), text.length(), target, start));
	}

	/**
	 * What comes after the text may have to be escaped, too.
	 */
	private static void assertEncodesBytes(List<String> texts) {
		assertEncodes(texts,
				(text, target, start) -> TextEncoder.encodeBytes(
						(text + "\u0001\"x\u0001y\"z").getBytes(StandardCharsets.US_ASCII), text.length(), target,
						start));
	}

	private static void assertEncodes(List<String> texts, Encoder encoder) {
		byte[] json = EncoderAssert.json(texts);
		int from = 2;
		for (String text : texts) {
			int start = from % 8;
			byte[] target = new byte[start + TextEncoder.room(text.length())];
			Arrays.fill(target, UNTOUCHED);
			int end = encoder.encode(text, target, start);
			int to = from + end - start;
			if (!Arrays.equals(json, from, to, target, start, end) || json[to] != '"') {
				assertThat(Arrays.copyOfRange(target, start, end)).as("'%s'", text)
					.isEqualTo(Arrays.copyOfRange(json, from, to));
			}
			assertUntouched(target, start);
			from = to + 3;
		}
		assertThat(from).isEqualTo(json.length + 1);
	}

	private static void assertUntouched(byte[] target, int end) {
		for (int i = 0; i < end; i++) {
			if (target[i] != UNTOUCHED) {
				assertThat(target[i]).isEqualTo(UNTOUCHED);
			}
		}
	}

	private interface Encoder {

		int encode(String text, byte[] target, int position);

	}

}
