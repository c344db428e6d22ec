package io.github.reflectionfreejackson.benchmarks.contender;

import io.github.reflectionfreejackson.benchmarks.payload.Payload;

/**
 * One instance of a contender, such as one mapper, for all payloads. Instances, and the
 * encoders that they return, are for one thread.
 */
public interface Encoders {

	/**
	 * Return what writes a payload.
	 * @param payload the payload
	 * @return what writes it
	 * @throws UnsupportedOperationException if this contender cannot write it, with the
	 * reason
	 */
	Encoder forPayload(Payload payload);

	/**
	 * Say why the contender did not write a value as it is meant to, although the output
	 * may be right.
	 * @param payload the payload that was written
	 * @return the reason, or an empty string
	 */
	default String objection(Payload payload) {
		return "";
	}

}
