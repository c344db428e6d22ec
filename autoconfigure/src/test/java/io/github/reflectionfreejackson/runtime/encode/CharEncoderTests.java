package io.github.reflectionfreejackson.runtime.encode;

import java.util.Arrays;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link CharEncoder}.
 */
class CharEncoderTests {

	@Test
	void encodesAsJacksonWhatItCanEncode() {
		for (char character = 0; character < 0x800; character++) {
			assertThat(CharEncoder.canEncode(character)).isTrue();
			byte[] target = new byte[3 + CharEncoder.ROOM];
			int end = CharEncoder.encode(character, target, 3);
			byte[] json = EncoderAssert.json(String.valueOf(character));
			assertThat(Arrays.copyOfRange(target, 3, end)).as("%x", (int) character)
				.isEqualTo(Arrays.copyOfRange(json, 1, json.length - 1));
			assertThat(Arrays.copyOf(target, 3)).containsOnly(0);
		}
	}

	@Test
	void cannotEncodeOthers() {
		for (int i = 0x800; i <= Character.MAX_VALUE; i++) {
			assertThat(CharEncoder.canEncode((char) i)).isFalse();
		}
	}

}
