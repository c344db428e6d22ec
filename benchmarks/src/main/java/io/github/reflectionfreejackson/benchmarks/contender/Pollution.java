package io.github.reflectionfreejackson.benchmarks.contender;

import java.io.IOException;
import java.util.function.Function;

import io.github.reflectionfreejackson.benchmarks.payload.Document;
import io.github.reflectionfreejackson.benchmarks.payload.Payload;

/**
 * Gives an instance of a contender the past that it has in an application: it has written
 * or read all kinds of values before, so that the JIT has seen many types at each call.
 */
public final class Pollution {

	private static final int CALLS = 24_000;

	private Pollution() {
	}

	/**
	 * Write all other payloads that can be written.
	 * @param encoders the instance
	 * @param measured the payload that is left out
	 * @return the number of bytes that were written
	 */
	public static long of(Encoders encoders, Payload measured) {
		return of(encoders, measured, CALLS / Payload.values().length);
	}

	static long of(Encoders encoders, Payload measured, int rounds) {
		return of(Payload.values(), measured, (payload) -> {
			Encoder encoder = encoders.forPayload(payload);
			Object value = payload.value();
			return () -> encoder.encode(value).length;
		}, rounds);
	}

	/**
	 * Read all other documents that can be read.
	 * @param decoders the instance
	 * @param measured the document that is left out
	 * @return the number of values that were read
	 */
	public static long of(Decoders decoders, Document measured) {
		return of(decoders, measured, CALLS / Document.values().length);
	}

	static long of(Decoders decoders, Document measured, int rounds) {
		return of(Document.values(), measured, (document) -> {
			Decoder decoder = decoders.forPayload(document);
			byte[] json = document.json();
			return () -> (decoder.decode(json) != null) ? 1 : 0;
		}, rounds);
	}

	private static <P> long of(P[] payloads, P measured, Function<P, Call> calls, int rounds) {
		long count = 0;
		for (P payload : payloads) {
			count += (payload != measured) ? repeat(calls, payload, rounds) : 0;
		}
		return count;
	}

	private static <P> long repeat(Function<P, Call> calls, P payload, int rounds) {
		long count = 0;
		try {
			Call call = calls.apply(payload);
			for (int round = 0; round < rounds; round++) {
				count += call.call();
			}
		}
		catch (IOException | RuntimeException | LinkageError ex) {
			// What cannot be written or read is reported by the check
			return count;
		}
		return count;
	}

	/**
	 * Writes or reads one value.
	 */
	private interface Call {

		long call() throws IOException;

	}

}
