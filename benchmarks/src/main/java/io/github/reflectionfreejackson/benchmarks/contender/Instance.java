package io.github.reflectionfreejackson.benchmarks.contender;

/**
 * One instance of a contender, such as one mapper, for all payloads. Instances, and what
 * they return, are for one thread.
 *
 * @param <P> the type of payloads
 * @param <T> the type of what writes or reads one of them
 */
public interface Instance<P, T> {

	/**
	 * Return what writes or reads a payload.
	 * @param payload the payload
	 * @return what writes or reads it
	 * @throws UnsupportedOperationException if this contender cannot, with the reason
	 */
	T forPayload(P payload);

	/**
	 * Say why the contender did not write or read a value as it is meant to, although the
	 * outcome may be right.
	 * @param payload the payload
	 * @return the reason, or an empty string
	 */
	default String objection(P payload) {
		return "";
	}

}
