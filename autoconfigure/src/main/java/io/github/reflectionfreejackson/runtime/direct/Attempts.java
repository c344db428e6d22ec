package io.github.reflectionfreejackson.runtime.direct;

/**
 * Tells whether it pays off to attempt to encode values, by what came of attempts.
 * <p>
 * May be used by several threads; what is counted at the same time may be lost.
 */
final class Attempts {

	/**
	 * So many may fail one after the other.
	 */
	static final int MAX_FAILURES = 8;

	/**
	 * One of so many values is attempted in any case, as others may have come to be
	 * written.
	 */
	static final int RETRY = 256;

	/**
	 * What is in the midst of others takes about as much if it fails as so many gain that
	 * succeed.
	 */
	private static final int COST_AMIDST = 8;

	private final int cost;

	private int losses;

	private int left;

	private Attempts(int cost) {
		this.cost = cost;
	}

	/**
	 * Create attempts at values of which nothing has been encoded yet when they fail.
	 */
	static Attempts atWholes() {
		return new Attempts(1);
	}

	/**
	 * Create attempts at values in the midst of others, which have to be parsed then.
	 */
	static Attempts amidstOthers() {
		return new Attempts(COST_AMIDST);
	}

	/**
	 * Return whether to attempt the next value.
	 */
	boolean areWorthWhile() {
		return !areTooMany() || ++this.left % RETRY == 0;
	}

	private boolean areTooMany() {
		return this.losses > MAX_FAILURES * this.cost;
	}

	/**
	 * Note that a value could not be encoded.
	 * @return whether no further attempt is worth while for now
	 */
	boolean failed() {
		if (!areTooMany()) {
			this.losses += this.cost;
		}
		return areTooMany();
	}

	/**
	 * Note that a value was encoded.
	 */
	void succeeded() {
		if (this.losses > 0) {
			this.losses = areTooMany() ? MAX_FAILURES * this.cost : this.losses - 1;
		}
	}

	/**
	 * Note what came of an attempt.
	 */
	void count(boolean failure) {
		if (failure) {
			failed();
		}
		else {
			succeeded();
		}
	}

}
