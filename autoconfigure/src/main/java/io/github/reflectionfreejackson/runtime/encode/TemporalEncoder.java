package io.github.reflectionfreejackson.runtime.encode;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;

/**
 * Writes dates and times as the serializers of Jackson's module for {@code java.time} do
 * if they write text, with neither a format nor a formatter of the application's own: in
 * quotes.
 * <p>
 * A mapper that has a time zone set, and {@code WRITE_DATES_WITH_CONTEXT_TIME_ZONE} not
 * disabled, moves an {@link OffsetDateTime} to that zone, which is not done here.
 * <p>
 * Nothing is allocated for years from 1 to 9999. No byte is written outside of the room
 * that is demanded; what that room holds beyond the returned end is undefined.
 *
 * @since 0.1.0
 */
public final class TemporalEncoder {

	/**
	 * The most bytes that a {@link LocalDate} may need.
	 */
	public static final int MAX_LOCAL_DATE = 18;

	/**
	 * The most bytes that a {@link LocalTime} may need.
	 */
	public static final int MAX_LOCAL_TIME = 20;

	/**
	 * The most bytes that a {@link LocalDateTime} may need.
	 */
	public static final int MAX_LOCAL_DATE_TIME = 37;

	/**
	 * The most bytes that an {@link OffsetDateTime} may need.
	 */
	public static final int MAX_OFFSET_DATE_TIME = 46;

	/**
	 * The most bytes that an {@link Instant} may need.
	 */
	public static final int MAX_INSTANT = 39;

	private static final int SECONDS_PER_DAY = 86_400;

	private static final int DAYS_PER_ERA = 146_097;

	private static final long CALENDAR_START = LocalDate.of(0, 3, 1).toEpochDay() * SECONDS_PER_DAY;

	private static final long FIRST_SECOND = LocalDate.of(1, 1, 1).toEpochDay() * SECONDS_PER_DAY;

	private static final long END_SECOND = LocalDate.of(10_000, 1, 1).toEpochDay() * SECONDS_PER_DAY;

	private TemporalEncoder() {
	}

	/**
	 * Write a date with quotes around it.
	 * @param value the date
	 * @param target where to write, with {@link #MAX_LOCAL_DATE} bytes of room
	 * @param position where to start
	 * @return the position after the last byte
	 */
	public static int encode(LocalDate value, byte[] target, int position) {
		target[position] = '"';
		int end = date(value, target, position + 1);
		target[end] = '"';
		return end + 1;
	}

	/**
	 * Write a time with quotes around it.
	 * @param value the time
	 * @param target where to write, with {@link #MAX_LOCAL_TIME} bytes of room
	 * @param position where to start
	 * @return the position after the last byte
	 */
	public static int encode(LocalTime value, byte[] target, int position) {
		target[position] = '"';
		int end = time(value.getHour(), value.getMinute(), value.getSecond(), target, position + 1);
		end = fraction(value.getNano(), target, end);
		target[end] = '"';
		return end + 1;
	}

	/**
	 * Write a date and time with quotes around it.
	 * @param value the date and time
	 * @param target where to write, with {@link #MAX_LOCAL_DATE_TIME} bytes of room
	 * @param position where to start
	 * @return the position after the last byte
	 */
	public static int encode(LocalDateTime value, byte[] target, int position) {
		target[position] = '"';
		int end = dateTime(value, target, position + 1);
		target[end] = '"';
		return end + 1;
	}

	/**
	 * Write a date and time with its offset, and quotes around it.
	 * @param value the date and time
	 * @param target where to write, with {@link #MAX_OFFSET_DATE_TIME} bytes of room
	 * @param position where to start
	 * @return the position after the last byte
	 */
	public static int encode(OffsetDateTime value, byte[] target, int position) {
		target[position] = '"';
		int end = dateTime(value.toLocalDateTime(), target, position + 1);
		end = TextEncoder.encodeAscii(value.getOffset().getId(), target, end);
		target[end] = '"';
		return end + 1;
	}

	/**
	 * Write an instant with quotes around it.
	 * @param value the instant
	 * @param target where to write, with {@link #MAX_INSTANT} bytes of room
	 * @param position where to start
	 * @return the position after the last byte
	 */
	public static int encode(Instant value, byte[] target, int position) {
		target[position] = '"';
		long second = value.getEpochSecond();
		int end = (second >= FIRST_SECOND && second < END_SECOND)
				? instant(second, value.getNano(), target, position + 1)
				: TextEncoder.encodeAscii(value.toString(), target, position + 1);
		target[end] = '"';
		return end + 1;
	}

