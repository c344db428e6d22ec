package io.github.reflectionfreejackson.runtime.encode;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;

/**
 * Writes dates and times as the serializers of Jackson's module for {@code java.time} do
 * if they write numbers, with neither a shape nor a formatter of the application's own:
 * as arrays of their parts, or as seconds.
 * <p>
 * Nothing is allocated. No byte is written outside of the room that is demanded; what
 * that room holds beyond the returned end is undefined.
 *
 * @since 0.1.0
 */
public final class TimestampEncoder {

	/**
	 * The most bytes that any value may need.
	 */
	public static final int MAX_LENGTH = 40;

	/**
	 * The last second that is written.
	 */
	public static final long LAST_SECOND = LocalDate.of(9999, 12, 31).toEpochDay() * 86_400;

	private static final int NANOS_PER_MILLI = 1_000_000;

	private TimestampEncoder() {
	}

	/**
	 * Write a date as an array.
	 * @param value the date
	 * @param target where to write, with {@link #MAX_LENGTH} bytes of room
	 * @param position where to start
	 * @return the position after the last byte
	 */
	public static int encode(LocalDate value, byte[] target, int position) {
		target[position] = '[';
		return close(target, date(value, target, position + 1));
	}

	/**
	 * Write a time as an array.
	 * @param value the time
	 * @param nanoseconds whether what is less than a second is counted in nanoseconds,
	 * not in milliseconds
	 * @param target where to write, with {@link #MAX_LENGTH} bytes of room
	 * @param position where to start
	 * @return the position after the last byte
	 */
	public static int encode(LocalTime value, boolean nanoseconds, byte[] target, int position) {
		target[position] = '[';
		return close(target, time(value, nanoseconds, target, position + 1));
	}

	/**
	 * Write a date and time as an array.
	 * @param value the date and time
	 * @param nanoseconds whether what is less than a second is counted in nanoseconds,
	 * not in milliseconds
	 * @param target where to write, with {@link #MAX_LENGTH} bytes of room
	 * @param position where to start
	 * @return the position after the last byte
	 */
	public static int encode(LocalDateTime value, boolean nanoseconds, byte[] target, int position) {
		target[position] = '[';
		int end = date(value.toLocalDate(), target, position + 1);
		target[end] = ',';
		return close(target, time(value.toLocalTime(), nanoseconds, target, end + 1));
	}

	/**
	 * Write a point in time as a number.
	 * @param second the second since 1970, from 1 to {@link #LAST_SECOND}
	 * @param nano the nanoseconds within it
	 * @param nanoseconds whether to write seconds with nine decimals, not milliseconds
	 * @param target where to write, with {@link #MAX_LENGTH} bytes of room
	 * @param position where to start
	 * @return the position after the last byte
	 */
	public static int encode(long second, int nano, boolean nanoseconds, byte[] target, int position) {
		return nanoseconds ? Digits.nanos(nano, target, NumberEncoder.encode(second, target, position))
				: NumberEncoder.encode(second * 1000 + nano / NANOS_PER_MILLI, target, position);
	}

	private static int close(byte[] target, int position) {
		target[position] = ']';
		return position + 1;
	}

	private static int date(LocalDate value, byte[] target, int position) {
		int end = NumberEncoder.encode(value.getYear(), target, position);
		return next(value.getDayOfMonth(), target, next(value.getMonthValue(), target, end));
	}

	/**
	 * Seconds are left out if they are zero, and nothing comes after them.
	 */
	private static int time(LocalTime value, boolean nanoseconds, byte[] target, int position) {
		int end = next(value.getMinute(), target, NumberEncoder.encode(value.getHour(), target, position));
		int nano = value.getNano();
		if (value.getSecond() > 0 || nano > 0) {
			end = next(value.getSecond(), target, end);
			if (nano > 0) {
				end = next(nanoseconds ? nano : nano / NANOS_PER_MILLI, target, end);
			}
		}
		return end;
	}

	private static int next(int number, byte[] target, int position) {
		target[position] = ',';
		return NumberEncoder.encode(number, target, position + 1);
	}

}
