package io.github.reflectionfreejackson.runtime.decode;

import io.github.reflectionfreejackson.runtime.encode.Words;

/**
 * Finds the end of JSON text in UTF-8, and decodes it, as long as it is well-formed and
 * wholly in a buffer.
 */
final class TextDecoder {

	private static final long ONES = 0x0101010101010101L;

	private static final long HIGH_BITS = 0x8080808080808080L;

	private static final int LAST_LATIN_1 = 0xFF;

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
	 * The highest bits of a byte with which a character of two bytes begins that is Latin
	 * 1.
	 */
	private static final int LEADS_LATIN_1 = (0b11000010 >> 1) - (1 << 7);

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

	/**
	 * So many words with escapes come before others at most.
	 */
	private static final int MAX_ESCAPED_WORDS = 4;

	/**
	 * So many words with escapes come for each without at most.
	 */
	private static final int ESCAPED_WORDS_FOR_OTHER = 3;

	/**
	 * The values of hexadecimal digits, -1 for other characters of ASCII.
	 */
	private static final byte[] DIGITS = digits();

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
			long found = findOther(word);
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
	 * Return the high bit of each byte that is not a plain character of ASCII; behind the
	 * first of them of others, too.
	 */
	private static long findOther(long word) {
		long quotes = word ^ (ONES * '"');
		long escapes = word ^ (ONES * '\\');
		return ((quotes - ONES) & ~quotes | (escapes - ONES) & ~escapes | (word - ONES * ' ') & ~word | word)
				& HIGH_BITS;
	}

	/**
	 * Copy text that is known to hold nothing but Latin 1.
	 * @param source where the text is, a byte for each character
	 * @param start where it begins
	 * @param length how many characters it has
	 * @param target where the characters go
	 */
	static void widen(byte[] source, int start, int length, char[] target) {
		for (int i = 0; i < length; i++) {
			target[i] = (char) (source[start + i] & 0xFF);
		}
	}

	/**
	 * Copy characters to where each has a byte.
	 * @param source where the characters are
	 * @param length how many of them to copy
	 * @param target where the bytes go
	 * @return whether all of them are Latin 1
	 */
	static boolean narrow(char[] source, int length, byte[] target) {
		int bits = 0;
		for (int i = 0; i < length; i++) {
			target[i] = (byte) source[i];
			bits |= source[i];
		}
		return bits <= LAST_LATIN_1;
	}

	/**
	 * Return whether a text goes on for some words of eight bytes, as there is no quote
	 * in them that no backslash precedes, without escapes in nearly all of the words.
	 * @param buffer where they are
	 * @param from where the first begins
	 * @param to where the last ends
	 */
	static boolean goesOn(byte[] buffer, int from, int to) {
		int balance = MAX_ESCAPED_WORDS;
		long before = 0;
		for (int i = from; i < to; i += Long.BYTES) {
			long word = Words.get(buffer, i);
			long quotes = word ^ (ONES * '"');
			long escapes = word ^ (ONES * '\\');
			escapes = (escapes - ONES) & ~escapes & HIGH_BITS;
			if (((quotes - ONES) & ~quotes & HIGH_BITS & ~(escapes << Byte.SIZE | before)) != 0) {
				return false;
			}
			balance += (escapes != 0) ? -1 : ESCAPED_WORDS_FOR_OTHER;
			if (balance < 0) {
				return false;
			}
			before = escapes >>> (Long.SIZE - Byte.SIZE);
		}
		return true;
	}

	/**
	 * Return where decoding stopped.
	 * @param stop what {@link #decode} or {@link #decodeLatin1} returned
	 */
	static int positionOf(long stop) {
		return (int) (stop >>> 32);
	}

	/**
	 * Return how many characters the text has up to where decoding stopped.
	 * @param stop what {@link #decode} or {@link #decodeLatin1} returned
	 */
	static int countOf(long stop) {
		return (int) stop;
	}

	private static long stop(int position, int count) {
		return (long) position << 32 | count;
	}

