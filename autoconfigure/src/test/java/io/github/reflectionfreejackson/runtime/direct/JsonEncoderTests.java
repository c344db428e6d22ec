package io.github.reflectionfreejackson.runtime.direct;

import java.io.IOException;
import java.util.Arrays;
import java.util.Map;

import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link JsonEncoder} where a buffer ends, with text that takes all the room
 * that is demanded for it.
 */
class JsonEncoderTests {

	private static final String ESCAPES = "\u0001".repeat(40);

	private static final int BYTES = 6 * ESCAPES.length();

	private final ObjectMapper jackson = new ObjectMapper();

	@Test
	void encodesTextWhereverTheBufferEnds() throws IOException {
		for (int size = BYTES - 8; size < BYTES + 16; size++) {
			JsonEncoder encoder = encoder(size);
			assertThat(encoder.encodeText(ESCAPES)).isTrue();
			assertThat(written(encoder, 0)).as("%s bytes", size).isEqualTo(this.jackson.writeValueAsBytes(ESCAPES));
		}
	}

	@Test
	void writesKeyWhereverTheBufferEnds() throws IOException {
		byte[] object = this.jackson.writeValueAsBytes(Map.of(ESCAPES, 1));
		for (int size = BYTES - 8; size < BYTES + 16; size++) {
			JsonEncoder encoder = encoder(size);
			encoder.limitDepth(1);
			assertThat(encoder.startObject(Map.of())).isTrue();
			assertThat(encoder.writeKey(ESCAPES)).isTrue();
			// Without the brace or comma in front, and without the value and the brace
			assertThat(written(encoder, 1)).as("%s bytes", size)
				.isEqualTo(Arrays.copyOfRange(object, 1, object.length - 2));
		}
	}

	@Test
	void forgetsWhatWasOpenAndLargeBuffers() {
		JsonEncoder encoder = encoder(RunBuffer.MAX_KEPT + 1);
		encoder.limitDepth(10);
		encoder.openFirst(Map.of(0, 0));
		for (int i = 1; i <= 10; i++) {
			Object value = Map.of(i, i);
			assertThat(encoder.startObject(value)).isTrue();
			assertThat(encoder.containerAt(i)).isSameAs(value);
		}
		encoder.reset();
		for (int i = 0; i <= 10; i++) {
			assertThat(encoder.containerAt(i)).isNull();
		}
		assertThat(encoder.isOpen()).isFalse();
		assertThat(encoder.buffer).isEmpty();
	}

	private static JsonEncoder encoder(int size) {
		JsonEncoder encoder = new JsonEncoder();
		encoder.openAt(new byte[size], 0);
		return encoder;
	}

	private static byte[] written(JsonEncoder encoder, int from) {
		return Arrays.copyOfRange(encoder.room(0), from, encoder.position());
	}

}
