package io.github.reflectionfreejackson.runtime.direct;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * Encodes the words of JSON.
 */
final class Literals {

	/**
	 * How many bytes each word may touch.
	 */
	static final int LENGTH = 5;

	private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

	private static final int NULL = 'n' | 'u' << 8 | 'l' << 16 | 'l' << 24;

	private static final int TRUE = 't' | 'r' << 8 | 'u' << 16 | 'e' << 24;

	private static final int FALS = 'f' | 'a' << 8 | 'l' << 16 | 's' << 24;

	private Literals() {
	}

	static int writeNull(byte[] target, int position) {
		INTS.set(target, position, NULL);
		return position + 4;
	}

	static int writeTrue(byte[] target, int position) {
		INTS.set(target, position, TRUE);
		return position + 4;
	}

	static int writeFalse(byte[] target, int position) {
		INTS.set(target, position, FALS);
		target[position + 4] = 'e';
		return position + 5;
	}

}
