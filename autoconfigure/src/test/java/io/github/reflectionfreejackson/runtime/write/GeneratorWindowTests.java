package io.github.reflectionfreejackson.runtime.write;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.util.JsonGeneratorDelegate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link GeneratorWindow}.
 */
class GeneratorWindowTests {

	private final ByteArrayOutputStream output = new ByteArrayOutputStream();

	@Test
	@Timeout(value = 30, threadMode = ThreadMode.SEPARATE_THREAD)
	void writeValueAfterStackOverflowedWhileLookingWritesAllBytes() throws IOException {
		GeneratorWindow window = new GeneratorWindow();
		byte[] bytes = "[1,2]".getBytes(StandardCharsets.UTF_8);
		try (JsonGenerator generator = new JsonFactory().createGenerator(this.output)) {
			assertThatExceptionOfType(StackOverflowError.class).isThrownBy(() -> window.look(new Deep(generator)));
			window.forget();
			window.writeValue(generator, bytes, 0, bytes.length);
		}
		assertThat(this.output.toString()).isEqualTo("[1,2]");
	}

	/**
	 * Overflows the stack.
	 */
	private static final class Deep extends JsonGeneratorDelegate {

		Deep(JsonGenerator generator) {
			super(generator);
		}

		@Override
		public void writeRaw(SerializableString raw) {
			throw new StackOverflowError();
		}

	}

}
