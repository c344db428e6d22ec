package io.github.reflectionfreejackson.runtime.encode;

import com.fasterxml.jackson.core.io.NumberOutput;

/**
 * Writes numbers as Jackson's UTF-8 generator with its default features writes them: NaN
 * and the infinities in quotes, all others bare.
 * <p>
 * No byte is written outside of the room that is demanded. What that room holds beyond
 * the returned end is undefined.
 *
 * @since 0.1.0
 */
public final class NumberEncoder {

	/**
	 * The most bytes that an {@code int} may need.
	 */
	public static final int MAX_INT = 11;

	/**
	 * The most bytes that a {@code long} may need.
	 */
	public static final int MAX_LONG = 20;

	/**
	 * The most bytes that a {@code float} may need.
	 */
	public static final int MAX_FLOAT = 20;

	/**
	 * The most bytes that a {@code double} may need.
	 */
	public static final int MAX_DOUBLE = 26;

	private NumberEncoder() {
	}

	/**
	 * Write a number.
	 * @param value the number
	 * @param target where to write, with {@link #MAX_INT} bytes of room
	 * @param position where to start
	 * @return the position after the last byte
	 */
	public static int encode(int value, byte[] target, int position) {
		return NumberOutput.outputInt(value, target, position);
	}

	/**
	 * Write a number.
	 * @param value the number
	 * @param target where to write, with {@link #MAX_LONG} bytes of room
	 * @param position where to start
	 * @return the position after the last byte
	 */
	public static int encode(long value, byte[] target, int position) {
		return NumberOutput.outputLong(value, target, position);
	}

	/**
	 * Write a number; without allocation if it is whole or has at most three decimals and
	 * six digits, and is written without an exponent.
	 * @param value the number
	 * @param fast whether others are written by Jackson's own code, not by Java's
	 * @param target where to write, with {@link #MAX_FLOAT} bytes of room
	 * @param position where to start
	 * @return the position after the last byte
	 */
	public static int encode(float value, boolean fast, byte[] target, int position) {
		float magnitude = Math.abs(value);
		if (magnitude < 1e7f) {
			// No two decimals of six digits share a float, nor do whole ones below 1e7.
			int thousandths = (int) Math.min(magnitude * 1000.0 + 0.5, 999_999);
			if (thousandths / 1000.0f == magnitude && isPlain(thousandths)) {
				return encodeThousandths(Float.floatToRawIntBits(value) < 0, thousandths, target, position);
			}
			int whole = (int) magnitude;
			if (whole == magnitude) {
				return encodeThousandths(Float.floatToRawIntBits(value) < 0, whole * 1000L, target, position);
			}
		}
		String text = NumberOutput.toString(value, fast);
		return Float.isFinite(value) ? TextEncoder.encodeAscii(text, target, position)
				: encodeQuoted(text, target, position);
	}

	/**
	 * Write a number; without allocation if it has at most three decimals and is written
	 * without an exponent.
	 * @param value the number
	 * @param fast whether others are written by Jackson's own code, not by Java's
	 * @param target where to write, with {@link #MAX_DOUBLE} bytes of room
	 * @param position where to start
	 * @return the position after the last byte
	 */
	public static int encode(double value, boolean fast, byte[] target, int position) {
		double magnitude = Math.abs(value);
		if (magnitude < 1e7) {
			// No two decimals of fifteen digits share a double; these have at most ten.
			long thousandths = (long) (magnitude * 1000 + 0.5);
			if (thousandths / 1000.0 == magnitude && isPlain(thousandths)) {
				return encodeThousandths(Double.doubleToRawLongBits(value) < 0, thousandths, target, position);
			}
		}
		String text = NumberOutput.toString(value, fast);
		return Double.isFinite(value) ? TextEncoder.encodeAscii(text, target, position)
				: encodeQuoted(text, target, position);
	}

	/**
	 * Return whether thousandths are written without an exponent, and alike by all
	 * versions of Java, to which a single digit is left.
	 */
	private static boolean isPlain(long thousandths) {
		return thousandths >= 10 || thousandths == 0;
	}

	private static int encodeThousandths(boolean negative, long thousandths, byte[] target, int position) {
		int whole = (int) (thousandths / 1000);
		int end = position;
		if (negative) {
			target[end++] = '-';
		}
		end = NumberOutput.outputInt(whole, target, end);
		target[end] = '.';
		return encodeDecimals((int) (thousandths - whole * 1000L), target, end + 1);
	}

	private static int encodeDecimals(int thousandths, byte[] target, int position) {
		int tenths = thousandths / 100;
		target[position] = (byte) ('0' + tenths);
		int rest = thousandths - tenths * 100;
		if (rest == 0) {
			return position + 1;
		}
		int hundredths = rest / 10;
		target[position + 1] = (byte) ('0' + hundredths);
		if (rest == hundredths * 10) {
			return position + 2;
		}
		target[position + 2] = (byte) ('0' + rest - hundredths * 10);
		return position + 3;
	}

	private static int encodeQuoted(String text, byte[] target, int position) {
		target[position] = '"';
		int end = TextEncoder.encodeAscii(text, target, position + 1);
		target[end] = '"';
		return end + 1;
	}

}
