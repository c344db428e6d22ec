package io.github.reflectionfreejackson.runtime.encode;

import com.fasterxml.jackson.core.io.CharTypes;

/**
 * Writes text as Jackson's UTF-8 generator with its default features writes the inside of
 * a string: quote, backslash and control characters escaped, surrogates, paired or not,
 * by their numbers, everything else as UTF-8.
 * <p>
 * Nothing is allocated, and no byte is written outside of the {@linkplain #room room}
 * that is demanded. What that room holds beyond the returned end is undefined.
 *
 * @since 0.1.0
 */
public final class TextEncoder {

	/**
	 * From this length on, text is looked at as a whole before it is written.
	 */
	public static final int LONG_TEXT = 48;

	/**
	 * The most bytes that one {@code char} may need.
	 */
	private static final int MAX_CHAR = 6;

	/**
	 * Text that is not ASCII mostly shows it soon.
	 */
	private static final int LOOK_AHEAD = 12;

	/**
	 * The digits of a byte, the first one lowest.
	 */
	private static final char[] HEX_PAIRS = hexPairs();

	private static final long HIGH_BITS = 0x8080808080808080L;

	private static final long LOW_BITS = 0x7F7F7F7F7F7F7F7FL;

	private static final long BELOW_SPACE = 0x6060606060606060L;

	private static final long QUOTES = 0x2222222222222222L;

	private static final long BACKSLASHES = 0x5C5C5C5C5C5C5C5CL;

	private TextEncoder() {
	}

	/**
	 * Return how much room text needs at most.
	 * @param length the number of chars
	 * @return the number of bytes that may be touched to write them
	 */
	public static int room(int length) {
		return MAX_CHAR * length + CharEncoder.ROOM - MAX_CHAR;
	}

	/**
	 * Write text, escaped, without quotes around it.
	 * @param text the chars
	 * @param length how many of them to write
	 * @param target where to write, with {@link #room} for the text
	 * @param position where to start
	 * @return the position after the last byte
	 */
	public static int encode(char[] text, int length, byte[] target, int position) {
		int end = position;
		for (int i = 0; i < length; i++) {
			char character = text[i];
			if (CharEncoder.canEncode(character)) {
				end = CharEncoder.encode(character, target, end);
			}
			else if (character < Character.MIN_SURROGATE || character > Character.MAX_SURROGATE) {
				// The fourth byte is overwritten by what follows
				Words.put(target, end,
						0x8080E0 | character >> 12 | (character & 0xFC0) << 2 | (character & 0x3F) << 16);
				end += 3;
			}
			else {
				end = escapeByNumber(character, target, end);
			}
		}
		return end;
	}

	/**
	 * Write text which is known to hold nothing but ASCII that needs no escape.
	 * @param text the text
	 * @param target where to write, with one byte of room for each char
	 * @param position where to start
	 * @return the position after the last byte
	 */
	@SuppressWarnings("deprecation")
	public static int encodeAscii(String text, byte[] target, int position) {
		int length = text.length();
		text.getBytes(0, length, target, position);
		return position + length;
	}

	/**
	 * Write long text at a stroke, up to the first char that needs an escape, or nothing
	 * if not all of it is ASCII.
	 * @param text the text, of {@link #LONG_TEXT} chars at least
	 * @param target where to write, with {@link #room} for the text
	 * @param position where to start
	 * @return how many chars, and bytes, were written
	 */
	@SuppressWarnings("deprecation")
	public static int encodePlain(String text, byte[] target, int position) {
		int length = text.length();
		if (!isAscii(text, 0, LOOK_AHEAD) || !isAscii(text, LOOK_AHEAD, length)) {
			return 0;
		}
		// Copies the low byte of each char, which is all there is to ASCII.
		text.getBytes(0, length, target, position);
		return countPlain(target, position, length);
	}

	private static boolean isAscii(String text, int from, int to) {
		int bits = 0;
		for (int i = from; i < to; i++) {
			bits |= text.charAt(i);
		}
		return bits < 0x80;
	}

	private static int countPlain(byte[] ascii, int position, int length) {
		int last = length - Long.BYTES;
		// One place that calls, at which the JIT compiler puts what is called
		for (int i = 0;; i = Math.min(i + Long.BYTES, last)) {
			long special = findSpecial(Words.get(ascii, position + i));
			if (special != 0) {
				return i + (Long.numberOfTrailingZeros(special) >>> 3);
			}
			if (i == last) {
				return length;
			}
		}
	}

	/**
	 * Return the high bit of each byte that needs an escape; no sum carries, since all
	 * are below 0x80.
	 */
	private static long findSpecial(long ascii) {
		long plain = (ascii + BELOW_SPACE) & ((ascii ^ QUOTES) + LOW_BITS) & ((ascii ^ BACKSLASHES) + LOW_BITS);
		return ~plain & HIGH_BITS;
	}

	static int escapeByNumber(char character, byte[] target, int position) {
		Words.put(target, position, '\\' | 'u' << 8 | HEX_PAIRS[character >> 8] << 16);
		Words.put(target, position + 4, (short) HEX_PAIRS[character & 0xFF]);
		return position + MAX_CHAR;
	}

	private static char[] hexPairs() {
		byte[] digits = CharTypes.copyHexBytes(true);
		char[] pairs = new char[0x100];
		for (int i = 0; i < pairs.length; i++) {
			pairs[i] = (char) (digits[i >> 4] | digits[i & 0xF] << 8);
		}
		return pairs;
	}

}
