package io.github.reflectionfreejackson.runtime.decode;

import java.nio.charset.StandardCharsets;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of {@link TextDecoder} where there is just enough room for characters, or not.
 * {@code ReadTextTests} compares what it decodes with Jackson.
 */
class TextDecoderTests {

	@ParameterizedTest
	@ValueSource(strings = { "aaaa\uD83D\uDE00", "\u00e9\uD83D\uDE00", "aaa\u00e9", "aa\u20ac", "\u00e9aaa",
			"\uD83D\uDE00\uD83D\uDE00", "\u20ac\u4f60\u597d\u4e16\u754c" })
	void decodesIfThereIsRoom(String text) {
		byte[] buffer = (text + "\",\"next\":1}").getBytes(StandardCharsets.UTF_8);
		int other = ~TextDecoder.endOfAscii(buffer, 0, buffer.length);
		int enough = text.length() + 2;
		for (int room = 0; room <= enough; room++) {
			char[] target = new char[room];
			long decoded = TextDecoder.decode(buffer, 0, other, buffer.length, target);
			if (decoded != TextDecoder.UNDECODED) {
				assertThat(new String(target, 0, (int) decoded)).isEqualTo(text);
			}
			else {
				assertThat(room).isLessThan(enough);
			}
		}
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "a", "aaaaaaaa", "\n", "\u00e9", "\uD83D\uDE00", "\u4f60\u00e9\u597d" })
	void decodesRunsOfThreeBytesWhereverTheBufferEnds(String other) {
		for (int length = 0; length < 12; length++) {
			String text = "\u00e9" + other + "\u4f60".repeat(length) + other;
			byte[] json = (text.replace("\n", "\\n") + "\",1]").getBytes(StandardCharsets.UTF_8);
			int quote = json.length - "\",1]".length();
			for (int start = 0; start < 4; start++) {
				for (int limit = start; limit <= start + json.length; limit++) {
					byte[] buffer = new byte[limit];
					System.arraycopy(json, 0, buffer, start, limit - start);
					for (int room = 0; room <= text.length() + 2; room++) {
						char[] target = new char[room];
						long decoded = TextDecoder.decode(buffer, start, start, limit, target);
						if (decoded != TextDecoder.UNDECODED) {
							assertThat(new String(target, 0, (int) decoded)).isEqualTo(text);
							assertThat(decoded >>> 32).isEqualTo(start + quote).isLessThan(limit);
						}
						else {
							assertThat(limit - start < json.length || room < text.length() + 2).isTrue();
						}
					}
				}
			}
		}
	}

}
