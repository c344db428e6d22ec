package io.github.reflectionfreejackson.runtime.encode;

import java.util.UUID;

/**
 * Writes a {@link UUID} as Jackson's own serializer does, in quotes, without allocation.
 *
 * @since 0.1.0
 */
public final class UuidEncoder {

	/**
	 * The bytes that every value needs.
	 */
	public static final int LENGTH = 38;

	private UuidEncoder() {
	}

	/**
	 * Write a value with quotes around it.
	 * @param value the value
	 * @param target where to write, with {@link #LENGTH} bytes of room
	 * @param position where to start
	 * @return the position after the last byte
	 */
	public static int encode(UUID value, byte[] target, int position) {
		long high = value.getMostSignificantBits();
		long low = value.getLeastSignificantBits();
		long second = hex(high);
		long third = hex(low >>> 32);
		target[position] = '"';
		Words.put(target, position + 1, hex(high >>> 32));
		target[position + 9] = '-';
		Words.put(target, position + 10, (int) second);
		target[position + 14] = '-';
		Words.put(target, position + 15, (int) (second >>> 32));
		target[position + 19] = '-';
		Words.put(target, position + 20, (int) third);
		target[position + 24] = '-';
		Words.put(target, position + 25, (int) (third >>> 32));
		Words.put(target, position + 29, hex(low));
		target[position + 37] = '"';
		return position + LENGTH;
	}

	/**
	 * Return the lower 32 bits as eight hexadecimal digits, the first of them lowest.
	 */
	private static long hex(long bits) {
		long digits = bits & 0xFFFFFFFFL;
		digits = (digits | (digits << 16)) & 0x0000FFFF0000FFFFL;
		digits = (digits | (digits << 8)) & 0x00FF00FF00FF00FFL;
		digits = (digits | (digits << 4)) & 0x0F0F0F0F0F0F0F0FL;
		long letters = ((digits + 0x0606060606060606L) >>> 4) & 0x0101010101010101L;
		return Long.reverseBytes(digits + 0x3030303030303030L + letters * ('a' - '0' - 10));
	}

}
