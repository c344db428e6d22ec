package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.IOException;
import java.text.SimpleDateFormat;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TimeZone;
import java.util.function.UnaryOperator;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import io.github.reflectionfreejackson.testsupport.StarterModules;
import io.github.reflectionfreejackson.testsupport.encoding.EncodingTypesTests.Way;
import io.github.reflectionfreejackson.testsupport.encoding.ScalarValues.Formatted;
import io.github.reflectionfreejackson.testsupport.encoding.ScalarValues.OfYear;
import io.github.reflectionfreejackson.testsupport.encoding.ValuesOfTypes.Pair;
import io.github.reflectionfreejackson.testsupport.encoding.ValuesOfTypes.Values;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Values that Jackson's own serializers write as one string or number.
 */
class EncodingScalarsTests {

	private static final MapperPair BUILT = MapperPair.withModules();

	@BeforeAll
	static void generateOnce() {
		for (Values<?> each : ScalarValues.all()) {
			BUILT.check("built", (mapper) -> bytes(mapper, mapper.writer(), nested(each)));
		}
		BUILT.check("built", (mapper) -> bytes(mapper, mapper.writer(), nested(new Formatted())));
	}

	@ParameterizedTest
	@EnumSource
	void writesValuesInAllPlaces(Way way) {
		MapperPair pair = BUILT.reusedBy(way::mapper);
		for (int round = 0; round < 2; round++) {
			for (Values<?> each : ScalarValues.all()) {
				pair.check(way + " " + each.getClass().getSimpleName(),
						(mapper) -> bytes(mapper, way.writer(mapper), each));
				pair.check(way + " nested " + each.getClass().getSimpleName(),
						(mapper) -> bytes(mapper, way.writer(mapper), nested(each)));
			}
		}
		pair.encoded(OfYear.class);
	}

	@ParameterizedTest
	@EnumSource
	void writesFormattedProperties(Way way) {
		MapperPair pair = BUILT.reusedBy(way::mapper);
		for (int round = 0; round < 20; round++) {
			pair.check(way + "", (mapper) -> bytes(mapper, way.writer(mapper), new Formatted()));
			pair.check(way + " nested", (mapper) -> bytes(mapper, way.writer(mapper), nested(new Formatted())));
		}
		pair.encoded(Formatted.class);
	}

	@Test
	void encodesWhatSerializersWrite() {
		MapperPair pair = MapperPair.withModules();
		for (int i = 0; i < 20; i++) {
			pair.check("inside", (mapper) -> bytes(mapper, mapper.writer(), nested(new Watching(new Watched("text")))));
		}
		assertThat(isCaptured(pair.plain(), new Watching(new Watched("text")))).isFalse();
		assertThat(isCaptured(pair.generated(), new Watching(new Watched("text")))).isTrue();
		pair.encoded(Watching.class);
	}

	@Test
	void encodesNumbersThatModulesHaveWrittenAsText() throws IOException {
		MapperPair pair = MapperPair.of(() -> JsonMapper.builder()
			.addModules(StarterModules.create())
			.addModule(new SimpleModule().addSerializer(long.class, ToStringSerializer.instance)
				.addSerializer(Long.class, ToStringSerializer.instance)
				.addSerializer(Integer.class, ToStringSerializer.instance)
				.addSerializer(Short.class, ToStringSerializer.instance)
				.addSerializer(Double.class, ToStringSerializer.instance))
			.build());
		for (long id : new long[] { 0, -1, 9, 10, Integer.MIN_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE + 1L,
				9_007_199_254_740_993L, Long.MIN_VALUE, Long.MAX_VALUE }) {
			Numbered numbered = new Numbered(id, id, (int) id, (short) id, (double) id, new Long[] { id, null },
					List.of(id, (int) id));
			pair.check("id " + id, (mapper) -> bytes(mapper, mapper.writer(), nested(numbered)));
			assertThat(DirectUse.of(pair.generated()).isDirect(List.of(Optional.of(numbered), numbered))).isTrue();
		}
		pair.encoded(Numbered.class);
	}

	@Test
	void encodesWhatDateFormatsOfMappersWrite() {
		MapperPair pair = MapperPair.of(() -> JsonMapper.builder()
			.addModules(StarterModules.create())
			.defaultDateFormat(new WatchedFormat())
			.build());
		pair.check("date", (mapper) -> bytes(mapper, mapper.writer(), nested(new Dated(new Date(0)))));
		assertThat(isCaptured(pair.plain(), new Dated(new Date(0)))).isFalse();
		assertThat(isCaptured(pair.generated(), new Dated(new Date(0)))).isTrue();
		pair.encoded(Dated.class);
	}

