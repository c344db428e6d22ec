package io.github.reflectionfreejackson.runtime.encode;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;

import org.junit.jupiter.api.Test;

/**
 * Tests for {@link TemporalEncoder}.
 */
class TemporalEncoderTests {

	private static final int BATCH = 1 << 16;

	private static final int BATCHES = 8;

	private static final long FIRST_DAY = LocalDate.MIN.toEpochDay();

	private static final long LAST_DAY = LocalDate.MAX.toEpochDay();

	private static final long DAY_OF_YEAR_10000 = LocalDate.of(10_000, 1, 1).toEpochDay();

	private final Random random = new Random(42);

	@Test
	void encodeWritesLocalDatesAsJackson() {
		List<LocalDate> edges = dates();
		EncoderAssert.assertSame(edges, TemporalEncoder.MAX_LOCAL_DATE, TemporalEncoder::encode);
		for (int i = 0; i < BATCHES; i++) {
			EncoderAssert.assertSame(list(this::randomDate), TemporalEncoder.MAX_LOCAL_DATE, TemporalEncoder::encode);
		}
	}

	@Test
	void encodeWritesLocalTimesAsJackson() {
		EncoderAssert.assertSame(times(), TemporalEncoder.MAX_LOCAL_TIME, TemporalEncoder::encode);
		for (int i = 0; i < BATCHES; i++) {
			EncoderAssert.assertSame(list(this::randomTime), TemporalEncoder.MAX_LOCAL_TIME, TemporalEncoder::encode);
		}
	}

	@Test
	void encodeWritesEachSecondOfDayAsJackson() {
		List<LocalTime> values = new ArrayList<>();
		List<Instant> instants = new ArrayList<>();
		for (int second = 0; second < 86_400; second++) {
			values.add(LocalTime.ofSecondOfDay(second));
			instants.add(Instant.ofEpochSecond(second - 86_400L));
		}
		EncoderAssert.assertSame(values, TemporalEncoder.MAX_LOCAL_TIME, TemporalEncoder::encode);
		EncoderAssert.assertSame(instants, TemporalEncoder.MAX_INSTANT, TemporalEncoder::encode);
	}

	@Test
	void encodeWritesLocalDateTimesAsJackson() {
		EncoderAssert.assertSame(dateTimes(), TemporalEncoder.MAX_LOCAL_DATE_TIME, TemporalEncoder::encode);
		for (int i = 0; i < BATCHES; i++) {
			EncoderAssert.assertSame(list(this::randomDateTime), TemporalEncoder.MAX_LOCAL_DATE_TIME,
					TemporalEncoder::encode);
		}
	}

	@Test
	void encodeWritesOffsetDateTimesAsJackson() {
		List<OffsetDateTime> edges = new ArrayList<>(List.of(OffsetDateTime.MIN, OffsetDateTime.MAX));
		for (int offset : new int[] { 0, 1, -1, 59, -59, 60, 3600, -3600, 5400, -12_345, 64_800, -64_800 }) {
			dateTimes().forEach((value) -> edges.add(value.atOffset(ZoneOffset.ofTotalSeconds(offset))));
		}
		EncoderAssert.assertSame(edges, TemporalEncoder.MAX_OFFSET_DATE_TIME, TemporalEncoder::encode);
		for (int i = 0; i < BATCHES; i++) {
			EncoderAssert.assertSame(list(() -> randomDateTime().atOffset(randomOffset())),
					TemporalEncoder.MAX_OFFSET_DATE_TIME, TemporalEncoder::encode);
		}
	}

	@Test
	void encodeWritesInstantsAsJackson() {
		List<Instant> edges = new ArrayList<>(List.of(Instant.MIN, Instant.MAX, Instant.EPOCH,
				Instant.EPOCH.minusNanos(1), Instant.MIN.plusNanos(1), Instant.MAX.minusSeconds(1)));
		dateTimes().forEach((value) -> edges.add(value.toInstant(ZoneOffset.UTC)));
		EncoderAssert.assertSame(edges, TemporalEncoder.MAX_INSTANT, TemporalEncoder::encode);
		for (int i = 0; i < BATCHES; i++) {
			EncoderAssert.assertSame(list(this::randomInstant), TemporalEncoder.MAX_INSTANT, TemporalEncoder::encode);
		}
	}

