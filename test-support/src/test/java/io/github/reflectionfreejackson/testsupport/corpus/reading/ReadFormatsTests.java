package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Calendar;
import java.util.Date;
import java.util.List;
import java.util.Map;
import java.util.TimeZone;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.OptBoolean;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.github.reflectionfreejackson.testsupport.parity.ReadParity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Formats of values, and values of java.time.
 */
class ReadFormatsTests {

	private static final String[] TIMES = {
			"{\"instant\":\"2020-02-29T12:00:00Z\",\"date\":\"2020-02-29\",\"dateTime\":\"2020-02-29T12:00:00\"}",
			"{\"time\":\"12:30\",\"offset\":\"2020-02-29T12:00:00+02:00\",\"zoned\":\"2020-02-29T12:00:00+02:00\"}",
			"{\"duration\":\"PT1H\",\"period\":\"P1D\",\"zone\":\"Europe/Berlin\",\"day\":\"MONDAY\"}",
			"{\"year\":2020,\"month\":\"2020-02\",\"byDate\":{\"2020-02-29\":1},\"date\":[2020,2,29]}",
			"{\"instant\":1582977600.5,\"time\":[12,30],\"duration\":90}" };

	@Test
	void readsTimes() {
		ReadParity.of(() -> new ObjectMapper().registerModule(new JavaTimeModule()))
			.generated(Times.class)
			.check(Times.class, TIMES);
		ReadParity.of(ObjectMapper::new)
			.check(Times.class, "{\"instant\":\"2020-02-29T12:00:00Z\"}", "{\"day\":\"MONDAY\"}");
	}

	@ParameterizedTest
	@ValueSource(strings = { "READ_DATE_TIMESTAMPS_AS_NANOSECONDS", "ADJUST_DATES_TO_CONTEXT_TIME_ZONE" })
	void readsTimesWithoutFeature(String feature) {
		ReadParity
			.of(() -> new ObjectMapper().registerModule(new JavaTimeModule())
				.setTimeZone(TimeZone.getTimeZone("Asia/Tokyo"))
				.disable(DeserializationFeature.valueOf(feature)))
			.generated(Times.class)
			.check(Times.class, TIMES[1], TIMES[4]);
	}

	@Test
	void readsFormats() {
		ReadParity.of(() -> new ObjectMapper().registerModule(new JavaTimeModule()))
			.generated(Formats.class, FormatRecord.class)
			.check(Formats.class, "{\"date\":\"29.02.2020\",\"old\":\"2020/02/29\",\"calendar\":\"29 Feb 2020\"}",
					"{\"single\":\"a\",\"strict\":\"31.02.2020\",\"text\":12,\"flag\":\"yes\",\"lenient\":\"\"}",
					"{\"record\":{\"date\":\"29.02.2020\",\"single\":\"b\"},\"map\":{\"A\":1}}");
	}

	@Test
	void readsArrayShapes() {
		ReadParity.of(ObjectMapper::new)
			.generated(ArrayShaped.class)
			.updating(() -> new ArrayShaped())
			.check(ArrayShaped.class, "[\"a\",1,{\"name\":\"b\",\"number\":2}]", "{\"name\":\"a\"}", "[]",
					"[1,2,3,4,5]");
		ReadParity.of(ObjectMapper::new)
			.generated(ArrayShapedRecord.class)
			.check(ArrayShapedRecord.class, "[\"a\",1]", "{\"name\":\"a\"}", "[]", "[1,2,3,4,5]");
		ReadParity.of(() -> new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES))
			.generated(ArrayShaped.class)
			.check(ArrayShaped.class, "[\"a\",1,null,5,6]");
	}

	@Test
	void readsShapesOfContainersAndConfiguredShapes() {
		ReadParity.of(ObjectMapper::new)
			.generated(PojoList.class)
			.check(PojoHolder.class, "{\"pojo\":{\"name\":\"a\"}}", "{\"pojo\":[1]}");
		ReadParity.of(() -> {
			ObjectMapper mapper = new ObjectMapper();
			mapper.configOverride(Plain.class).setFormat(JsonFormat.Value.forShape(JsonFormat.Shape.ARRAY));
			return mapper;
		}).generated(Plain.class).check(Plain.class, "[\"a\",1]", "{\"name\":\"a\"}");
	}

	static class Times {

		public Instant instant;

		public LocalDate date;

		private LocalDateTime dateTime;

		public LocalTime time;

		public OffsetDateTime offset;

		public ZonedDateTime zoned;

		public Duration duration;

		public Period period;

		public ZoneId zone;

		public DayOfWeek day;

		public Year year;

		public YearMonth month;

		public Map<LocalDate, Integer> byDate;

		public void setDateTime(LocalDateTime dateTime) {
			this.dateTime = dateTime;
		}

	}

	static class Formats {

		@JsonFormat(pattern = "dd.MM.yyyy")
		public LocalDate date;

		@JsonFormat(shape = JsonFormat.Shape.STRING, pattern = "yyyy/MM/dd", timezone = "Europe/Berlin")
		public Date old;

		private Calendar calendar;

		@JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
		public List<String> single;

		@JsonFormat(pattern = "dd.MM.uuuu", lenient = OptBoolean.FALSE)
		public LocalDate strict;

		@JsonFormat(shape = JsonFormat.Shape.STRING)
		public String text;

		@JsonFormat(shape = JsonFormat.Shape.NUMBER)
		public Boolean flag;

		@JsonFormat(lenient = OptBoolean.FALSE)
		public LocalDate lenient;

		public FormatRecord record;

		@JsonFormat(with = JsonFormat.Feature.ACCEPT_CASE_INSENSITIVE_PROPERTIES)
		public Map<String, Integer> map;

		@JsonFormat(pattern = "dd MMM yyyy", locale = "en")
		public void setCalendar(Calendar calendar) {
			this.calendar = calendar;
		}

	}

	record FormatRecord(@JsonFormat(pattern = "dd.MM.yyyy") LocalDate date,
			@JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY) List<String> single) {
	}

	@JsonFormat(shape = JsonFormat.Shape.ARRAY)
	@JsonPropertyOrder({ "name", "number", "plain" })
	static class ArrayShaped {

		public String name;

		private int number;

		@JsonFormat(shape = JsonFormat.Shape.OBJECT)
		public Plain plain;

		public void setNumber(int number) {
			this.number = number;
		}

	}

	@JsonFormat(shape = JsonFormat.Shape.ARRAY)
	record ArrayShapedRecord(String name, int number) {
	}

	@JsonPropertyOrder({ "name", "number" })
	static class Plain {

		public String name;

		public int number;

	}

	@JsonFormat(shape = JsonFormat.Shape.OBJECT)
	static class PojoList extends java.util.ArrayList<Integer> {

		private String name;

		public void setName(String name) {
			this.name = name;
		}

	}

	static class PojoHolder {

		public PojoList pojo;

	}

}
