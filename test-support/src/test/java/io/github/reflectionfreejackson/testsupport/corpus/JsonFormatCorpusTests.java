package io.github.reflectionfreejackson.testsupport.corpus;

import java.math.BigDecimal;
import java.math.BigInteger;
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
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TimeZone;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonFormat.Feature;
import com.fasterxml.jackson.annotation.JsonFormat.Shape;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * {@link JsonFormat} on types and properties, and in the mapper's configuration.
 */
class JsonFormatCorpusTests {

	private static final String TRAP = "@JsonFormat on dates, Duration, numbers, enums, shape OBJECT/ARRAY, WITH/WITHOUT features";

	@ParameterizedTest
	@EnumSource(value = SerializationFeature.class,
			names = { "WRITE_DATES_AS_TIMESTAMPS", "WRITE_DURATIONS_AS_TIMESTAMPS",
					"WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS", "WRITE_DATES_WITH_ZONE_ID",
					"WRITE_DATES_WITH_CONTEXT_TIME_ZONE", "WRITE_ENUMS_USING_INDEX", "WRITE_ENUMS_USING_TO_STRING",
					"WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED", "WRITE_DATE_KEYS_AS_TIMESTAMPS" })
	@Covers(features = { "@JsonFormat(pattern)", "@JsonFormat(shape)", "@JsonFormat(timezone)", "@JsonFormat(locale)",
			"SerializationFeature.WRITE_DATES_AS_TIMESTAMPS", "SerializationFeature.WRITE_DURATIONS_AS_TIMESTAMPS" },
			traps = TRAP, tier = 2)
	void writesDatesAndTimes(SerializationFeature feature) {
		for (boolean enabled : new boolean[] { true, false }) {
			Parity.of(() -> mapper().configure(feature, enabled))
				.generated(Dates.class, Times.class)
				.tier(2)
				.check(List.of(new Dates(), new Times()));
		}
	}

	@Test
	@Covers(features = "@JsonFormat(shape) on numbers, booleans and enums", traps = TRAP, tier = 2)
	void writesNumbersAndEnums() {
		Parity.of(JsonFormatCorpusTests::mapper).generated(Scalars.class).tier(2).check(new Scalars());
	}

	@Test
	@Covers(features = { "@JsonFormat(with)", "@JsonFormat(without)" }, traps = TRAP, tier = 2)
	void writesWithAndWithoutFeatures() {
		Parity.of(JsonFormatCorpusTests::mapper).generated(Features.class).tier(2).check(new Features());
		Parity
			.of(() -> mapper().enable(SerializationFeature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED,
					SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS))
			.generated(Features.class)
			.tier(2)
			.check(new Features());
	}

	@ParameterizedTest
	@EnumSource(value = JsonInclude.Include.class, mode = EnumSource.Mode.EXCLUDE, names = "CUSTOM")
	@Covers(features = { "@JsonFormat(shape = ARRAY) on a type", "@JsonFormat(shape = ARRAY) on a property" },
			traps = TRAP, tier = 1)
	void writesBeansAsArrays(JsonInclude.Include include) {
		Parity.of(() -> mapper().setDefaultPropertyInclusion(include))
			.generated(Point.class, Plain.class, AsArrays.class)
			.check(List.of(new Point(), new AsArrays(), List.of(new Point())));
		Parity.of(() -> mapper().setDefaultPropertyInclusion(include))
			.generated(Point.class)
			.tier(1)
			.check(new Point());
	}

	@Test
	@Covers(features = "ObjectMapper.configOverride(type).setFormat", traps = TRAP, tier = 2)
	void writesFormatsOfConfigOverrides() {
		Parity.of(() -> {
			ObjectMapper mapper = mapper();
			mapper.configOverride(Date.class).setFormat(JsonFormat.Value.forPattern("yyyy"));
			mapper.configOverride(LocalDate.class).setFormat(JsonFormat.Value.forPattern("dd.MM.yyyy"));
			mapper.configOverride(Plain.class).setFormat(JsonFormat.Value.forShape(Shape.ARRAY));
			mapper.configOverride(int.class).setFormat(JsonFormat.Value.forShape(Shape.STRING));
			mapper.configOverride(Boolean.class).setFormat(JsonFormat.Value.forShape(Shape.NUMBER));
			mapper.configOverride(TimeUnit.class).setFormat(JsonFormat.Value.forShape(Shape.NUMBER));
			return mapper;
		})
			.generated(Dates.class, Times.class, Scalars.class, Plain.class)
			.check(List.of(new Dates(), new Times(), new Scalars(), new Plain(), new AsArrays()));
	}

	@Test
	@Covers(features = { "ObjectMapper.setDateFormat", "ObjectMapper.setTimeZone", "ObjectMapper.setLocale" },
			traps = TRAP, tier = 2)
	void writesDatesInFormatOfMapper() {
		Parity
			.of(() -> mapper().setDateFormat(new java.text.SimpleDateFormat("EEE yyyy", java.util.Locale.FRENCH))
				.setTimeZone(TimeZone.getTimeZone("Asia/Tokyo"))
				.setLocale(java.util.Locale.GERMAN))
			.generated(Dates.class, Times.class)
			.check(List.of(new Dates(), new Times()));
	}

