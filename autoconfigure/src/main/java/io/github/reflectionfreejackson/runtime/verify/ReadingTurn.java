package io.github.reflectionfreejackson.runtime.verify;

import java.io.IOException;
import java.util.function.Predicate;

import com.fasterxml.jackson.core.JsonParser;
import org.jspecify.annotations.Nullable;

/**
 * Whose turn it is to read, while a document is verified. The turn is also taken by what
 * deserializers of the application read with a mapper in the course of it. Immutable.
 *
 * @param selection which types generated code reads, or {@code null} for all
 * @since 0.1.0
 */
public record ReadingTurn(@Nullable Predicate<Class<?>> selection) {

	/**
	 * The turn of plain Jackson.
	 */
	public static final ReadingTurn PLAIN = new ReadingTurn((type) -> false);

	/**
	 * The turn of generated code.
	 */
	static final ReadingTurn GENERATED = new ReadingTurn(null);

	private static final ThreadLocal<@Nullable ReadingTurn> CURRENT = new ThreadLocal<>();

	/**
	 * Return the turn that this thread is in.
	 * @return the turn, or {@code null} if it verifies nothing now
	 */
	public static @Nullable ReadingTurn current() {
		return CURRENT.get();
	}

	/**
	 * Read, and note what comes of it.
	 */
	RecordedReading take(RecordedReading.Reading reading) {
		CURRENT.set(this);
		try {
			return RecordedReading.of(reading);
		}
		finally {
			CURRENT.remove();
		}
	}

	/**
	 * Read a document again, and note what comes of it.
	 * @throws IOException if the document cannot be read again
	 */
	RecordedReading take(RecordedDocument document, RecordedReading.ReadingAgain reading) throws IOException {
		try (JsonParser parser = document.again()) {
			return take(() -> reading.read(parser));
		}
	}

}
