package io.github.reflectionfreejackson.runtime.direct;

import java.io.ByteArrayOutputStream;
import java.io.IOException;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link RootSerializer}.
 */
class RootSerializerTests {

	private final ObjectMapper mapper = new ObjectMapper();

	private final ByteArrayOutputStream output = new ByteArrayOutputStream();

	private int attempts;

	private String text = "x";

	@Test
	void serializeWhenNothingCanBeEncodedMakesNoFurtherAttempt() throws IOException {
		RootSerializer serializer = new RootSerializer(new Encoder(1));
		assertThat(write(serializer, 30)).isEqualTo(Attempts.MAX_FAILURES + 1);
		assertThat(this.attempts).isEqualTo(Attempts.MAX_FAILURES + 1);
		assertThat(this.output.toString()).isEqualTo("\"x\" ".repeat(this.attempts).strip());
	}

	@Test
	void serializeWhenMostValuesCanBeEncodedGoesOn() throws IOException {
		RootSerializer serializer = new RootSerializer(new Encoder(3));
		assertThat(write(serializer, 60)).isEqualTo(60);
		assertThat(this.attempts).isEqualTo(60);
	}

	@Test
	void mayEncodeWhenValuesAreSmallOnlyIfAskedTo() throws IOException {
		RootSerializer serializer = new RootSerializer(new Encoder(Integer.MAX_VALUE));
		write(serializer, RunGains.SAMPLE);
		assertThat(serializer.mayEncode(false)).isFalse();
		assertThat(serializer.mayEncode(true)).isTrue();
	}

	@ParameterizedTest
	@CsvSource({ "2, 20, true", "2, 19, false", "1, 64, true", "1, 63, false" })
	void mayEncodeWhenBeansAreSmallIfTheyHaveSeveralProperties(int properties, int bytes, boolean mayEncode)
			throws IOException {
		this.text = "x".repeat(bytes - 2);
		RootSerializer serializer = RootSerializer.ofBeans(new Encoder(Integer.MAX_VALUE), properties);
		write(serializer, RunGains.SAMPLE);
		assertThat(serializer.mayEncode(false)).isEqualTo(mayEncode);
	}

	/**
	 * Return how many of the values an attempt was found worth while for.
	 */
	private int write(RootSerializer serializer, int values) throws IOException {
		int written = 0;
		try (JsonGenerator generator = this.mapper.createGenerator(this.output)) {
			while (written < values && serializer.mayEncode(true)) {
				serializer.serialize("x", generator, this.mapper.getSerializerProviderInstance());
				written++;
			}
		}
		return written;
	}

	/**
	 * Encodes all values but one of so many.
	 */
	private final class Encoder extends ValueEncoder {

		private final int period;

		/**
		 * Create an encoder.
		 * @param period of how many values one cannot be encoded
		 */
		Encoder(int period) {
			super(ToStringSerializer.instance);
			this.period = period;
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) {
			RootSerializerTests.this.attempts++;
			return RootSerializerTests.this.attempts % this.period != 0
					&& encoder.encodeText(RootSerializerTests.this.text);
		}

		@Override
		boolean isOfStructures() {
			return true;
		}

	}

}
