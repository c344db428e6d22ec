package io.github.reflectionfreejackson.runtime.write;

/**
 * Tells whether it pays off to encode the properties of beans of one type in runs of
 * their own, by what came of those that were. To begin and end a run takes as long as a
 * generator takes for a dozen small values.
 * <p>
 * May be used by several threads; what is counted at the same time may be lost.
 */
final class RunGains {

	/**
	 * Runs of fewer bytes cost more than they gain.
	 */
	static final int MIN_BYTES = 192;

	/**
	 * After so many beans, it is decided again.
	 */
	static final int SAMPLE = 16;

	/**
	 * One of so many beans is encoded in any case, as there may be more in it.
	 */
	static final int RETRY = 256;

	private int beans;

	private int runs;

	private long bytes;

	private int left;

	private boolean areMissing;

	boolean areExpected() {
		return !this.areMissing || ++this.left % RETRY == 0;
	}

	/**
	 * Count what came of one bean.
	 * @param begun how many runs were begun
	 * @param encoded how many bytes they had
	 */
	void count(int begun, long encoded) {
		if (this.areMissing) {
			if (encoded < (long) MIN_BYTES * begun) {
				return;
			}
			this.areMissing = false;
		}
		this.runs += begun;
		this.bytes += encoded;
		if (++this.beans >= SAMPLE) {
			this.areMissing = this.bytes < (long) MIN_BYTES * this.runs;
			this.beans = 0;
			this.runs = 0;
			this.bytes = 0;
		}
	}

}
