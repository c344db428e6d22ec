package io.github.reflectionfreejackson.benchmarks.contender;

import java.io.IOException;

import io.github.reflectionfreejackson.benchmarks.payload.Payload;

/**
 * Compares what contenders write.
 */
public final class OutputCheck extends Check<Contender, Encoders, Payload> {

	/**
	 * Create a check with a mapper of its own.
	 */
	public OutputCheck() {
		super(Contender.JACKSON);
	}

	@Override
	byte[] json(Encoders encoders, Payload payload) throws IOException {
		return encoders.forPayload(payload).encode(payload.value());
	}

}
