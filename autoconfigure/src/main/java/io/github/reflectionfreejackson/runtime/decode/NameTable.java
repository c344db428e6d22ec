package io.github.reflectionfreejackson.runtime.decode;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import io.github.reflectionfreejackson.runtime.encode.Words;
import org.jspecify.annotations.Nullable;

/**
 * Finds the names of the JSON objects of one type in a parser's buffer, whichever comes
 * next, by a hash of their first fifteen bytes: without a branch that a processor could
 * not foresee.
 */
final class NameTable {

	private static final long ONES = 0x0101010101010101L;

	private static final long HIGH_BITS = 0x8080808080808080L;

	private static final long QUOTES = '"' * ONES;

	private static final long FIRST_FACTOR = 0x9E3779B97F4A7C15L;

	private static final long SECOND_FACTOR = 0xC2B2AE3D27D4EB4FL;

	/**
	 * The names by their indexes. Where there is none, it is not to be found.
	 */
	private final @Nullable QuotedName[] names;

	/**
	 * By hash, the index of a name, or -1.
	 */
	private final int[] indexes;

	/**
	 * By the index of a name, the index of another of the same hash, or -1.
	 */
	private final int[] others;

	private final int shift;

	/**
	 * Create a table.
	 * @param names where names are kept by their indexes
	 * @param usual how many names there probably are
	 */
	NameTable(@Nullable QuotedName[] names, int usual) {
		int bits = Integer.SIZE - Integer.numberOfLeadingZeros(usual) + 2;
		this.shift = Long.SIZE - bits;
		this.indexes = new int[1 << bits];
		Arrays.fill(this.indexes, -1);
		this.others = new int[names.length];
		Arrays.fill(this.others, -1);
		this.names = names;
	}

	/**
	 * Add a name, unless it is no character by itself, which is in no buffer as it is in
	 * the name. To be done by one thread at a time, and once for an index, while others
	 * look for names: of those with the same hash, each leads to the ones before.
	 */
	void add(int index, String text) {
		if (!StandardCharsets.UTF_8.newEncoder().canEncode(text)) {
			return;
		}
		QuotedName name = QuotedName.of(text);
		int hash = hashAt(Arrays.copyOf(name.quoted(), Math.max(name.quoted().length, Long.BYTES)), 0);
		this.names[index] = name;
		this.others[index] = this.indexes[hash];
		this.indexes[hash] = index;
	}

	/**
	 * Take the next name from a parser's buffer, if it is in the table.
	 * @param parser an open parser
	 * @param buffer its buffer
	 * @param limit where that ends
	 * @param start where the name begins, with its quote
	 * @return its index, or -1 if it was not taken
	 */
	int take(UTF8StreamJsonParser parser, byte[] buffer, int limit, int start) {
		int index = this.indexes[hashAt(buffer, start)];
		while (index >= 0 && !ParserWindow.takeName(parser, buffer, limit, start, this.names[index])) {
			index = this.others[index];
		}
		return index;
	}

	/**
	 * What comes after the quote that ends a name is not looked at.
	 */
	private int hashAt(byte[] buffer, int start) {
		long first = wordAt(buffer, start) >>> Byte.SIZE;
		long second = wordAt(buffer, start + Long.BYTES);
		long firstEnd = endOfName(first);
		long secondEnd = endOfName(second);
		long hash = (first & (firstEnd - 1)) * FIRST_FACTOR;
		if (firstEnd == 0) {
			hash ^= (second & (secondEnd - 1)) * SECOND_FACTOR;
		}
		return (int) (hash >>> this.shift);
	}

	/**
	 * Return eight bytes, of which those are zero that are not in the buffer.
	 */
	private static long wordAt(byte[] buffer, int start) {
		int missing = start + Long.BYTES - buffer.length;
		if (missing <= 0) {
			return Words.get(buffer, start);
		}
		boolean isAnyThere = missing < Long.BYTES && buffer.length >= Long.BYTES;
		return isAnyThere ? Words.get(buffer, buffer.length - Long.BYTES) >>> (missing * Byte.SIZE) : 0;
	}

	/**
	 * Return the highest bit of the lowest byte that is a quote, or zero.
	 */
	private static long endOfName(long word) {
		long difference = word ^ QUOTES;
		long quotes = (difference - ONES) & ~difference & HIGH_BITS;
		return quotes & -quotes;
	}

}
