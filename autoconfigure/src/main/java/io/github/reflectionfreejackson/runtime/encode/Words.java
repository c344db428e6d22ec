package io.github.reflectionfreejackson.runtime.encode;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Several bytes at once: those of a word come lowest first.
 *
 * @since 0.1.0
 */
public final class Words {

	private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

	private Words() {
	}

	/**
	 * Return the eight bytes from a position on.
	 * @param source the bytes
	 * @param position the position of the first of them
	 * @return the word that they make
	 * @throws IndexOutOfBoundsException if there are fewer than eight
	 */
	public static long get(byte[] source, int position) {
		return (long) LONG.get(source, position);
	}

	/**
	 * Write eight bytes.
	 * @param target where to write
	 * @param position the position of the first of them
	 * @param word the word that they make
	 * @throws IndexOutOfBoundsException if there is room for fewer than eight
	 */
	public static void put(byte[] target, int position, long word) {
		LONG.set(target, position, word);
	}

	/**
	 * Return the four bytes from a position on.
	 * @param source the bytes
	 * @param position the position of the first of them
	 * @return the word that they make
	 * @throws IndexOutOfBoundsException if there are fewer than four
	 */
	public static int getFour(byte[] source, int position) {
		return (int) Fours.HANDLE.get(source, position);
	}

	static void put(byte[] target, int position, int word) {
		Fours.HANDLE.set(target, position, word);
	}

	static void put(byte[] target, int position, short word) {
		Twos.HANDLE.set(target, position, word);
	}

	/**
	 * Set up when it is needed, as that takes a millisecond.
	 */
	private static final class Fours {

		static final VarHandle HANDLE = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

	}

	/**
	 * As above.
	 */
	private static final class Twos {

		static final VarHandle HANDLE = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);

	}

}
