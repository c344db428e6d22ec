package io.github.reflectionfreejackson.runtime.encode;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link UuidEncoder}.
 */
class UuidEncoderTests {

	@Test
	void encodeWritesEachDigitAsJackson() {
		List<UUID> values = new ArrayList<>();
		for (long digit = 0; digit < 16; digit++) {
			for (int i = 0; i < 64; i += 4) {
				values.add(new UUID(digit << i, ~(digit << i)));
				values.add(new UUID(~(digit << i), digit << i));
			}
		}
		EncoderAssert.assertSame(values, UuidEncoder.LENGTH, UuidEncoder::encode);
	}

	@Test
	void encodeWritesRandomValuesAsJackson() {
		Random random = new Random(42);
		for (int i = 0; i < 16; i++) {
			List<UUID> values = new ArrayList<>();
			for (int j = 0; j < 1 << 14; j++) {
				values.add(new UUID(random.nextLong(), random.nextLong()));
			}
			EncoderAssert.assertSame(values, UuidEncoder.LENGTH, UuidEncoder::encode);
		}
	}

	@Test
	void encodeReturnsEnd() {
		assertThat(UuidEncoder.encode(new UUID(1, 2), new byte[40], 2)).isEqualTo(40);
	}

}