	@ParameterizedTest
	@EnumSource(Timestamps.class)
	void encodesDatesAsArraysAndNumbers(Timestamps timestamps) throws IOException {
		MapperPair pair = MapperPair.withModules();
		for (ZonedDateTime time : List.of(ZonedDateTime.parse("2026-02-03T04:05:06.007Z"),
				ZonedDateTime.parse("1969-12-31T23:59:59.999999999+01:00[Europe/Berlin]"),
				ZonedDateTime.parse("9999-12-31T23:59:59.999999999Z"), ZonedDateTime.parse("2026-02-03T04:00:00Z"))) {
			Times times = Times.of(time);
			pair.check(timestamps + " " + time,
					(mapper) -> bytes(mapper, timestamps.writer.apply(mapper.writer()), nested(times)));
			DirectUse use = DirectUse.of(pair.generated(), timestamps.writer.apply(pair.generated().writer()));
			for (Object value : List.of(times, List.of(times, times), Optional.of(time.toLocalDate()),
					List.of(time.toInstant(), time.toLocalTime()))) {
				pair.check(timestamps + " " + time,
						(mapper) -> bytes(mapper, timestamps.writer.apply(mapper.writer()), value));
				assertThat(use.isDirect(value)).as("%s of %s is encoded", value.getClass(), time).isTrue();
			}
		}
		pair.check("end of time", (mapper) -> bytes(mapper, timestamps.writer.apply(mapper.writer()),
				nested(Times.of(LocalDateTime.MAX.atZone(ZoneOffset.UTC)))));
		pair.encoded(Times.class);
	}

	@Test
	@SuppressWarnings({ "rawtypes", "unchecked" })
	void writesOtherTimesThanDeclared() {
		MapperPair pair = MapperPair.withModules();
		for (Object other : List.of(LocalDate.EPOCH, OffsetDateTime.MIN, "text", 1)) {
			Times times = Times.of(ZonedDateTime.parse("2026-02-03T04:05:06.007Z"));
			List more = new ArrayList<>(times.more());
			more.add(other);
			Times polluted = new Times(null, null, null, null, null, null, null, null, null, null, null,
					Optional.of(times.date()), more, null, null);
			for (Timestamps timestamps : Timestamps.values()) {
				pair.check(timestamps + " " + other,
						(mapper) -> bytes(mapper, timestamps.writer.apply(mapper.writer()), nested(polluted)));
			}
		}
		pair.encoded(Times.class);
	}

	@Test
	void writesManyDatesAsArrays() {
		MapperPair pair = MapperPair.withModules();
		for (int count : new int[] { 2_970, 2_980, 2_981, 2_982, 2_983, 10_000 }) {
			List<Object> dates = Collections.nCopies(count, LocalDate.of(2026, 10, 11));
			pair.check("many", (mapper) -> bytes(mapper, mapper.writer(), dates));
			pair.check("nested", (mapper) -> bytes(mapper, mapper.writer(), List.of(new Pair<>(dates, dates), dates)));
		}
	}

	@Test
	void failsAlikeWhereDatesAreTooDeep() {
		for (int depth = 1; depth < 6; depth++) {
			int max = depth;
			MapperPair pair = MapperPair.of(
					() -> JsonMapper
						.builder(JsonFactory.builder()
							.streamWriteConstraints(StreamWriteConstraints.builder().maxNestingDepth(max).build())
							.build())
						.addModules(StarterModules.create())
						.build());
			for (Object value : List.of(LocalDate.EPOCH, List.of(LocalDate.EPOCH),
					new Pair<>(LocalDate.EPOCH, List.of(LocalDate.EPOCH, List.of(LocalDate.EPOCH))))) {
				pair.check("depth " + max, (mapper) -> bytes(mapper, mapper.writer(), value));
			}
		}
	}

