package io.github.reflectionfreejackson.benchmarks.contender;

import java.io.IOException;
import java.util.Arrays;

import io.github.reflectionfreejackson.benchmarks.payload.Payload;

/**
 * Compares what contenders write.
 */
public final class OutputCheck extends Check<Contender, Encoders, Payload> {

	/**
	 * Generated code encodes no value before it has written others.
	 */
	private static final int VALUES = 200;

	/**
	 * Create a check with a mapper of its own.
	 */
	public OutputCheck() {
		super(Contender.JACKSON);
	}

	@Override
	byte[] json(Encoders encoders, Payload payload) throws IOException {
		Encoder encoder = encoders.forPayload(payload);
		byte[] first = encoder.encode(payload.value());
		for (int i = 1; i < VALUES; i++) {
			byte[] next = encoder.encode(payload.value());
			if (!Arrays.equals(first, next)) {
				throw new IllegalStateException("writes a value in two ways");
			}
		}
		return first;
	}

}