	private static int date(LocalDate value, byte[] target, int position) {
		int year = value.getYear();
		if (year < 1 || year > 9999) {
			return TextEncoder.encodeAscii(value.toString(), target, position);
		}
		return date(year, value.getMonthValue(), value.getDayOfMonth(), target, position);
	}

	private static int date(int year, int month, int day, byte[] target, int position) {
		int century = year / 100;
		long word = Digits.pair(century) | ((long) Digits.pair(year - century * 100) << 16) | ((long) '-' << 32)
				| ((long) Digits.pair(month) << 40) | ((long) '-' << 56);
		Words.put(target, position, word);
		Words.put(target, position + 8, (short) Digits.pair(day));
		return position + 10;
	}

	private static int time(int hour, int minute, int second, byte[] target, int position) {
		long word = Digits.pair(hour) | ((long) ':' << 16) | ((long) Digits.pair(minute) << 24) | ((long) ':' << 40)
				| ((long) Digits.pair(second) << 48);
		Words.put(target, position, word);
		return position + 8;
	}

	private static int dateTime(LocalDateTime value, byte[] target, int position) {
		int end = date(value.toLocalDate(), target, position);
		target[end] = 'T';
		end = time(value.getHour(), value.getMinute(), value.getSecond(), target, end + 1);
		return fraction(value.getNano(), target, end);
	}

	/**
	 * Write as many decimals as there are, as {@link DateTimeFormatter#ISO_LOCAL_TIME}
	 * does.
	 */
	private static int fraction(int nano, byte[] target, int position) {
		if (nano == 0) {
			return position;
		}
		int millis = nano / 1_000_000;
		int end = (millis * 1_000_000 == nano) ? Digits.millis(millis, target, position)
				: Digits.nanos(nano, target, position);
		while (target[end - 1] == '0') {
			end--;
		}
		return end;
	}

	private static int instant(long second, int nano, byte[] target, int position) {
		long shifted = second - CALENDAR_START;
		int day = (int) (shifted / SECONDS_PER_DAY);
		int end = calendarDay(day, target, position);
		target[end] = 'T';
		end = secondOfDay((int) (shifted - (long) day * SECONDS_PER_DAY), target, end + 1);
		end = groups(nano, target, end);
		target[end] = 'Z';
		return end + 1;
	}

	/**
	 * Write a day counted from March 1 of year 0, by the algorithm of C. Neri and L.
	 * Schneider, "Euclidean affine functions and their application to calendar
	 * algorithms", whose years begin with March.
	 */
	private static int calendarDay(int day, byte[] target, int position) {
		int quarters = 4 * day + 3;
		int century = quarters / DAYS_PER_ERA;
		int dayOfCentury = (quarters - century * DAYS_PER_ERA) >> 2;
		long product = 2_939_745L * (4 * dayOfCentury + 3);
		int dayOfYear = (int) ((product & 0xFFFFFFFFL) / (4 * 2_939_745));
		int months = 2141 * dayOfYear + 197_913;
		int year = 100 * century + (int) (product >>> 32);
		int month = months >> 16;
		int dayOfMonth = (months & 0xFFFF) / 2141 + 1;
		int wrap = (month > 12) ? 1 : 0;
		return date(year + wrap, month - 12 * wrap, dayOfMonth, target, position);
	}

	private static int secondOfDay(int secondOfDay, byte[] target, int position) {
		int minuteOfDay = secondOfDay / 60;
		int hour = minuteOfDay / 60;
		return time(hour, minuteOfDay - hour * 60, secondOfDay - minuteOfDay * 60, target, position);
	}

	/**
	 * Write none, three, six or nine decimals, as {@link DateTimeFormatter#ISO_INSTANT}
	 * does.
	 */
	private static int groups(int nano, byte[] target, int position) {
		if (nano == 0) {
			return position;
		}
		int millis = nano / 1_000_000;
		if (millis * 1_000_000 == nano) {
			return Digits.millis(millis, target, position);
		}
		int end = Digits.nanos(nano, target, position);
		return (nano % 1000 == 0) ? end - 3 : end;
	}

}
