package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.File;
import java.math.BigDecimal;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URL;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Calendar;
import java.util.Currency;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.Pattern;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import io.github.reflectionfreejackson.testsupport.encoding.ValuesOfTypes.Values;

/**
 * Values that Jackson's own serializers write as one string or number, and which no
 * encoder knows.
 */
final class ScalarValues {

	private static final OffsetDateTime TIME = ValuesOfTypes.TIME;

	private ScalarValues() {
	}

	static List<Values<?>> all() {
		return List.of(new OfUrl().fill(url("http://host/?q=%22")), new OfLocale().fill(Locale.GERMANY, Locale.ROOT),
				new OfCurrency().fill(Currency.getInstance("EUR")), new OfPattern().fill(Pattern.compile("\\d\"")),
				new OfClass().fill(String.class, int[].class), new OfFile().fill(new File("/a\u00E4")),
				new OfAddress().fill(InetAddress.getLoopbackAddress()),
				new OfSocketAddress().fill(new InetSocketAddress("127.0.0.1", 80)),
				new OfTimeZone().fill(TimeZone.getTimeZone("Asia/Tokyo")), new OfZone().fill(ZoneId.of("Asia/Tokyo")),
				new OfUtilDate().fill(new Date(0), new Date(-62_167_219_200_001L), new Date(1_700_000_000_123L)),
				new OfCalendar().fill(calendar()), new OfTimestamp().fill(new java.sql.Timestamp(1_700_000_000_123L)),
				new OfSqlDate().fill(java.sql.Date.valueOf("2026-02-03")),
				new OfSqlTime().fill(java.sql.Time.valueOf("04:05:06")),
				new OfCount().fill(new AtomicInteger(-1), new AtomicInteger(5)),
				new OfLongCount().fill(new AtomicLong(Long.MIN_VALUE)),
				new OfZonedDateTime().fill(TIME.atZoneSameInstant(ZoneId.of("Europe/Berlin"))),
				new OfYear().fill(Year.of(2026), Year.of(-1)), new OfYearMonth().fill(YearMonth.of(2026, 2)),
				new OfMonthDay().fill(MonthDay.of(2, 29)), new OfOffsetTime().fill(TIME.toOffsetTime()),
				new OfDuration().fill(Duration.ofMillis(1500), Duration.ofNanos(-1), Duration.ZERO));
	}

	private static URL url(String text) {
		try {
			return URI.create(text).toURL();
		}
		catch (java.net.MalformedURLException ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static GregorianCalendar calendar() {
		GregorianCalendar calendar = new GregorianCalendar(TimeZone.getTimeZone("Asia/Tokyo"), Locale.ROOT);
		calendar.setTimeInMillis(1_700_000_000_123L);
		return calendar;
	}

	static class OfUrl extends Values<URL> {

	}

	static class OfLocale extends Values<Locale> {

	}

	static class OfCurrency extends Values<Currency> {

	}

	static class OfPattern extends Values<Pattern> {

	}

	static class OfClass extends Values<Class<?>> {

	}

	static class OfFile extends Values<File> {

	}

	static class OfAddress extends Values<InetAddress> {

	}

	static class OfSocketAddress extends Values<InetSocketAddress> {

	}

	static class OfTimeZone extends Values<TimeZone> {

	}

	static class OfZone extends Values<ZoneId> {

	}

	static class OfUtilDate extends Values<Date> {

	}

	static class OfCalendar extends Values<Calendar> {

	}

	static class OfTimestamp extends Values<java.sql.Timestamp> {

	}

	static class OfSqlDate extends Values<java.sql.Date> {

	}

	static class OfSqlTime extends Values<java.sql.Time> {

	}

	static class OfCount extends Values<AtomicInteger> {

	}

	static class OfLongCount extends Values<AtomicLong> {

	}

	static class OfZonedDateTime extends Values<ZonedDateTime> {

	}

	static class OfYear extends Values<Year> {

	}

	static class OfYearMonth extends Values<YearMonth> {

	}

	static class OfMonthDay extends Values<MonthDay> {

	}

	static class OfOffsetTime extends Values<OffsetTime> {

	}

	static class OfDuration extends Values<Duration> {

	}

	/**
	 * Properties whose annotations say how they are written.
	 */
	static class Formatted {

		public int first = 1;

		@JsonFormat(pattern = "yyyy/MM/dd HH:mm:ss")
		public LocalDateTime dateTime = TIME.toLocalDateTime();

		@JsonFormat(pattern = "dd.MM.yyyy")
		public LocalDate date = TIME.toLocalDate();

		@JsonFormat(pattern = "HH'h'\"mm")
		public LocalTime time = TIME.toLocalTime();

		@JsonFormat(pattern = "yyyy-MM-dd'T'HH:mm:ssXXX", timezone = "Asia/Tokyo")
		public Instant instant = TIME.toInstant();

		@JsonFormat(pattern = "EEEE d MMMM yyyy", locale = "fr")
		public OffsetDateTime offset = TIME;

		@JsonFormat(pattern = "EEEE d MMMM yyyy '\u00E4\uD83D\uDE00'", locale = "ar", timezone = "UTC")
		public Date utilDate = new Date(1_700_000_000_123L);

		@JsonFormat(shape = JsonFormat.Shape.NUMBER)
		public Date number = new Date(1_700_000_000_123L);

		@JsonFormat(shape = JsonFormat.Shape.NUMBER_INT)
		public Instant numericInstant = TIME.toInstant();

		@JsonFormat(shape = JsonFormat.Shape.NUMBER_INT)
		public LocalDate numericDate = TIME.toLocalDate();

		@JsonFormat(shape = JsonFormat.Shape.STRING)
		public Duration duration = Duration.ofMillis(1500);

		@JsonFormat(pattern = "MILLIS", shape = JsonFormat.Shape.NUMBER)
		public Duration milliseconds = Duration.ofMillis(1500);

		@JsonFormat(shape = JsonFormat.Shape.STRING)
		public int integer = Integer.MIN_VALUE;

		@JsonFormat(shape = JsonFormat.Shape.STRING)
		public short shortInteger = -1;

		@JsonFormat(shape = JsonFormat.Shape.STRING)
		public byte tinyInteger = 1;

		@JsonFormat(shape = JsonFormat.Shape.STRING)
		public Long boxed = Long.MAX_VALUE;

		@JsonSerialize(using = ToStringSerializer.class)
		public long id = Long.MIN_VALUE;

		@JsonSerialize(using = ToStringSerializer.class)
		@JsonInclude(JsonInclude.Include.NON_DEFAULT)
		public long omitted;

		@JsonSerialize(using = ToStringSerializer.class)
		@JsonInclude(JsonInclude.Include.NON_NULL)
		public Long nothing;

		@JsonSerialize(using = ToStringSerializer.class)
		public String text = "text \u00E4";

		@JsonSerialize(using = ToStringSerializer.class)
		public String noText;

		@JsonFormat(shape = JsonFormat.Shape.STRING)
		public double floatingPoint = 1.0E-5;

		@JsonFormat(shape = JsonFormat.Shape.STRING)
		public float shortFloatingPoint = 1.5F;

		@JsonFormat(shape = JsonFormat.Shape.STRING)
		public BigDecimal decimal = new BigDecimal("1E+5");

		@JsonFormat(shape = JsonFormat.Shape.NUMBER_INT)
		public boolean truth = true;

		@JsonSerialize(contentUsing = ToStringSerializer.class)
		public List<Long> ids = List.of(1L, 2L);

		@JsonFormat(pattern = "yyyy")
		public List<Date> dates = List.of(new Date(0));

		public int last = 2;

	}

}