	/**
	 * Decode a text as long as its characters are Latin 1, eight bytes at a time where no
	 * escape is among them.
	 * <p>
	 * The JIT compiler compiles this for itself, since it takes more bytecodes than it
	 * inlines. As a part of all that leads here, it would be too deep there for what it
	 * calls to be inlined, which makes it half as fast.
	 * @param buffer where the text is
	 * @param position where to start
	 * @param limit where the buffer ends
	 * @param target where the characters go, a byte for each
	 * @param room how many of them are wanted at most
	 * @param length how many characters are there already
	 * @return the {@linkplain #positionOf position} and {@linkplain #countOf number} of
	 * the first character that is not decoded: the quote that ends the text, or what is
	 * not that simple, does not fit or is too close to the end of the buffer
	 */
	static long decodeLatin1(byte[] buffer, int position, int limit, byte[] target, int room, int length) {
		int i = position;
		int count = length;
		while (true) {
			while (i + Long.BYTES <= limit && count + Long.BYTES <= room) {
				long word = Words.get(buffer, i);
				Words.put(target, count, word);
				long found = findOther(word);
				if (found != 0) {
					int plain = Long.numberOfTrailingZeros(found) >>> 3;
					i += plain;
					count += plain;
					break;
				}
				i += Long.BYTES;
				count += Long.BYTES;
			}
			while (i < limit && count < room && isPlain(buffer[i])) {
				target[count++] = buffer[i++];
			}
			if (i + SHORT_ESCAPE > limit || count == room) {
				return stop(i, count);
			}
			byte second = buffer[i + 1];
			if (buffer[i] == '\\') {
				int character = switch (second) {
					case '"', '\\', '/' -> second;
					case 'b' -> '\b';
					case 'f' -> '\f';
					case 'n' -> '\n';
					case 'r' -> '\r';
					case 't' -> '\t';
					default -> escaped(buffer, i + 1, limit);
				};
				if (character < 0 || character > LAST_LATIN_1) {
					return stop(i, count);
				}
				target[count++] = (byte) character;
				i += (second == 'u') ? LONG_ESCAPE : SHORT_ESCAPE;
			}
			else if (buffer[i] >> 1 == LEADS_LATIN_1 && isContinued(second + CONTINUATION)) {
				target[count++] = (byte) ((buffer[i] & 3) << 6 | second + CONTINUATION);
				i += 2;
			}
			else {
				return stop(i, count);
			}
		}
	}

	private static boolean isPlain(byte character) {
		return character >= ' ' && character != '"' && character != '\\';
	}

	/**
	 * Decode a text.
	 * @param buffer where the text is
	 * @param position where to start
	 * @param limit where the buffer ends, or decoding is to stop
	 * @param target where the characters go
	 * @param length how many characters are there already
	 * @return the {@linkplain #positionOf position} and {@linkplain #countOf number} of
	 * the first character that is not decoded: the quote that ends the text, or what is
	 * ill-formed, does not fit or is too close to the limit
	 */
	static long decode(byte[] buffer, int position, int limit, char[] target, int length) {
		int count = length;
		int i = position;
		int end = i;
		while (true) {
			if (i >= end) {
				// No byte makes more than one char, but the last character may be two
				end = Math.min(limit, i + target.length - count - 1);
				if (i >= end) {
					return stop(i, count);
				}
			}
			int first = buffer[i];
			if (first >= ' ') {
				if (first == '"') {
					return stop(i, count);
				}
				if (first != '\\') {
					target[count++] = (char) first;
					i++;
					continue;
				}
			}
			if (i + MAX_CONTINUATION >= limit) {
				return stop(i, count);
			}
			if (first >> 5 == LEADS_TWO) {
				int second = buffer[i + 1] + CONTINUATION;
				int character = (first & 0x1F) << 6 | second;
				if (!isContinued(second) || character < 0x80) {
					return stop(i, count);
				}
				target[count++] = (char) character;
				i += 2;
			}
			else if (first >> 4 == LEADS_THREE) {
				int second = buffer[i + 1] + CONTINUATION;
				int third = buffer[i + 2] + CONTINUATION;
				int character = (first & 0xF) << 12 | second << 6 | third;
				if (!isContinued(second | third) || character < 0x800 || character >> 11 == SURROGATES) {
					return stop(i, count);
				}
				target[count++] = (char) character;
				i += 3;
			}
			else if (first == '\\') {
				int character = escaped(buffer, i + 1, limit);
				if (character < 0) {
					return stop(i, count);
				}
				target[count++] = (char) character;
				i += (buffer[i + 1] == 'u') ? LONG_ESCAPE : SHORT_ESCAPE;
			}
			else {
				int character = supplementary(buffer, first, i + 1);
				if (character < 0) {
					return stop(i, count);
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
	 * Return the value of a hexadecimal digit, or -1. This is small enough to be inlined
	 * wherever it is called.
	 */
	private static int digit(byte character) {
		return (character >= 0) ? DIGITS[character] : -1;
	}

	private static byte[] digits() {
		byte[] digits = new byte[Byte.MAX_VALUE + 1];
		for (int i = 0; i < digits.length; i++) {
			digits[i] = (byte) Character.digit(i, 16);
		}
		return digits;
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
