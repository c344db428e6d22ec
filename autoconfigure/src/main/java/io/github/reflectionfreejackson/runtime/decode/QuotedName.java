package io.github.reflectionfreejackson.runtime.decode;

import java.util.Arrays;

import com.fasterxml.jackson.core.io.SerializedString;
import io.github.reflectionfreejackson.runtime.encode.Words;

/**
 * A name as it is in buffers.
 *
 * @param name the name
 * @param quoted the name in JSON, with its quotes and the colon
 * @param first the first eight bytes of that, lowest first
 * @param mask which bits of these are of the name, if it is shorter
 * @param last the last eight bytes, if it is longer
 */
record QuotedName(String name, byte[] quoted, long first, long mask, long last) {

	static QuotedName of(String name) {
		byte[] bytes = new SerializedString(name).asQuotedUTF8();
		int length = bytes.length + 3;
		byte[] quoted = new byte[length];
		quoted[0] = '"';
		System.arraycopy(bytes, 0, quoted, 1, bytes.length);
		quoted[length - 2] = '"';
		quoted[length - 1] = ':';
		byte[] words = Arrays.copyOf(quoted, Math.max(length, Long.BYTES));
		return new QuotedName(name, quoted, Words.get(words, 0),
				(length < Long.BYTES) ? (1L << (length * Byte.SIZE)) - 1 : -1,
				Words.get(words, words.length - Long.BYTES));
	}

	/**
	 * Return whether the name is in a buffer, all of which may be read.
	 */
	boolean isAt(byte[] buffer, int start) {
		int length = this.quoted.length;
		int end = start + Math.max(length, Long.BYTES);
		if (end > buffer.length) {
			return Arrays.equals(buffer, start, Math.min(start + length, buffer.length), this.quoted, 0, length);
		}
		return ((Words.get(buffer, start) ^ this.first) & this.mask) == 0
				&& (length <= Long.BYTES || Words.get(buffer, end - Long.BYTES) == this.last)
				&& (length <= 2 * Long.BYTES || hasMiddleAt(buffer, start));
	}

	private boolean hasMiddleAt(byte[] buffer, int start) {
		for (int i = Long.BYTES; i < this.quoted.length - Long.BYTES; i += Long.BYTES) {
			if (Words.get(this.quoted, i) != Words.get(buffer, start + i)) {
				return false;
			}
		}
		return true;
	}

}
