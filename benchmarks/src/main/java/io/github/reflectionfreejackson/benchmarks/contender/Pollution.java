package io.github.reflectionfreejackson.benchmarks.contender;

import java.io.IOException;

import io.github.reflectionfreejackson.benchmarks.payload.Payload;

/**
 * Gives an instance of a contender the past that it has in an application: it has written
 * all kinds of values before, so that the JIT has seen many types at each call.
 */
public final class Pollution {

	private static final int ROUNDS = 3_000;

	private Pollution() {
	}

	/**
	 * Write all other payloads that can be written.
	 * @param encoders the instance
	 * @param measured the payload that is left out
	 * @return the number of bytes that were written
	 */
	public static long of(Encoders encoders, Payload measured) {
		return of(encoders, measured, ROUNDS);
	}

	static long of(Encoders encoders, Payload measured, int rounds) {
		long written = 0;
		for (Payload payload : Payload.values()) {
			written += (payload != measured) ? write(encoders, payload, rounds) : 0;
		}
		return written;
	}

	private static long write(Encoders encoders, Payload payload, int rounds) {
		long written = 0;
		try {
			Encoder encoder = encoders.forPayload(payload);
			Object value = payload.value();
			for (int round = 0; round < rounds; round++) {
				written += encoder.encode(value).length;
			}
		}
		catch (IOException | RuntimeException | LinkageError ex) {
			// What cannot be written is reported by the check
			return written;
		}
		return written;
	}

}
