package io.github.reflectionfreejackson.testsupport.parity;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

import org.jspecify.annotations.Nullable;

/**
 * Keeps the comparisons of what was read that are made between a start and an end, all in
 * one thread.
 *
 * @since 0.1.0
 */
public final class RecordedReads {

	private static final int ONE_IN = 50;

	private static @Nullable List<RecordedRead> reads;

	private RecordedReads() {
	}

	/**
	 * Record comparisons.
	 * @param comparing makes the comparisons
	 * @return the comparisons that were made
	 */
	public static List<RecordedRead> during(Runnable comparing) {
		List<RecordedRead> recorded = new ArrayList<>();
		reads = recorded;
		try {
			comparing.run();
		}
		finally {
			reads = null;
		}
		return recorded;
	}

	static boolean areRecorded() {
		return reads != null;
	}

	/**
	 * Return whether to make a comparison. While they are recorded, to be made once more,
	 * documents themselves take part, and one in many of their mutations.
	 * @param mutation the number of the mutation, 0 for the document itself
	 * @param way how to read it
	 */
	static boolean isWanted(int mutation, ReadingWay way) {
		return !areRecorded() || mutation == 0 || (mutation + way.ordinal()) % ONE_IN == 0;
	}

	static void add(Supplier<RecordedRead> read) {
		if (reads != null) {
			reads.add(read.get());
		}
	}

}
