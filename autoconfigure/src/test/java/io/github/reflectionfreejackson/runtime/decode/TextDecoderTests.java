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
			"\uD83D\uDE00\uD83D\uDE00" })
	void decodesIfThereIsRoom(String text) {
		byte[] buffer = (text + "\",\"next\":1}").getBytes(StandardCharsets.UTF_8);
		int other = ~TextDecoder.endOfAscii(buffer, 0, buffer.length);
		int enough = text.getBytes(StandardCharsets.UTF_8).length + 2;
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

}
