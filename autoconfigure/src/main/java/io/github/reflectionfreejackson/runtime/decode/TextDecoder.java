package io.github.reflectionfreejackson.runtime.decode;

import io.github.reflectionfreejackson.runtime.encode.Words;

/**
 * Finds the end of JSON text in UTF-8, and decodes it, as long as it is well-formed and
 * wholly in a buffer.
 */
final class TextDecoder {

	/**
	 * What {@link #decode} returns if it is not that simple.
	 */
	static final long UNDECODED = -1;

	private static final long ONES = 0x0101010101010101L;

	private static final long HIGH_BITS = 0x8080808080808080L;

	private static final int SHORT_ESCAPE = 2;

	/**
	 * The length of an escape by hexadecimal digits.
	 */
	private static final int LONG_ESCAPE = 6;

	/**
	 * The highest bits of a byte with which a character of two bytes begins, of three, or
	 * of four.
	 */
	private static final int LEADS_TWO = 0b110 - (1 << 3);

	private static final int LEADS_THREE = 0b1110 - (1 << 4);

	private static final int LEADS_FOUR = 0b11110 - (1 << 5);

	/**
	 * The highest bits of surrogates.
	 */
	private static final int SURROGATES = 0xD800 >> 11;

	/**
	 * How many bytes of a character may come after the first.
	 */
	private static final int MAX_CONTINUATION = 3;

	/**
	 * What added to a byte of the middle of a character gives its bits.
	 */
	private static final int CONTINUATION = 0x80;

	private TextDecoder() {
	}

	/**
	 * Return where the quote is that ends a text of ASCII characters without escapes.
	 * @return the position, or the complement of the position of something else: an
	 * escape, a control character, one that is not ASCII, or the end of the buffer
	 */
	static int endOfAscii(byte[] buffer, int start, int limit) {
		int i = start;
		for (; i + Long.BYTES <= limit; i += Long.BYTES) {
			long word = Words.get(buffer, i);
			long quotes = word ^ (ONES * '"');
			long escapes = word ^ (ONES * '\\');
			long found = ((quotes - ONES) & ~quotes | (escapes - ONES) & ~escapes | (word - ONES * ' ') & ~word | word)
					& HIGH_BITS;
			if (found != 0) {
				int end = i + (Long.numberOfTrailingZeros(found) >>> 3);
				return (buffer[end] == '"') ? end : ~end;
			}
		}
		for (; i < limit; i++) {
			byte character = buffer[i];
			if (character == '"') {
				return i;
			}
			if (character < ' ' || character == '\\') {
				return ~i;
			}
		}
		return ~i;
	}

	/**
	 * Decode a text up to its end.
	 * @param start where the text begins, after its quote
	 * @param other where the first character is that is not ASCII, or an escape
	 * @param target where the characters go
	 * @return the position of the quote that ends it, and below that in 32 bits the
	 * number of characters; or {@link #UNDECODED} if the text is ill-formed, does not end
	 * in the buffer or is too long for the target
	 */
	static long decode(byte[] buffer, int start, int other, int limit, char[] target) {
		int count = other - start;
		if (count > target.length) {
			return UNDECODED;
		}
		for (int i = 0; i < count; i++) {
			target[i] = (char) buffer[start + i];
		}
		int i = other;
		int end = i;
		while (true) {
			if (i >= end) {
				// No byte makes more than one char, but the last character may be two
				end = Math.min(limit, i + target.length - count - 1);
				if (i >= end) {
					return UNDECODED;
				}
			}
			int first = buffer[i];
			if (first >= ' ') {
				if (first == '"') {
					return (long) i << 32 | count;
				}
				if (first != '\\') {
					target[count++] = (char) first;
					i++;
					continue;
				}
			}
			if (i + MAX_CONTINUATION >= limit) {
				return UNDECODED;
			}
			if (first >> 5 == LEADS_TWO) {
				int second = buffer[i + 1] + CONTINUATION;
				int character = (first & 0x1F) << 6 | second;
				if (!isContinued(second) || character < 0x80) {
					return UNDECODED;
				}
				target[count++] = (char) character;
				i += 2;
			}
			else if (first >> 4 == LEADS_THREE) {
				int second = buffer[i + 1] + CONTINUATION;
				int third = buffer[i + 2] + CONTINUATION;
				int character = (first & 0xF) << 12 | second << 6 | third;
				if (!isContinued(second | third) || character < 0x800 || character >> 11 == SURROGATES) {
					return UNDECODED;
				}
				target[count++] = (char) character;
				i += 3;
			}
			else if (first == '\\') {
				int character = escaped(buffer, i + 1, limit);
				if (character < 0) {
					return UNDECODED;
				}
				target[count++] = (char) character;
				i += (buffer[i + 1] == 'u') ? LONG_ESCAPE : SHORT_ESCAPE;
			}
			else {
				int character = supplementary(buffer, first, i + 1);
				if (character < 0) {
					return UNDECODED;
				}
				target[count++] = Character.highSurrogate(character);
				target[count++] = Character.lowSurrogate(character);
				i += 4;
			}
		}
	}

	private static int escaped(byte[] buffer, int position, int limit) {
		return switch (buffer[position]) {
			case '"' -> '"';
			case '\\' -> '\\';
			case '/' -> '/';
			case 'b' -> '\b';
			case 'f' -> '\f';
			case 'n' -> '\n';
			case 'r' -> '\r';
			case 't' -> '\t';
			case 'u' -> (position + LONG_ESCAPE - 1 <= limit) ? digit(buffer[position + 1]) << 12
					| digit(buffer[position + 2]) << 8 | digit(buffer[position + 3]) << 4 | digit(buffer[position + 4])
					: -1;
			default -> -1;
		};
	}

	/**
	 * Return the value of a hexadecimal digit, or -1.
	 */
	private static int digit(byte character) {
		if (character >= '0' && character <= '9') {
			return character - '0';
		}
		int letter = (character | 0x20) - 'a';
		return (letter >= 0 && letter < 6) ? letter + 10 : -1;
	}

	/**
	 * Decode a character of four bytes.
	 * @param first the first byte, as a negative number unless it is a control character
	 * @param position the position of the second
	 * @return the character, or a negative number if it is ill-formed
	 */
	private static int supplementary(byte[] buffer, int first, int position) {
		int second = buffer[position] + CONTINUATION;
		int third = buffer[position + 1] + CONTINUATION;
		int fourth = buffer[position + 2] + CONTINUATION;
		int character = (first & 7) << 18 | second << 12 | third << 6 | fourth;
		return (first >> 3 == LEADS_FOUR && isContinued(second | third | fourth)
				&& Character.isSupplementaryCodePoint(character)) ? character : -1;
	}

	/**
	 * Return whether bytes, without the bit that marks them, are of the middle of a
	 * character.
	 */
	private static boolean isContinued(int bytes) {
		return (bytes & ~0x3F) == 0;
	}

}
