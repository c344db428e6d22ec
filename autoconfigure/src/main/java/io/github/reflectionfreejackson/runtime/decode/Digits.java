package io.github.reflectionfreejackson.runtime.decode;

import io.github.reflectionfreejackson.runtime.encode.Words;

/**
 * Reads decimal digits, eight at a time.
 */
final class Digits {

	private static final long ZEROS = 0x3030303030303030L;

	/**
	 * Added to the value of a character that is no digit, this sets the high bit.
	 */
	private static final long BEYOND_NINE = 0x7676767676767676L;

	private static final long HIGH_BITS = 0x8080808080808080L;

	private static final long EIGHT_DIGITS = 100_000_000;

	private Digits() {
	}

	/**
	 * Count the digits that come next.
	 */
	static int count(byte[] buffer, int start, int limit) {
		int i = start;
		for (; i + Long.BYTES <= limit; i += Long.BYTES) {
			long values = Words.get(buffer, i) ^ ZEROS;
			long others = ((values + BEYOND_NINE) | values) & HIGH_BITS;
			if (others != 0) {
				return i + (Long.numberOfTrailingZeros(others) >>> 3) - start;
			}
		}
		while (i < limit && buffer[i] >= '0' && buffer[i] <= '9') {
			i++;
		}
		return i - start;
	}

	/**
	 * Return the number that digits are of.
	 * @param count how many there are, up to as many as a {@code long} may have
	 */
	static long valueOf(byte[] buffer, int start, int count) {
		long number = 0;
		int i = start;
		int end = start + count;
		for (; i + Long.BYTES <= end; i += Long.BYTES) {
			number = number * EIGHT_DIGITS + valueOf(Words.get(buffer, i) ^ ZEROS);
		}
		if (i == end) {
			return number;
		}
		int rest = end - i;
		if (i + Long.BYTES <= buffer.length) {
			long values = (Words.get(buffer, i) ^ ZEROS) << (Long.SIZE - Byte.SIZE * rest);
			return (i == start) ? valueOf(values) : number * powerOfTen(rest) + valueOf(values);
		}
		for (; i < end; i++) {
			number = number * 10 + (buffer[i] - '0');
		}
		return number;
	}

	private static long powerOfTen(int exponent) {
		long power = 1;
		for (int i = 0; i < exponent; i++) {
			power *= 10;
		}
		return power;
	}

	/**
	 * Combine digits to pairs, pairs to fours, and these to one number.
	 * @param digits the value of a digit in each byte, the first one in the lowest
	 */
	private static long valueOf(long digits) {
		long pairs = (digits * 10 + (digits >>> 8)) & 0x00FF00FF00FF00FFL;
		long fours = (pairs * 100 + (pairs >>> 16)) & 0x0000FFFF0000FFFFL;
		return (fours * 10_000 + (fours >>> 32)) & 0xFFFFFFFFL;
	}

}
