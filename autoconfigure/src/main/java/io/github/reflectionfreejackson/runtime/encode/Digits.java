package io.github.reflectionfreejackson.runtime.encode;

/**
 * Numbers with leading zeros.
 */
final class Digits {

	private static final char[] PAIRS = new char[100];

	static {
		for (int i = 0; i < PAIRS.length; i++) {
			PAIRS[i] = (char) (('0' + i / 10) | (('0' + i % 10) << 8));
		}
	}

	private Digits() {
	}

	/**
	 * Return two digits as a word of two bytes, the first of them lowest.
	 */
	static int pair(int value) {
		return PAIRS[value];
	}

	/**
	 * Write a point and three digits.
	 */
	static int millis(int millis, byte[] target, int position) {
		int hundreds = millis / 100;
		Words.put(target, position, '.' | (('0' + hundreds) << 8) | (pair(millis - hundreds * 100) << 16));
		return position + 4;
	}

	/**
	 * Write a point and nine digits.
	 */
	static int nanos(int nano, byte[] target, int position) {
		int tens = nano / 10;
		int high = tens / 10_000;
		int low = tens - high * 10_000;
		target[position] = '.';
		Words.put(target, position + 1, four(high) | (four(low) << 32));
		target[position + 9] = (byte) ('0' + nano - tens * 10);
		return position + 10;
	}

	private static long four(int value) {
		int hundreds = value / 100;
		return pair(hundreds) | ((long) pair(value - hundreds * 100) << 16);
	}

}
