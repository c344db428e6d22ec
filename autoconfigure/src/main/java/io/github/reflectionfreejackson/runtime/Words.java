package io.github.reflectionfreejackson.runtime;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Eight bytes of an array at a time, the first one lowest.
 */
final class Words {

	private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

	private Words() {
	}

	static long at(byte[] bytes, int position) {
		return (long) WORDS.get(bytes, position);
	}

	static void put(byte[] bytes, int position, long word) {
		WORDS.set(bytes, position, word);
	}

}