	@Test
	@Covers(features = "@JsonFormat(shape = OBJECT) on an enum", traps = TRAP, tier = 0,
			note = "Enums are left to Jackson")
	void writesEnumsAsObjects() {
		Parity.of(JsonFormatCorpusTests::mapper)
			.generated(EnumHolder.class)
			.fallback(Planet.class, "enum")
			.check(new EnumHolder(Planet.EARTH, List.of(Planet.MARS), Map.of(Planet.EARTH, Planet.MARS)));
	}

	@Test
	@Covers(features = { "@JsonFormat(shape = STRING) on a type", "@JsonFormat(shape = ARRAY)" }, traps = TRAP,
			tier = 1)
	void writesArraysWithUnwrappedAndFurtherProperties() {
		Parity.of(JsonFormatCorpusTests::mapper).generated(Stringy.class).check(new Stringy());
		Parity.of(JsonFormatCorpusTests::mapper).generated(MixedArray.class).check(new MixedArray());
		Parity.of(JsonFormatCorpusTests::mapper).generated(ThrowingArray.class).check(List.of(new ThrowingArray()));
	}

	@Test
	@Covers(features = "@JsonFormat(shape = OBJECT) on an enum property", traps = TRAP, tier = 0,
			note = "Jackson refuses it")
	void failsAlikeForShapeThatEnumsCannotHave() {
		Parity.of(JsonFormatCorpusTests::mapper)
			.fallback(WrongShape.class, "Unsupported serialization shape")
			.check(new WrongShape(TimeUnit.DAYS));
	}

	private static ObjectMapper mapper() {
		return JsonMapper.builder().addModule(new JavaTimeModule()).build();
	}

	static class Dates {

		public Date date = new Date(1234567890123L);

		@JsonFormat(pattern = "yyyy-MM-dd HH:mm")
		public Date pattern = this.date;

		@JsonFormat(pattern = "EEEE d MMMM yyyy HH:mm z", locale = "fr", timezone = "America/New_York")
		public Date localized = this.date;

		@JsonFormat(shape = Shape.STRING)
		public Date text = this.date;

		@JsonFormat(shape = Shape.NUMBER)
		public Date number = this.date;

		@JsonFormat(timezone = "GMT+2")
		public Date zoned = this.date;

		public Calendar calendar = calendar();

		@JsonFormat(pattern = "yyyy")
		public Calendar year = calendar();

		public java.sql.Timestamp timestamp = new java.sql.Timestamp(1000);

		@JsonFormat(pattern = "yyyy")
		public List<Date> list = List.of(this.date);

		@JsonFormat(pattern = "yyyy")
		public Map<Date, Date> map = Map.of(this.date, this.date);

		@JsonFormat(pattern = "yyyy")
		public Date none;

		@JsonFormat(pattern = "yyyy")
		public Object object = this.date;

		private static Calendar calendar() {
			Calendar calendar = new GregorianCalendar(TimeZone.getTimeZone("GMT"));
			calendar.setTimeInMillis(1234567890123L);
			return calendar;
		}

	}

	static class Times {

		public LocalDate date = LocalDate.of(2024, 2, 29);

		@JsonFormat(pattern = "dd/MM/yyyy")
		public LocalDate pattern = this.date;

		@JsonFormat(shape = Shape.NUMBER_INT)
		public LocalDate number = this.date;

		@JsonFormat(shape = Shape.STRING)
		public LocalDateTime dateTime = LocalDateTime.of(2024, 2, 29, 12, 30, 1, 5000000);

		public LocalTime time = LocalTime.of(1, 2, 3);

		public Instant instant = Instant.ofEpochSecond(1234567890, 987654321);

		@JsonFormat(without = Feature.WRITE_DATE_TIMESTAMPS_AS_NANOSECONDS, shape = Shape.NUMBER)
		public Instant millis = this.instant;

		@JsonFormat(shape = Shape.STRING)
		public Instant text = this.instant;

		@JsonFormat(pattern = "yyyy-MM-dd", timezone = "Asia/Tokyo")
		public Instant zoned = this.instant;

		public ZonedDateTime zonedDateTime = this.instant.atZone(ZoneId.of("Europe/Paris"));

		@JsonFormat(with = Feature.WRITE_DATES_WITH_ZONE_ID)
		public ZonedDateTime withZone = this.zonedDateTime;

		public OffsetDateTime offset = this.instant.atOffset(ZoneOffset.ofHours(5));

		public Duration duration = Duration.ofSeconds(3661, 5);

		@JsonFormat(shape = Shape.STRING)
		public Duration durationText = this.duration;

		@JsonFormat(shape = Shape.NUMBER)
		public Duration durationNumber = this.duration;

