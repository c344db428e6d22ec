package io.github.reflectionfreejackson.runtime.encode;

import com.fasterxml.jackson.core.io.CharTypes;

/**
 * Writes text as Jackson's UTF-8 generator with its default features writes the inside of
 * a string: quote, backslash and control characters escaped, surrogates, paired or not,
 * by their numbers, everything else as UTF-8.
 * <p>
 * Nothing is allocated, and no byte is written outside of the room that is demanded. What
 * that room holds beyond the returned end is undefined.
 *
 * @since 0.1.0
 */
public final class TextEncoder {

	/**
	 * The most bytes that one {@code char} may need.
	 */
	public static final int MAX_CHAR = 6;

	/**
	 * From this length on, text is looked at as a whole before it is written.
	 */
	public static final int LONG_TEXT = 24;

	/**
	 * Text that is not ASCII mostly shows it soon.
	 */
	private static final int LOOK_AHEAD = 12;

	private static final int[] ESCAPES = CharTypes.get7BitOutputEscapes();

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
	 * Write text, escaped, without quotes around it.
	 * @param text the chars
	 * @param length how many of them to write
	 * @param target where to write, with {@link #MAX_CHAR} bytes of room for each char
	 * @param position where to start
	 * @return the position after the last byte
	 */
	public static int encode(char[] text, int length, byte[] target, int position) {
		int end = position;
		for (int i = 0; i < length; i++) {
			char character = text[i];
			if (character < 0x80) {
				int escape = ESCAPES[character];
				if (escape == 0) {
					target[end++] = (byte) character;
				}
				else {
					end = escape(character, escape, target, end);
				}
			}
			else if (character < 0x800) {
				Words.put(target, end, (short) (0x80C0 | character >> 6 | (character & 0x3F) << 8));
				end += 2;
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
	 * Write text up to the first char that is not ASCII or needs an escape.
	 * @param text the text
	 * @param from the first char to write
	 * @param to the end of the chars to write
	 * @param target where to write, with one byte of room for each char
	 * @param position where to start
	 * @return how many chars, and bytes, were written: {@code to - from} if that was all
	 */
	public static int encodePlain(String text, int from, int to, byte[] target, int position) {
		return (to - from < LONG_TEXT) ? encodeShort(text, from, to, target, position)
				: encodeLong(text, from, to, target, position);
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

	private static int encodeShort(String text, int from, int to, byte[] target, int position) {
		int offset = position - from;
		for (int i = from; i < to; i++) {
			char character = text.charAt(i);
			if (!isPlain(character)) {
				return i - from;
			}
			target[offset + i] = (byte) character;
		}
		return to - from;
	}

	@SuppressWarnings("deprecation")
	private static int encodeLong(String text, int from, int to, byte[] target, int position) {
		if (!isAscii(text, from, from + LOOK_AHEAD) || !isAscii(text, from + LOOK_AHEAD, to)) {
			return encodeShort(text, from, to, target, position);
		}
		// Copies the low byte of each char, which is all there is to ASCII.
		text.getBytes(from, to, target, position);
		return countPlain(target, position, to - from);
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
		for (int i = 0; i < last; i += Long.BYTES) {
			long special = findSpecial(Words.get(ascii, position + i));
			if (special != 0) {
				return i + (Long.numberOfTrailingZeros(special) >>> 3);
			}
		}
		long special = findSpecial(Words.get(ascii, position + last));
		return (special != 0) ? last + (Long.numberOfTrailingZeros(special) >>> 3) : length;
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
	 * Return whether a char is ASCII that needs no escape.
	 * @param character the char
	 * @return whether it is written as one byte
	 */
	public static boolean isPlain(char character) {
		return (character >= ' ') && (character < 0x80) && (character != '"') && (character != '\\');
	}

	private static int escape(char character, int escape, byte[] target, int position) {
		if (escape < 0) {
			return escapeByNumber(character, target, position);
		}
		Words.put(target, position, (short) ('\\' | escape << 8));
		return position + 2;
	}

	private static int escapeByNumber(char character, byte[] target, int position) {
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
