package io.github.reflectionfreejackson.runtime.encode;

import java.io.IOException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Tests for {@link TimestampEncoder}.
 */
class TimestampEncoderTests {

	private static final int COUNT = 200_000;

	private final Random random = new Random(42);

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	void encodeWritesLocalDatesAsJackson(boolean nanoseconds) throws IOException {
		List<LocalDate> values = list(this::randomDate);
		values.addAll(List.of(LocalDate.MIN, LocalDate.MAX, LocalDate.EPOCH, LocalDate.of(0, 1, 1)));
		EncoderAssert.assertSame(json(values, nanoseconds), values.size(), TimestampEncoder.MAX_LENGTH,
				(i, target, position) -> TimestampEncoder.encode(values.get(i), target, position));
	}

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	void encodeWritesLocalTimesAsJackson(boolean nanoseconds) throws IOException {
		List<LocalTime> values = list(this::randomTime);
		values.addAll(List.of(LocalTime.MIN, LocalTime.MAX, LocalTime.NOON, LocalTime.of(1, 2, 3),
				LocalTime.of(1, 2, 0, 1), LocalTime.of(1, 2, 0, 999_999), LocalTime.of(1, 2, 0, 1_000_000)));
		EncoderAssert.assertSame(json(values, nanoseconds), values.size(), TimestampEncoder.MAX_LENGTH,
				(i, target, position) -> TimestampEncoder.encode(values.get(i), nanoseconds, target, position));
	}

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	void encodeWritesLocalDateTimesAsJackson(boolean nanoseconds) throws IOException {
		List<LocalDateTime> values = list(() -> randomDate().atTime(randomTime()));
		values.addAll(List.of(LocalDateTime.MIN, LocalDateTime.MAX, LocalDate.MIN.atTime(LocalTime.MAX)));
		EncoderAssert.assertSame(json(values, nanoseconds), values.size(), TimestampEncoder.MAX_LENGTH,
				(i, target, position) -> TimestampEncoder.encode(values.get(i), nanoseconds, target, position));
	}

	@ParameterizedTest
	@ValueSource(booleans = { true, false })
	void encodeWritesInstantsAsJackson(boolean nanoseconds) throws IOException {
		List<Instant> values = list(
				() -> Instant.ofEpochSecond(this.random.nextLong(1, TimestampEncoder.LAST_SECOND + 1), randomNano()));
		values.addAll(List.of(Instant.ofEpochSecond(1), Instant.ofEpochSecond(1, 1),
				Instant.ofEpochSecond(TimestampEncoder.LAST_SECOND, 999_999_999)));
		EncoderAssert.assertSame(json(values, nanoseconds), values.size(), TimestampEncoder.MAX_LENGTH,
				(i, target, position) -> TimestampEncoder.encode(values.get(i).getEpochSecond(),
						values.get(i).getNano(), nanoseconds, target, position));
		List<OffsetDateTime> zoned = list(
				() -> values.get(this.random.nextInt(values.size())).atOffset(ZoneOffset.MAX));
		List<Instant> instants = zoned.stream().map(OffsetDateTime::toInstant).toList();
		EncoderAssert.assertSame(json(zoned, nanoseconds), zoned.size(), TimestampEncoder.MAX_LENGTH,
				(i, target, position) -> TimestampEncoder.encode(instants.get(i).getEpochSecond(),
						instants.get(i).getNano(), nanoseconds, target, position));
	}

	private static byte[] json(List<?> values, boolean nanoseconds) throws IOException {
		ObjectWriter writer = EncoderAssert.MAPPER.writer(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS);
		return (nanoseconds ? writer.with(SerializationFeature.WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS)
				: writer.without(SerializationFeature.WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS))
			.writeValueAsBytes(values);
	}

	private LocalDate randomDate() {
		return LocalDate.ofEpochDay(this.random.nextBoolean() ? this.random.nextInt(40_000)
				: this.random.nextLong(LocalDate.MIN.toEpochDay(), LocalDate.MAX.toEpochDay() + 1));
	}

	private LocalTime randomTime() {
		LocalTime time = LocalTime.ofSecondOfDay(this.random.nextInt(86_400)).withNano(randomNano());
		return this.random.nextBoolean() ? time : time.withSecond(0);
	}

	private int randomNano() {
		return switch (this.random.nextInt(4)) {
			case 0 -> 0;
			case 1 -> this.random.nextInt(1000) * 1_000_000;
			case 2 -> this.random.nextInt(1_000_000);
			default -> this.random.nextInt(1_000_000_000);
		};
	}

	private static <T> List<T> list(Supplier<T> source) {
		List<T> values = new ArrayList<>(COUNT + 10);
		for (int i = 0; i < COUNT; i++) {
			values.add(source.get());
		}
		return values;
	}

}