		@JsonFormat(pattern = "HOURS")
		public Duration hours = this.duration;

		public Period period = Period.ofDays(3);

		public Year year = Year.of(2024);

		@JsonFormat(shape = Shape.STRING)
		public Year yearText = this.year;

		@JsonFormat(pattern = "MM-yyyy")
		public YearMonth yearMonth = YearMonth.of(2024, 2);

		public DayOfWeek day = DayOfWeek.MONDAY;

		public Map<LocalDate, Instant> map = Map.of(this.date, this.instant);

	}

	static class Scalars {

		@JsonFormat(shape = Shape.STRING)
		public int number = 1;

		@JsonFormat(shape = Shape.STRING)
		public Long boxed = 2L;

		@JsonFormat(shape = Shape.STRING)
		public BigDecimal decimal = new BigDecimal("1E+3");

		@JsonFormat(shape = Shape.STRING)
		public BigInteger integer = BigInteger.TEN;

		@JsonFormat(shape = Shape.STRING)
		public double real = Double.NaN;

		@JsonFormat(shape = Shape.NUMBER)
		public boolean flag = true;

		@JsonFormat(shape = Shape.NUMBER_INT)
		public Boolean boxedFlag = false;

		@JsonFormat(shape = Shape.STRING)
		public boolean textFlag = true;

		@JsonFormat(shape = Shape.NUMBER)
		public TimeUnit index = TimeUnit.DAYS;

		@JsonFormat(shape = Shape.STRING)
		public TimeUnit name = TimeUnit.DAYS;

		@JsonFormat(shape = Shape.NUMBER)
		public List<TimeUnit> list = List.of(TimeUnit.DAYS);

		@JsonFormat(shape = Shape.BINARY)
		public UUID binary = new UUID(1, 2);

		public UUID uuid = new UUID(1, 2);

		@JsonFormat(shape = Shape.NUMBER)
		public String text = "a";

		@JsonFormat(shape = Shape.STRING)
		public int[] numbers = { 1, 2 };

		@JsonFormat(shape = Shape.ARRAY)
		public char[] characters = { 'a', 'b' };

		public int plain = 5;

	}

	record WrongShape(@JsonFormat(shape = Shape.OBJECT) TimeUnit unit) {
	}

	static class Features {

		@JsonFormat(with = Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED)
		public List<Integer> unwrapped = List.of(1);

		@JsonFormat(without = Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED)
		public List<Integer> wrapped = List.of(1);

		@JsonFormat(with = Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED)
		public String[] array = { "a" };

		@JsonFormat(with = Feature.WRITE_SINGLE_ELEM_ARRAYS_UNWRAPPED)
		public Set<Plain> set = Set.of(new Plain());

		@JsonFormat(with = Feature.WRITE_SORTED_MAP_ENTRIES)
		public Map<String, Integer> sorted = new java.util.LinkedHashMap<>();

		@JsonFormat(without = Feature.WRITE_SORTED_MAP_ENTRIES)
		public Map<String, Integer> unsorted = this.sorted;

		Features() {
			this.sorted.put("b", 1);
			this.sorted.put("a", 2);
		}

	}

	@JsonFormat(shape = Shape.ARRAY)
	@JsonPropertyOrder({ "y", "x" })
	static class Point {

		public int x = 1;

		public int y = 2;

		public String none;

		@JsonInclude(JsonInclude.Include.NON_EMPTY)
		public String empty = "";

		public Plain plain = new Plain();

		public boolean flag;

		public long zero;

	}

	static class Plain {

		public String a = "a";

		public Integer none;

	}

	static class AsArrays {

		@JsonFormat(shape = Shape.ARRAY)
		public Plain array = new Plain();

		@JsonFormat(shape = Shape.OBJECT)
		public Point object = new Point();

		@JsonFormat(shape = Shape.ARRAY)
		public List<Plain> list = Arrays.asList(new Plain(), null);

		public Plain plain = new Plain();

		@JsonFormat(shape = Shape.NATURAL)
		public Point natural = new Point();

	}

	@JsonFormat(shape = Shape.OBJECT)
	enum Planet {

		EARTH(1.0), MARS(0.5);

		private final double radius;

		Planet(double radius) {
			this.radius = radius;
		}

		public double getRadius() {
			return this.radius;
		}

	}

	record EnumHolder(Planet planet, List<Planet> list, Map<Planet, Planet> map) {
	}

	@JsonFormat(shape = Shape.STRING)
	static class Stringy {

		public int a = 1;

		@Override
		public String toString() {
			return "stringy";
		}

	}

	@JsonFormat(shape = Shape.ARRAY)
	static class MixedArray {

		@JsonUnwrapped
		public Plain unwrapped = new Plain();

		public int a = 1;

		@JsonAnyGetter
		public Map<String, Integer> more = Map.of("b", 2);

	}

	@JsonFormat(shape = Shape.ARRAY)
	static class ThrowingArray {

		public int getNumber() {
			throw new IllegalStateException("no number");
		}

	}

}
