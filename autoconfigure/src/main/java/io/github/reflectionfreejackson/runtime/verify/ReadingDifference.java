package io.github.reflectionfreejackson.runtime.verify;

import org.jspecify.annotations.Nullable;

/**
 * How two readings of a document differ, in words that say nothing about what was read:
 * values may be secrets or personal data, and so may the keys of maps.
 *
 * @param owner the class that declares the field whose content differs, or {@code null}
 * if it is not known, or not about a field
 * @param field the name of the field
 * @param contrast the kind of the difference
 * @param certain whether it cannot come from an order of elements that is another each
 * time
 */
record ReadingDifference(@Nullable Class<?> owner, @Nullable String field, String contrast, boolean certain) {

	/**
	 * Compare two readings.
	 * @param expected by plain Jackson
	 * @param actual by generated code
	 * @return how they differ, or {@code null} if they do not
	 */
	static @Nullable ReadingDifference between(RecordedReading expected, RecordedReading actual) {
		Throwable jacksons = expected.failure();
		Throwable failure = actual.failure();
		if (failure == null) {
			return (jacksons != null) ? of("Jackson failed, generated code did not")
					: StructureComparison.compare(expected.value(), actual.value());
		}
		String type = failure.getClass().getName();
		if (jacksons == null) {
			return of("it failed with " + type + ", Jackson did not");
		}
		return Failures.areEqual(jacksons, failure) ? null
				: of("it failed with " + type + " otherwise than Jackson did");
	}

	private static ReadingDifference of(String contrast) {
		return new ReadingDifference(null, null, contrast, true);
	}

	/**
	 * Describe the difference where a type is to blame for it.
	 * @param type the type
	 */
	String describe(Class<?> type) {
		if (this.owner == null) {
			return this.contrast;
		}
		return (this.owner.isAssignableFrom(type) ? "at its field '" + this.field + "': "
				: "at something that is no field of its own: ") + this.contrast;
	}

}
