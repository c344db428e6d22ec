package io.github.reflectionfreejackson.runtime.direct;

/**
 * Tells whether it pays off to encode values of one type by themselves, by what came of
 * those that were. To begin and end a run takes as long as a generator takes for some
 * eight small values within a bean, and for fewer where it is a value as a whole.
 * <p>
 * May be used by several threads; what is counted at the same time may be lost.
 */
final class RunGains {

	/**
	 * Runs of the properties of a bean that have fewer bytes cost more than they gain.
	 */
	private static final int MIN_PROPERTIES = 96;

	/**
	 * Whole values of fewer bytes cost more than they gain.
	 */
	private static final int MIN_WHOLE = 64;

	/**
	 * Whole beans of several properties gain with fewer bytes, as their names take a
	 * generator's time, too.
	 */
	private static final int MIN_WHOLE_BEAN = 20;

	/**
	 * After so many values, it is decided again.
	 */
	static final int SAMPLE = 16;

	/**
	 * One of so many values is encoded in any case, as there may be more in it.
	 */
	static final int RETRY = 256;

	private final int minBytes;

	private int values;

	private int runs;

	private long bytes;

	private int left;

	private boolean areMissing;

	private RunGains(int minBytes) {
		this.minBytes = minBytes;
	}

	/**
	 * Create what tells of beans whose braces the generator writes.
	 */
	static RunGains ofProperties() {
		return new RunGains(MIN_PROPERTIES);
	}

	/**
	 * Create what tells of values as a whole, which are one run each.
	 */
	static RunGains ofWholes() {
		return new RunGains(MIN_WHOLE);
	}

	/**
	 * Create what tells of beans as a whole, which are one run each.
	 * @param properties how many properties they have
	 */
	static RunGains ofWholeBeans(int properties) {
		return (properties > 1) ? new RunGains(MIN_WHOLE_BEAN) : ofWholes();
	}

	/**
	 * Return whether to encode the next value.
	 */
	boolean areExpected() {
		return !this.areMissing || ++this.left % RETRY == 0;
	}

	/**
	 * Count what came of one value.
	 * @param begun how many runs were begun
	 * @param encoded how many bytes they had
	 */
	void count(int begun, long encoded) {
		if (this.areMissing) {
			if (encoded < (long) this.minBytes * begun) {
				return;
			}
			this.areMissing = false;
		}
		this.runs += begun;
		this.bytes += encoded;
		if (++this.values >= SAMPLE) {
			this.areMissing = this.bytes < (long) this.minBytes * this.runs;
			this.values = 0;
			this.runs = 0;
			this.bytes = 0;
		}
	}

}
