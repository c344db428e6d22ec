package io.github.reflectionfreejackson.testsupport.parity;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

import org.jspecify.annotations.Nullable;

/**
 * Keeps the comparisons that are made between a start and an end, all in one thread.
 *
 * @since 0.1.0
 */
public final class RecordedChecks {

	private static @Nullable List<RecordedCheck> checks;

	private RecordedChecks() {
	}

	/**
	 * Record comparisons.
	 * @param comparing makes the comparisons
	 * @return the comparisons that were made
	 */
	public static List<RecordedCheck> during(Runnable comparing) {
		List<RecordedCheck> recorded = new ArrayList<>();
		checks = recorded;
		try {
			comparing.run();
		}
		finally {
			checks = null;
		}
		return recorded;
	}

	/**
	 * Return whether comparisons are recorded, to be made again in more ways.
	 */
	static boolean areRecorded() {
		return checks != null;
	}

	static void add(Supplier<RecordedCheck> check) {
		if (checks != null) {
			checks.add(check.get());
		}
	}

}
