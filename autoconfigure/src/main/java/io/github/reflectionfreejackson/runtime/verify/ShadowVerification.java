package io.github.reflectionfreejackson.runtime.verify;

import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.LongAdder;

import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;
import org.jspecify.annotations.Nullable;

/**
 * Checks in production that generated code writes and reads what plain Jackson writes and
 * reads. A value that is checked is written, or read, both ways, and what plain Jackson
 * made of it is what goes out. If the two differ, the type at fault is named in the log,
 * without any value, and is left to Jackson's reflection from then on.
 * <p>
 * Only JSON is checked, and only whole values: those which a mapper, or its writers or
 * readers, are given. What came of writing and of {@link #reading() reading} is counted
 * apart. May be used by several threads.
 *
 * @since 0.1.0
 */
public final class ShadowVerification {

	private static final Log logger = LogFactory.getLog(ShadowVerification.class);

	private final double rate;

	private final LongAdder equal = new LongAdder();

	private final LongAdder different = new LongAdder();

	private final LongAdder inconclusive = new LongAdder();

	private final Map<String, String> distrusted = new ConcurrentHashMap<>();

	private final String activity;

	private final @Nullable ShadowVerification reading;

	/**
	 * Create a verification.
	 * @param rate the share of values to check, from 0 for none to 1 for all
	 * @throws IllegalArgumentException if the rate is out of range
	 */
	public ShadowVerification(double rate) {
		this(rate, "write", new ShadowVerification(rate, "read", null));
	}

	private ShadowVerification(double rate, String activity, @Nullable ShadowVerification reading) {
		if (!(rate >= 0 && rate <= 1)) {
			throw new IllegalArgumentException("The share of values to verify must be from 0 to 1, and is " + rate);
		}
		this.rate = rate;
		this.activity = activity;
		this.reading = reading;
	}

	/**
	 * Return the same about values that are read, instead of written.
	 * @return the verification of reading, which is that itself if this is of reading
	 */
	public ShadowVerification reading() {
		return (this.reading != null) ? this.reading : this;
	}

	/**
	 * Return how many values generated code wrote, or read, as plain Jackson does.
	 * @return the number
	 */
	public long equal() {
		return this.equal.sum();
	}

	/**
	 * Return how many values generated code wrote, or read, differently.
	 * @return the number
	 */
	public long different() {
		return this.different.sum();
	}

	/**
	 * Return how many values could not be compared, since plain Jackson itself does not
	 * write, or read, them twice in the same way, or since the stack overflowed.
	 * @return the number
	 */
	public long inconclusive() {
		return this.inconclusive.sum();
	}

	/**
	 * Return the names of the types which were written, or read, differently, each with
	 * what was different, free of any value.
	 * @return the descriptions by name of the type
	 */
	public Map<String, String> differences() {
		return new TreeMap<>(this.distrusted);
	}

	/**
	 * Return whether any value is verified at all.
	 * @return whether the rate is above 0
	 */
	public boolean isOn() {
		return this.rate > 0;
	}

	/**
	 * Return whether it is the turn of the next value to be verified, which is random
	 * unless the rate is 0 or 1.
	 * @return whether to verify it
	 */
	public boolean isDue() {
		return this.rate >= 1 || ThreadLocalRandom.current().nextDouble() < this.rate;
	}

	/**
	 * Return a number that changes whenever a type is found to be at fault.
	 * @return the number of such types
	 */
	public int distrusted() {
		return this.distrusted.size();
	}

	void foundEqual() {
		this.equal.increment();
	}

	/**
	 * Note that a value could not be compared.
	 * @param type the name of its type
	 */
	void foundInconclusive(String type) {
		foundInconclusive(type, "Jackson does not " + this.activity + " it twice in the same way");
	}

	/**
	 * Note that a value could not be compared, since the stack overflowed.
	 * @param type the name of its type
	 */
	void foundOverflow(String type) {
		foundInconclusive(type, "the stack overflowed, which it does at another depth each time");
	}

	/**
	 * Note that a value could not be compared, since the JVM failed.
	 * @param type the name of its type
	 */
	void foundFailureOfVirtualMachine(String type) {
		foundInconclusive(type, "the JVM ran out of memory, or failed otherwise");
	}

	private void foundInconclusive(String type, String reason) {
		this.inconclusive.increment();
		if (logger.isDebugEnabled()) {
			logger.debug("Cannot verify a value of " + type + ": " + reason);
		}
	}

	void foundDifferent() {
		this.different.increment();
	}

	void distrust(Class<?> type, String difference) {
		this.distrusted.putIfAbsent(type.getName(), difference);
	}

	/**
	 * Return why generated code must not write, or read, a type any more.
	 * @param type the type
	 * @return the end of a sentence about the type, or {@code null} if it was not found
	 * to be at fault
	 */
	public @Nullable String objectionTo(Class<?> type) {
		String difference = this.distrusted.get(type.getName());
		return (difference != null) ? "verification found that generated code does not " + this.activity
				+ " it as Jackson does, " + difference : null;
	}

}
