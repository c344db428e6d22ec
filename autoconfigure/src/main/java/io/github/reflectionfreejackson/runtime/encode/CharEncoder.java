package io.github.reflectionfreejackson.runtime.encode;

import com.fasterxml.jackson.core.io.CharTypes;

/**
 * Writes a {@code char} below U+0800 inside of a string as Jackson's UTF-8 generator with
 * its default features does: as itself, escaped, or as two bytes of UTF-8. What is
 * written for each is kept as a word, so that there is nothing to decide.
 *
 * @since 0.1.0
 */
public final class CharEncoder {

	/**
	 * How many bytes are touched to write a char, however many it takes.
	 */
	static final int ROOM = Long.BYTES;

	private static final int CHARS = 0x800;

	/**
	 * Where a word has the number of its bytes.
	 */
	private static final int COUNT_SHIFT = 56;

	private static final long ONE_BYTE = 1L << COUNT_SHIFT;

	private static final long TWO_BYTES = 2L << COUNT_SHIFT;

	private static final long[] WORDS = words();

	private CharEncoder() {
	}

	/**
	 * Return whether a char can be written.
	 * @param character the char
	 * @return whether it is below U+0800
	 */
	public static boolean canEncode(char character) {
		return character < CHARS;
	}

	/**
	 * Write a char.
	 * @param character one that {@linkplain #canEncode can be written}
	 * @param target where to write, with eight bytes of room
	 * @param position where to start
	 * @return the position after the last byte that has a meaning
	 */
	public static int encode(char character, byte[] target, int position) {
		long word = WORDS[character];
		Words.put(target, position, word);
		return position + (int) (word >>> COUNT_SHIFT);
	}

	private static long[] words() {
		long[] words = new long[CHARS];
		int[] escapes = CharTypes.get7BitOutputEscapes();
		for (int i = 0; i < escapes.length; i++) {
			words[i] = (escapes[i] == 0) ? ONE_BYTE | i : escaped(i, escapes[i]);
		}
		// Little for each, as this is done before the first text is written
		for (int lead = escapes.length; lead < CHARS; lead += 0x40) {
			long word = TWO_BYTES | 0x80C0 | lead >> 6;
			for (int i = 0; i < 0x40; i++, word += 0x100) {
				words[lead + i] = word;
			}
		}
		return words;
	}

	private static long escaped(int character, int escape) {
		return (escape >= 0) ? TWO_BYTES | '\\' | escape << 8
				: ((long) TextEncoder.MAX_CHAR << COUNT_SHIFT) | TextEncoder.escapeByNumber((char) character);
	}

}
