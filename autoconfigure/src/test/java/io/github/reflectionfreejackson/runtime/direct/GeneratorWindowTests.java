package io.github.reflectionfreejackson.runtime.direct;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.util.BufferRecycler;
import com.fasterxml.jackson.core.util.JsonGeneratorDelegate;
import com.fasterxml.jackson.core.util.RecyclerPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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

	@Test
	void lookWhenGeneratorIsClosedSeesNoBuffer() throws IOException {
		GeneratorWindow window = new GeneratorWindow();
		JsonGenerator generator = new JsonFactory().createGenerator(this.output);
		window.look(generator);
		assertThat(window.buffer()).isNotEmpty();
		generator.close();
		window.look(generator);
		assertThat(window.buffer()).isEmpty();
		window.forget();
	}

	@ParameterizedTest
	@ValueSource(ints = { 16, 100, 511, 512, 513, 4000 })
	void writeValueWhenBufferIsSmallWritesAllBytes(int size) throws IOException {
		byte[] bytes = ('"' + "x".repeat(3000) + '"').getBytes(StandardCharsets.UTF_8);
		for (int before = 1; before <= size; before++) {
			this.output.reset();
			try (JsonGenerator generator = withBuffer(size).createGenerator(this.output)) {
				generator.writeRaw(" ".repeat(before));
				new GeneratorWindow().writeValue(generator, bytes, 0, bytes.length);
			}
			assertThat(this.output.toString().strip()).isEqualTo(new String(bytes, StandardCharsets.UTF_8));
		}
	}

	private static JsonFactory withBuffer(int size) {
		return JsonFactory.builder().recyclerPool(new RecyclerPool<BufferRecycler>() {

			@Override
			public BufferRecycler acquirePooled() {
				return new BufferRecycler() {

					@Override
					protected int byteBufferLength(int index) {
						return size;
					}

				};
			}

			@Override
			public void releasePooled(BufferRecycler recycler) {
			}

		}).build();
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
