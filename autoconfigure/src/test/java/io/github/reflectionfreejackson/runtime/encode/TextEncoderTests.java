package io.github.reflectionfreejackson.runtime.encode;

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
	void encodePlainStopsAtEachCharThatNeedsEscapeWhereverItIs() {
		for (int length : new int[] { 48, 49, 55, 56, 57, 65, ASCII.length() }) {
			for (int at = 0; at < length; at++) {
				char[] text = ASCII.substring(0, length).toCharArray();
				for (char character = 0; character < 0x80; character++) {
					text[at] = character;
					assertEncodesPlain(new String(text), isPlain(character) ? length : at);
				}
			}
		}
	}

	@Test
	void encodePlainLeavesTextThatIsNotAscii() {
		for (int at = 0; at < ASCII.length(); at++) {
			char[] text = ASCII.toCharArray();
			for (int i = 0x80; i <= Character.MAX_VALUE; i += (i < 0x200) ? 1 : 0x7D) {
				text[at] = (char) i;
				assertEncodesPlain(new String(text), 0);
			}
		}
	}

	@Test
	void encodePlainStopsAtFirstOfSeveral() {
		for (int i = 0; i < 200_000; i++) {
			String text = randomText(TextEncoder.LONG_TEXT + this.random.nextInt(50), 1);
			int plain = 0;
			while (plain < text.length() && isPlain(text.charAt(plain))) {
				plain++;
			}
			assertEncodesPlain(text, plain);
		}
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

	private static boolean isPlain(char character) {
		return character < 0x80 && content(String.valueOf(character)).length == 1;
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
		byte[] json = EncoderAssert.json(texts);
		int from = 2;
		for (String text : texts) {
			int start = from % 8;
			byte[] target = new byte[start + TextEncoder.room(text.length())];
			Arrays.fill(target, UNTOUCHED);
			int end = TextEncoder.encode(text.toCharArray(), text.length(), target, start);
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

	private static void assertEncodesPlain(String text, int plain) {
		int start = plain % 8;
		byte[] target = new byte[start + TextEncoder.room(text.length())];
		Arrays.fill(target, UNTOUCHED);
		int count = TextEncoder.encodePlain(text, target, start);
		boolean same = count == plain;
		for (int i = 0; same && i < plain; i++) {
			same = target[start + i] == text.charAt(i);
		}
		if (!same) {
			assertThat(new String(target, start, count)).as("'%s'", text).isEqualTo(text.substring(0, plain));
		}
		assertUntouched(target, start);
	}

	private static void assertUntouched(byte[] target, int end) {
		for (int i = 0; i < end; i++) {
			if (target[i] != UNTOUCHED) {
				assertThat(target[i]).isEqualTo(UNTOUCHED);
			}
		}
	}

}
