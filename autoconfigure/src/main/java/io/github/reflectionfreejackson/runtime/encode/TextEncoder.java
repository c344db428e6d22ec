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
	 * From this length on, it is worth while to look at a text as a whole before it is
	 * written.
	 */
	public static final int LONG_TEXT = 48;

	/**
	 * The most bytes that one {@code char} may need.
	 */
	static final int MAX_CHAR = 6;

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
				// The last two bytes are overwritten by what follows
				Words.put(target, end, escapeByNumber(character));
				end += MAX_CHAR;
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
	 * Return whether a part of a text is ASCII, and long enough for {@link #encodeBytes}
	 * to be worth while.
	 * @param text the text
	 * @param from where the part begins
	 * @param to where it ends
	 * @return whether it is
	 */
	public static boolean isLongAscii(String text, int from, int to) {
		return to - from > LOOK_AHEAD && bitsOf(text, from, from + LOOK_AHEAD) < 0x80
				&& isAscii(text, from + LOOK_AHEAD, to);
	}

	private static boolean isAscii(String text, int from, int to) {
		int bits = 0;
		int i = from;
		// The JIT compiler makes of single chars what takes up to five times as long
		for (; i <= to - 8; i += 8) {
			bits |= text.charAt(i) | text.charAt(i + 1) | text.charAt(i + 2) | text.charAt(i + 3) | text.charAt(i + 4)
					| text.charAt(i + 5) | text.charAt(i + 6) | text.charAt(i + 7);
		}
		return (bits | bitsOf(text, i, to)) < 0x80;
	}

	private static int bitsOf(String text, int from, int to) {
		int bits = 0;
		for (int i = from; i < to; i++) {
			bits |= text.charAt(i);
		}
		return bits;
	}

	/**
	 * Write ASCII, escaped, without quotes around it. What needs no escape is copied
	 * eight bytes at a time.
	 * @param ascii the text, with seven bytes more, which are ASCII, too
	 * @param length how much of it to write
	 * @param target where to write, with {@link #room} for the text
	 * @param position where to start
	 * @return the position after the last byte
	 */
	public static int encodeBytes(byte[] ascii, int length, byte[] target, int position) {
		int end = position;
		int i = 0;
		while (i < length) {
			long special = copyWord(ascii, i, target, end);
			while (special == 0 && i + Long.BYTES < length) {
				i += Long.BYTES;
				end += Long.BYTES;
				special = copyWord(ascii, i, target, end);
			}
			int plain = (special == 0) ? Long.BYTES : Long.numberOfTrailingZeros(special) >>> 3;
			end += plain;
			i += plain;
			if (special != 0 && i < length) {
				end = CharEncoder.encode((char) ascii[i++], target, end);
			}
		}
		return end - (i - length);
	}

	private static long copyWord(byte[] ascii, int from, byte[] target, int position) {
		long word = Words.get(ascii, from);
		Words.put(target, position, word);
		return findSpecial(word);
	}

	/**
	 * Return the high bit of each byte that needs an escape; no sum carries, since all
	 * are below 0x80.
	 */
	private static long findSpecial(long ascii) {
		long plain = (ascii + BELOW_SPACE) & ((ascii ^ QUOTES) + LOW_BITS) & ((ascii ^ BACKSLASHES) + LOW_BITS);
		return ~plain & HIGH_BITS;
	}

	/**
	 * Return the six bytes of an escape by number.
	 */
	static long escapeByNumber(char character) {
		return '\\' | 'u' << 8 | HEX_PAIRS[character >> 8] << 16 | (long) HEX_PAIRS[character & 0xFF] << 32;
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
