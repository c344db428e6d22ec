package io.github.reflectionfreejackson.runtime.write;

/**
 * Counts attempts to encode values as a whole. If most values cannot be encoded, or what
 * had been has to be parsed again, no further attempt is worth while.
 * <p>
 * May be used by several threads; what is counted at the same time may be lost.
 */
final class Attempts {

	private int misses;

	boolean areWorthWhile() {
		return this.misses <= EncodedProperties.MAX_MISSES;
	}

	void count(boolean wasMissed) {
		if (wasMissed) {
			this.misses++;
		}
		else if (this.misses > 0) {
			this.misses--;
		}
	}

}