	@Test
	void encodeWritesInstantsOfEachDayOfAnEraAsJackson() {
		for (int year = 1; year < 9999; year += (year < 10 || year >= 9990) ? 1 : 10) {
			LocalDate first = LocalDate.of(year, 1, 1);
			List<Instant> values = new ArrayList<>();
			for (int day = 0; day < 366; day++) {
				values.add(first.plusDays(day).atStartOfDay(ZoneOffset.UTC).toInstant());
			}
			EncoderAssert.assertSame(values, TemporalEncoder.MAX_INSTANT, TemporalEncoder::encode);
		}
	}

	private static List<LocalDate> dates() {
		List<LocalDate> dates = new ArrayList<>();
		for (int year : new int[] { Year.MIN_VALUE, -100_000, -10_000, -9999, -1000, -999, -1, 0, 1, 4, 10, 99, 100,
				400, 999, 1000, 1582, 1600, 1899, 1900, 1969, 1970, 1999, 2000, 2024, 9999, 10_000, 10_001, 99_999,
				Year.MAX_VALUE }) {
			for (int month = 1; month <= 12; month++) {
				LocalDate first = LocalDate.of(year, month, 1);
				dates.add(first);
				dates.add(first.withDayOfMonth(10));
				dates.add(first.withDayOfMonth(first.lengthOfMonth()));
			}
		}
		return dates;
	}

	private static List<LocalTime> times() {
		List<LocalTime> times = new ArrayList<>();
		for (int nano = 1; nano < 1_000_000_000; nano *= 10) {
			for (int factor = 1; factor < 10; factor++) {
				times.add(LocalTime.of(23, 59, 59, nano * factor));
				times.add(LocalTime.of(0, 0, 0, 1_000_000_000 - nano * factor));
			}
		}
		times.addAll(List.of(LocalTime.MIN, LocalTime.MAX, LocalTime.NOON, LocalTime.of(1, 2), LocalTime.of(1, 2, 3),
				LocalTime.of(0, 0, 1), LocalTime.of(0, 0, 0, 120_000_000), LocalTime.of(0, 0, 0, 123_400_000)));
		return times;
	}

	private static List<LocalDateTime> dateTimes() {
		List<LocalDateTime> dateTimes = new ArrayList<>(List.of(LocalDateTime.MIN, LocalDateTime.MAX));
		dates().forEach((date) -> {
			dateTimes.add(date.atStartOfDay());
			dateTimes.add(date.atTime(LocalTime.MAX));
		});
		times().forEach((time) -> dateTimes.add(LocalDate.of(2024, 2, 29).atTime(time)));
		return dateTimes;
	}

	private LocalDate randomDate() {
		long day = switch (this.random.nextInt(3)) {
			case 0 -> this.random.nextLong(FIRST_DAY, LAST_DAY + 1);
			case 1 -> this.random.nextLong(-2 * DAY_OF_YEAR_10000, 2 * DAY_OF_YEAR_10000);
			default -> this.random.nextInt(40_000);
		};
		return LocalDate.ofEpochDay(day);
	}

	private LocalTime randomTime() {
		return LocalTime.ofSecondOfDay(this.random.nextInt(86_400)).withNano(randomNano());
	}

	private LocalDateTime randomDateTime() {
		return randomDate().atTime(randomTime());
	}

	private Instant randomInstant() {
		return randomDateTime().toInstant(ZoneOffset.UTC);
	}

	private ZoneOffset randomOffset() {
		return switch (this.random.nextInt(3)) {
			case 0 -> ZoneOffset.UTC;
			case 1 -> ZoneOffset.ofTotalSeconds(900 * this.random.nextInt(-72, 73));
			default -> ZoneOffset.ofTotalSeconds(this.random.nextInt(-64_800, 64_801));
		};
	}

	private int randomNano() {
		return switch (this.random.nextInt(4)) {
			case 0 -> 0;
			case 1 -> this.random.nextInt(1000) * 1_000_000;
			case 2 -> this.random.nextInt(1_000_000) * 1000;
			default -> this.random.nextInt(1_000_000_000);
		};
	}

	private static <T> List<T> list(Supplier<T> source) {
		List<T> values = new ArrayList<>(BATCH);
		for (int i = 0; i < BATCH; i++) {
			values.add(source.get());
		}
		return values;
	}

}
