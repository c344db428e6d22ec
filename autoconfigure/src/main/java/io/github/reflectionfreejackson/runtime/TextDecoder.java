package io.github.reflectionfreejackson.runtime;

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

	/**
	 * The length of an escape by hexadecimal digits, without its backslash.
	 */
	private static final int LONG_ESCAPE = 5;

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
			long word = Words.at(buffer, i);
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
		while (count + 1 < target.length && i < limit) {
			int first = buffer[i++];
			if (first == '"') {
				return (long) (i - 1) << 32 | count;
			}
			if (first >= ' ' && first != '\\') {
				target[count++] = (char) first;
				continue;
			}
			if (i + MAX_CONTINUATION > limit) {
				return UNDECODED;
			}
			int character = (first == '\\') ? escaped(buffer, i, limit) : decoded(buffer, first, i);
			if (character < 0) {
				return UNDECODED;
			}
			if (first == '\\') {
				i += (buffer[i] == 'u') ? LONG_ESCAPE : 1;
				target[count++] = (char) character;
			}
			else if (character < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
				i += (character < 0x800) ? 1 : 2;
				target[count++] = (char) character;
			}
			else {
				i += 3;
				target[count++] = Character.highSurrogate(character);
				target[count++] = Character.lowSurrogate(character);
			}
		}
		return UNDECODED;
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
			case 'u' ->
				(position + LONG_ESCAPE <= limit) ? digit(buffer[position + 1]) << 12 | digit(buffer[position + 2]) << 8
						| digit(buffer[position + 3]) << 4 | digit(buffer[position + 4]) : -1;
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
	 * Decode a character of several bytes.
	 * @param first the first byte, as a negative number unless it is a control character
	 * @param position the position of the second
	 * @return the character, or a negative number if it is ill-formed
	 */
	private static int decoded(byte[] buffer, int first, int position) {
		int second = buffer[position] + CONTINUATION;
		if (first >> 5 == -2) {
			int character = (first & 0x1F) << 6 | second;
			return (isContinued(second) && character >= 0x80) ? character : -1;
		}
		int third = buffer[position + 1] + CONTINUATION;
		if (first >> 4 == -2) {
			int character = (first & 0xF) << 12 | second << 6 | third;
			return (isContinued(second | third) && character >= 0x800 && character >> 11 != 0x1B) ? character : -1;
		}
		int fourth = buffer[position + 2] + CONTINUATION;
		if (first >> 3 == -2) {
			int character = (first & 7) << 18 | second << 12 | third << 6 | fourth;
			return (isContinued(second | third | fourth) && Character.isSupplementaryCodePoint(character)) ? character
					: -1;
		}
		return -1;
	}

	/**
	 * Return whether bytes, without the bit that marks them, are of the middle of a
	 * character.
	 */
	private static boolean isContinued(int bytes) {
		return (bytes & ~0x3F) == 0;
	}

}
