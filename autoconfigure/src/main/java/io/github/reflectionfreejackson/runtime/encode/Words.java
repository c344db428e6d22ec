package io.github.reflectionfreejackson.runtime.encode;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Several bytes at once: those of a word come lowest first.
 */
final class Words {

	private static final VarHandle LONG = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

	private static final VarHandle INT = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

	private static final VarHandle SHORT = MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.LITTLE_ENDIAN);

	private Words() {
	}

	static long get(byte[] source, int position) {
		return (long) LONG.get(source, position);
	}

	static void put(byte[] target, int position, long word) {
		LONG.set(target, position, word);
	}

	static void put(byte[] target, int position, int word) {
		INT.set(target, position, word);
	}

	static void put(byte[] target, int position, short word) {
		SHORT.set(target, position, word);
	}

}
