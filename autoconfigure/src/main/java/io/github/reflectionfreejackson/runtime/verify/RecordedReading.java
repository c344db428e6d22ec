package io.github.reflectionfreejackson.runtime.verify;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonParser;
import org.jspecify.annotations.Nullable;

/**
 * What came of reading a document.
 *
 * @param value what was read
 * @param failure why reading failed, or {@code null} if it did not
 */
record RecordedReading(@Nullable Object value, @Nullable Throwable failure) {

	/**
	 * Read, and note what comes of it.
	 */
	static RecordedReading of(Reading reading) {
		try {
			return new RecordedReading(reading.read(), null);
		}
		catch (Throwable ex) {
			return new RecordedReading(null, ex);
		}
	}

	/**
	 * Return the value, or fail as reading did.
	 */
	@Nullable Object get() throws IOException {
		if (this.failure != null) {
			throw Failures.<RuntimeException>asUnchecked(this.failure);
		}
		return this.value;
	}

	/**
	 * Reads a document.
	 */
	@FunctionalInterface
	interface Reading {

		@Nullable Object read() throws IOException;

	}

	/**
	 * Reads a document again, with another parser.
	 */
	@FunctionalInterface
	interface ReadingAgain {

		@Nullable Object read(JsonParser parser) throws IOException;

	}

}