	@Test
	void reportsTimesWithoutTextAsJacksonDoes() {
		MapperPair pair = MapperPair.of(() -> JsonMapper.builder()
			.addModules(StarterModules.create())
			.disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
			.defaultTimeZone(TimeZone.getTimeZone("Asia/Tokyo"))
			.build());
		for (OffsetDateTime time : List.of(OffsetDateTime.parse("2026-02-03T04:05:06Z"), OffsetDateTime.MAX,
				OffsetDateTime.MIN)) {
			for (Object value : List.of(new Pair<>(time, time), new Wrapped(time), new Pair<>(new Wrapped(time), time),
					List.of(time), Map.of("key", time.toInstant()))) {
				pair.check("time " + time, (mapper) -> bytes(mapper, mapper.writer(), value));
			}
		}
		pair.encoded(Pair.class);
	}

	@Test
	void writesTextsOfAnyLength() {
		MapperPair pair = MapperPair.withModules();
		for (int length : new int[] { 0, 1, 2047, 2048, 2049, 10_000, 100_000 }) {
			String text = "\u00E4\"".repeat(length).substring(0, length);
			pair.check("length " + length,
					(mapper) -> bytes(mapper, mapper.writer(), nested(new Watching(new Watched(text)))));
		}
		pair.encoded(Watching.class);
	}

	private static boolean isCaptured(ObjectMapper mapper, Object value) throws AssertionError {
		Watch.captured = false;
		try {
			mapper.writeValueAsBytes(List.of(value));
		}
		catch (IOException ex) {
			throw new AssertionError(ex);
		}
		return Watch.captured;
	}

	private static Object nested(Object value) {
		return List.of(new Pair<>(value, List.of(Optional.of(value), Map.of("k", value))), value);
	}

	private static String bytes(ObjectMapper mapper, ObjectWriter writer, Object value) throws IOException {
		return EncodingGateTests.text(writer.writeValueAsBytes(value)) + DirectUse.of(mapper, writer).repeated(value);
	}

	record Watching(@JsonSerialize(using = ToStringSerializer.class) Watched watched) {
	}

	record Watched(String text) {

		@Override
		public String toString() {
			Watch.look();
			return this.text;
		}

	}

	record Numbered(long id, Long parent, Integer version, Short rank, Double score, Long[] ids, List<Number> others) {
	}

	record Dated(Date date) {
	}

	record Times(LocalDate date, LocalDateTime local, LocalTime time, Instant instant, OffsetDateTime offset,
			ZonedDateTime zoned, Duration duration, Year year, YearMonth month, MonthDay day, Date old,
			Optional<LocalDate> maybe, List<Instant> more,
			@JsonFormat(without = JsonFormat.Feature.WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS) LocalTime millis,
			@JsonFormat(with = JsonFormat.Feature.WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS) Instant nanos) {

		static Times of(ZonedDateTime time) {
			Duration duration = Duration.ofNanos(time.getNano());
			return new Times(time.toLocalDate(), time.toLocalDateTime(), time.toLocalTime(), time.toInstant(),
					time.toOffsetDateTime(), time, duration, Year.from(time), YearMonth.from(time), MonthDay.from(time),
					new Date(time.getNano()), Optional.of(time.toLocalDate()), List.of(time.toInstant(), Instant.EPOCH),
					time.toLocalTime(), time.toInstant());
		}

	}

	record Wrapped(@JsonValue OffsetDateTime time) {
	}

	/**
	 * How dates are written.
	 */
	enum Timestamps {

		NANOSECONDS((writer) -> writer.with(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)),

		MILLISECONDS((writer) -> writer.with(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
			.without(SerializationFeature.WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS)),

		TEXT((writer) -> writer.without(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
			.without(SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS)),

		TEXT_OF_ZONE((writer) -> writer.without(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
			.with(TimeZone.getTimeZone("Asia/Tokyo")));

		private final UnaryOperator<ObjectWriter> writer;

		Timestamps(UnaryOperator<ObjectWriter> writer) {
			this.writer = writer;
		}

	}

	static final class WatchedFormat extends SimpleDateFormat {

		WatchedFormat() {
			super("yyyy-MM-dd", Locale.ROOT);
		}

		@Override
		public StringBuffer format(Date date, StringBuffer target, java.text.FieldPosition position) {
			Watch.look();
			return super.format(date, target, position);
		}

	}

	/**
	 * Sees by whom it is called.
	 */
	static final class Watch {

		private static volatile boolean captured;

		private Watch() {
		}

		static void look() {
			captured |= StackWalker.getInstance()
				.walk((frames) -> frames.anyMatch((frame) -> frame.getClassName().endsWith(".CapturedScalarEncoder")));
		}

	}

}
