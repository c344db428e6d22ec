package io.github.reflectionfreejackson.runtime.encode;

import java.util.Arrays;
import java.util.List;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Compares what an encoder writes with what Jackson writes, into arrays which end where
 * the room ends that the encoder demands.
 */
final class EncoderAssert {

	static final JsonMapper MAPPER = JsonMapper.builder()
		.addModule(new JavaTimeModule())
		.disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
		.build();

	private static final int START = 3;

	private static final byte UNTOUCHED = 0x55;

	private EncoderAssert() {
	}

	static byte[] json(Object value) {
		return json(value, false);
	}

	static byte[] json(Object value, boolean fast) {
		ObjectWriter writer = MAPPER.writer();
		try {
			return (fast ? writer.with(StreamWriteFeature.USE_FAST_DOUBLE_WRITER) : writer).writeValueAsBytes(value);
		}
		catch (JsonProcessingException ex) {
			throw new IllegalStateException(ex);
		}
	}

	/**
	 * Compare each of some values.
	 * @param values the values
	 * @param room what the encoder demands for one value
	 * @param encoder the encoder
	 */
	static <T> void assertSame(List<T> values, int room, Encoder<T> encoder) {
		assertSame(json(values), values.size(), room,
				(i, target, position) -> encoder.encode(values.get(i), target, position));
	}

	/**
	 * Compare each element of an array as Jackson writes it.
	 * @param json the array
	 * @param count the number of its elements
	 * @param room what the encoder demands for one element
	 * @param encoder writes the element of an index
	 */
	static void assertSame(byte[] json, int count, int room, IndexEncoder encoder) {
		byte[] target = new byte[START + room];
		Arrays.fill(target, UNTOUCHED);
		int from = 1;
		for (int i = 0; i < count; i++) {
			int end = encoder.encode(i, target, START);
			int to = from + end - START;
			if (to >= json.length || !Arrays.equals(json, from, to, target, START, end)
					|| json[to] != ((i < count - 1) ? ',' : ']')) {
				String expected = new String(json, from, Math.min(room + START, json.length - from));
				assertThat(new String(target, START, Math.max(0, end - START)))
					.as("element %d of ...%s...", i, expected)
					.isNull();
			}
			from = to + 1;
		}
		assertThat(from).isEqualTo(json.length);
		assertThat(Arrays.copyOf(target, START)).containsOnly(UNTOUCHED);
	}

	@FunctionalInterface
	interface Encoder<T> {

		int encode(T value, byte[] target, int position);

	}

	@FunctionalInterface
	interface IndexEncoder {

		int encode(int index, byte[] target, int position);

	}

}
