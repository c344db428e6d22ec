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
		char[] text = "\"b\u00e9c\n".toCharArray();
		byte[] target = new byte[2 * TextEncoder.MAX_CHAR];
		assertThat(TextEncoder.encode(text, 2, target, 0)).isEqualTo(3);
		assertThat(Arrays.copyOf(target, 3)).containsExactly('\\', '"', 'b');
		assertThat(TextEncoder.encode(text, 0, target, 0)).isZero();
	}

	@Test
	void encodePlainStopsAtEachCharThatIsNotPlainWhereverItIs() {
		for (int length : new int[] { 1, 2, 7, 8, 9, 15, 16, 17, 23, 24, 25, 31, 32, 33, 41 }) {
			for (int at = 0; at < length; at++) {
				char[] text = ASCII.substring(0, length).toCharArray();
				for (int i = 0; i <= Character.MAX_VALUE; i += (i < 0x200) ? 1 : 0x7D) {
					text[at] = (char) i;
					assertEncodesPlain(new String(text), 0, length, isPlain((char) i) ? length : at);
				}
			}
		}
	}

	@Test
	void encodePlainStopsAtEachCharOfLongText() {
		char[] text = ASCII.toCharArray();
		for (int i = 0; i <= Character.MAX_VALUE; i++) {
			int at = i % text.length;
			char before = text[at];
			text[at] = (char) i;
			assertEncodesPlain(new String(text), 0, text.length, isPlain((char) i) ? text.length : at);
			text[at] = before;
		}
	}

	@Test
	void encodePlainStopsAtFirstOfSeveral() {
		for (int i = 0; i < 200_000; i++) {
			String text = randomText(this.random.nextInt(70), this.random.nextInt(4));
			int from = this.random.nextInt(text.length() + 1);
			int to = from + this.random.nextInt(text.length() - from + 1);
			int plain = from;
			while (plain < to && isPlain(text.charAt(plain))) {
				plain++;
			}
			assertEncodesPlain(text, from, to, plain - from);
		}
	}

	@Test
	void encodePlainWritesRangeOfTextThatIsNotPlainElsewhere() {
		String text = "\u20ac" + ASCII + "\n";
		for (int from = 1; from < text.length(); from++) {
			for (int to = from; to < text.length(); to++) {
				assertEncodesPlain(text, from, to, to - from);
			}
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
		return character < 0x80 && EncoderAssert.json(String.valueOf(character)).length == 3;
	}

	private static void assertEncodes(List<String> texts) {
		byte[] json = EncoderAssert.json(texts);
		int from = 2;
		for (String text : texts) {
			byte[] target = new byte[from % 8 + TextEncoder.MAX_CHAR * text.length()];
			Arrays.fill(target, UNTOUCHED);
			int start = from % 8;
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

	private static void assertEncodesPlain(String text, int from, int to, int plain) {
		int start = from % 8;
		byte[] target = new byte[start + to - from];
		Arrays.fill(target, UNTOUCHED);
		int count = TextEncoder.encodePlain(text, from, to, target, start);
		boolean same = count == plain;
		for (int i = 0; same && i < plain; i++) {
			same = target[start + i] == text.charAt(from + i);
		}
		if (!same) {
			assertThat(new String(target, start, count)).as("'%s' from %d to %d", text, from, to)
				.isEqualTo(text.substring(from, from + plain));
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
