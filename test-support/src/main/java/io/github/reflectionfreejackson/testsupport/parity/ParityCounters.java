package io.github.reflectionfreejackson.testsupport.parity;

import java.util.concurrent.atomic.LongAdder;

/**
 * Counts what was compared since the program started. May be used by several threads.
 *
 * @since 0.1.0
 */
public final class ParityCounters {

	private static final LongAdder CASES = new LongAdder();

	private static final LongAdder READS = new LongAdder();

	private static final LongAdder SHAPES = new LongAdder();

	private static final LongAdder DIFFERENCES = new LongAdder();

	private static final LongAdder GENERATED = new LongAdder();

	private static final LongAdder FELL_BACK = new LongAdder();

	private ParityCounters() {
	}

	/**
	 * Count a comparison.
	 * @param equal whether there was no difference
	 */
	public static void addCase(boolean equal) {
		CASES.increment();
		if (!equal) {
			DIFFERENCES.increment();
		}
	}

	/**
	 * Count a comparison of what was read.
	 * @param equal whether there was no difference
	 */
	public static void addRead(boolean equal) {
		READS.increment();
		if (!equal) {
			DIFFERENCES.increment();
		}
	}

	/**
	 * Count a random shape.
	 */
	public static void addShape() {
		SHAPES.increment();
	}

	/**
	 * Count how types were written.
	 * @param generated how many by generated code
	 * @param fellBack how many by reflection
	 */
	public static void addTypes(int generated, int fellBack) {
		GENERATED.add(generated);
		FELL_BACK.add(fellBack);
	}

	/**
	 * Return whether anything was compared.
	 * @return whether there is a case
	 */
	public static boolean anyCase() {
		return CASES.sum() != 0 || READS.sum() != 0;
	}

	/**
	 * Return all counts.
	 * @return a line
	 */
	public static String line() {
		return "parity: " + CASES.sum() + " cases, " + READS.sum() + " reads, " + SHAPES.sum() + " fuzzed shapes, "
				+ DIFFERENCES.sum() + " differences, " + GENERATED.sum() + " generated, " + FELL_BACK.sum()
				+ " fell back";
	}

}
