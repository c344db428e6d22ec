package io.github.reflectionfreejackson.runtime.direct;

import java.io.File;
import java.io.IOException;
import java.math.BigDecimal;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.TimeZone;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import com.fasterxml.jackson.databind.ser.std.NumberSerializer;
import com.fasterxml.jackson.databind.ser.std.StringSerializer;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.github.reflectionfreejackson.runtime.encode.NumberEncoder;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

/**
 * Tests for {@link CapturedScalarEncoder} and {@link ScalarCapture}.
 */
class CapturedScalarEncoderTests {

	private static final OffsetDateTime TIME = OffsetDateTime.parse("2026-02-03T04:05:06.007Z");

	private static final ObjectMapper MAPPER = JsonMapper.builder()
		.addModule(new JavaTimeModule())
		.disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS, SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)
		.build();

	static Stream<Object> scalars() throws IOException {
		return Stream.of(URI.create("a:b"), new Date(0), new GregorianCalendar(2026, 1, 2), new java.sql.Date(0),
				new java.sql.Time(0), String.class, new File("/a"), InetAddress.getLoopbackAddress(),
				new InetSocketAddress("127.0.0.1", 80), TimeZone.getTimeZone("UTC"), new AtomicInteger(-1),
				new AtomicLong(Long.MIN_VALUE), TIME, TIME.toInstant(), TIME.atZoneSameInstant(ZoneId.of("UTC")),
				TIME.toLocalDateTime(), TIME.toLocalDate(), TIME.toLocalTime(), TIME.toOffsetTime(), Year.of(2026),
				YearMonth.of(2026, 2), MonthDay.of(2, 3), Duration.ofMillis(1500));
	}

	@ParameterizedTest
	@MethodSource("scalars")
	void captureWhenSerializerWritesScalarIsWhatGeneratorWrites(Object value) throws IOException {
		SerializerProvider provider = provider();
		check(provider.findValueSerializer(value.getClass()), value);
	}

	@Test
	void captureWhenDecimalIsTextIsWhatGeneratorWrites() throws IOException {
		check(NumberSerializer.bigDecimalAsStringSerializer(), new BigDecimal("1E+5"));
	}

	@Test
	void encodeWhenIntegerIsTextAsksNoSerializer() throws IOException {
		ValueEncoder text = encoder(ToStringSerializer.instance);
		for (Number number : List.of(Integer.MIN_VALUE, -1, 0, Integer.MAX_VALUE, Long.MIN_VALUE, 10L,
				Long.MAX_VALUE)) {
			JsonEncoder encoder = new JsonEncoder();
			encoder.openAt(new byte[NumberEncoder.MAX_LONG + 2], 0);
			assertThat(text.encode(number, encoder)).isTrue();
			assertThat(new String(encoder.room(0), 0, encoder.position(), StandardCharsets.US_ASCII))
				.isEqualTo(MAPPER.writeValueAsString(number.toString()));
		}
	}

	@Test
	void captureWhenSerializerWritesFewIntegersKeepsThem() throws IOException {
		SerializerProvider provider = provider(MAPPER.copy().enable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS));
		ValueEncoder encoder = encoder(provider.findValueSerializer(LocalDate.class));
		ScalarCapture capture = new ScalarCapture();
		assertThat(capture.capture(LocalDate.EPOCH, encoder, provider)).isTrue();
		assertThat(capture.takeText()).isNull();
		assertThat(capture.takeDecimal()).isNull();
		assertThat(IntStream.range(0, capture.count()).map(capture::element)).containsExactly(1970, 1, 1);
		assertThat(capture.capture(LocalDate.EPOCH, encoder, provider())).isTrue();
		assertThat(capture.takeText()).isEqualTo("1970-01-01");
		assertThat(capture.count()).isNegative();
	}

	@Test
	void captureWhenSerializerWritesDecimalKeepsIt() throws IOException {
		SerializerProvider provider = provider(MAPPER.copy().enable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS));
		ScalarCapture capture = new ScalarCapture();
		assertThat(capture.capture(TIME.toInstant(), encoder(provider.findValueSerializer(Instant.class)), provider))
			.isTrue();
		assertThat(capture.takeText()).isNull();
		assertThat(capture.takeDecimal()).isEqualTo(new BigDecimal("1770091506.007000000"));
		assertThat(capture.takeDecimal()).isNull();
		assertThat(capture.count()).isNegative();
	}

	@Test
	void takeTextForgetsText() throws IOException {
		ScalarCapture capture = new ScalarCapture();
		assertThat(capture.capture("value", new Wrote((generator) -> generator.writeString("text")), provider()))
			.isTrue();
		assertThat(capture.takeText()).isEqualTo("text");
		assertThat(capture.takeText()).isNull();
	}

	@Test
	void captureWhenMoreThanTextIsWrittenForgetsText() throws IOException {
		ScalarCapture capture = new ScalarCapture();
		assertThat(capture.capture("value", new Wrote((generator) -> {
			generator.writeString("text");
			generator.writeNull();
		}), provider())).isFalse();
		assertThat(capture.takeText()).isNull();
	}

	@Test
	void captureWhenAnythingElseIsWrittenIsFalse() throws IOException {
		List<Writing> writings = List.of((generator) -> {
		}, (generator) -> generator.writeNull(), (generator) -> generator.writeBoolean(true),
				(generator) -> generator.writeNumber(1.5), (generator) -> generator.writeNumber(1.5F),
				(generator) -> generator.writeNumber((BigDecimal) null), (generator) -> generator.writeNumber("1"),
				(generator) -> generator.writeNumber(BigDecimal.ONE.toBigInteger()),
				(generator) -> generator.writeString((String) null),
				(generator) -> generator.writeString(new SerializedString("text")),
				(generator) -> generator.writeString("text".toCharArray(), 0, 4),
				(generator) -> generator.writeRaw("text"), (generator) -> generator.writeRawValue("text"),
				(generator) -> generator.writeBinary(new byte[1]), (generator) -> generator.writeStartObject(),
				(generator) -> generator.writeStartArray(), (generator) -> generator.writeObject("text"),
				(generator) -> generator.writeFieldName("text"), (generator) -> generator.writeEndArray(),
				(generator) -> {
					generator.writeString("one");
					generator.writeString("two");
				}, (generator) -> {
					generator.writeStartArray();
					generator.writeString("one");
					generator.writeEndArray();
				}, (generator) -> {
					generator.writeStartArray();
					generator.writeStartArray();
				}, (generator) -> {
					generator.writeStartArray();
					generator.writeNumber(1L);
					generator.writeEndArray();
				}, (generator) -> {
					generator.writeStartArray();
					generator.writeEndArray();
					generator.writeNumber(1);
				}, (generator) -> {
					generator.writeNumber(1);
					generator.writeStartArray();
					generator.writeEndArray();
				}, (generator) -> generator.writeArray(new int[8], 0, 8),
				(generator) -> generator.writeNumber(new BigDecimal("1") {
				}));
		for (Writing writing : writings) {
			assertThat(new ScalarCapture().capture("value", new Wrote(writing), provider())).isFalse();
		}
	}

	@Test
	void captureWhenSerializerFailsThrowsItsFailure() throws IOException {
		IOException failure = new IOException("failed");
		ScalarCapture capture = new ScalarCapture();
		ValueEncoder failing = new Wrote((generator) -> {
			generator.writeString("text");
			throw failure;
		});
		assertThatIOException().isThrownBy(() -> capture.capture("value", failing, provider())).isSameAs(failure);
		assertThat(capture.capture("value", new Wrote((generator) -> generator.writeNumber(5)), provider())).isTrue();
		assertThat(capture.takeText()).isNull();
		assertThat(capture.number()).isEqualTo(5);
	}

	@Test
	void ofWhenSerializerIsNotKnownIsNull() {
		assertThat(CapturedScalarEncoder.of(new StringSerializer())).isNull();
		assertThat(CapturedScalarEncoder.of(new ToStringSerializer() {
		})).isNull();
	}

	private static void check(JsonSerializer<?> serializer, Object value) throws IOException {
		ScalarCapture capture = new ScalarCapture();
		assertThat(capture.capture(value, encoder(serializer), provider())).isTrue();
		String text = capture.takeText();
		Object captured = (text != null) ? text : (Object) capture.number();
		String expected = (value instanceof BigDecimal) ? '"' + value.toString() + '"'
				: MAPPER.writeValueAsString(value);
		assertThat(MAPPER.writeValueAsString(captured)).isEqualTo(expected);
	}

	private static ValueEncoder encoder(JsonSerializer<?> serializer) {
		ValueEncoder encoder = CapturedScalarEncoder.of(serializer);
		assertThat(encoder).as(serializer.getClass().getName()).isNotNull();
		return encoder;
	}

	private static SerializerProvider provider() {
		return provider(MAPPER);
	}

	private static SerializerProvider provider(ObjectMapper mapper) {
		return new DefaultSerializerProvider.Impl().createInstance(mapper.getSerializationConfig(),
				mapper.getSerializerFactory());
	}

	/**
	 * What a serializer does.
	 */
	private interface Writing {

		void to(JsonGenerator generator) throws IOException;

	}

	/**
	 * Stands in for a serializer.
	 */
	private static final class Wrote extends ValueEncoder {

		Wrote(Writing writing) {
			super(new JsonSerializer<Object>() {

				@Override
				public void serialize(@Nullable Object value, JsonGenerator generator, SerializerProvider provider)
						throws IOException {
					writing.to(generator);
				}

			});
		}

		@Override
		boolean encode(Object value, JsonEncoder encoder) {
			return false;
		}

	}

}
