package io.github.reflectionfreejackson.runtime.verify;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JavaType;
import org.jspecify.annotations.Nullable;

/**
 * Reads a document by plain Jackson, and once more by generated code, and compares the
 * two. What plain Jackson has read, from the very parser, is what the application gets.
 * <p>
 * One instance reads one document, in the thread that has made it.
 *
 * @since 0.1.0
 */
public final class VerifiedReading {

	private final ShadowVerification verification;

	private final RecordedDocument document;

	private VerifiedReading(ShadowVerification verification, RecordedDocument document) {
		this.verification = verification;
		this.document = document;
	}

	/**
	 * Return whether anything can be verified: not if Jackson is in a named module, or
	 * another version has other fields.
	 * @return whether anything can be
	 */
	public static boolean isPossible() {
		return RecordedDocument.isPossible();
	}

	/**
	 * Begin to record what a parser reads. What begins has to be {@link #read read}.
	 * @param parser the parser, at the first token
	 * @param verification where to note what comes of it
	 * @return what reads the document, or {@code null} if it is one that cannot be read
	 * twice
	 */
	public static @Nullable VerifiedReading of(JsonParser parser, ShadowVerification verification) {
		RecordedDocument document = RecordedDocument.of(parser);
		return (document != null) ? new VerifiedReading(verification, document) : null;
	}

	/**
	 * Read the document.
	 * @param type what it is read as
	 * @param ways in which it can be read
	 * @return what plain Jackson has read
	 * @throws IOException if plain Jackson does
	 */
	public @Nullable Object read(JavaType type, WaysOfReading ways) throws IOException {
		RecordedReading expected;
		try {
			expected = ReadingTurn.PLAIN.take(ways::plainly);
		}
		finally {
			this.document.stop();
		}
		verify(RecordedReading.of(() -> {
			Object value = expected.get();
			ways.checkReferences();
			return value;
		}), type, ways);
		return expected.get();
	}

	/**
	 * Whatever happens here, the application gets what plain Jackson has read.
	 */
	private void verify(RecordedReading expected, JavaType type, WaysOfReading ways) {
		try {
			RecordedReading actual = ReadingTurn.GENERATED.take(this.document, ways::byGeneratedCode);
			ReadingDifference difference = ReadingDifference.between(expected, actual);
			if (difference == null) {
				this.verification.foundEqual();
			}
			else if (!difference.certain()) {
				this.verification.foundInconclusive(type.toCanonical());
			}
			else if (Failures.isOverflow(actual.failure()) || Failures.isOverflow(expected.failure())) {
				this.verification.foundOverflow(type.toCanonical());
			}
			else if (Failures.isOfVirtualMachine(actual.failure()) || Failures.isOfVirtualMachine(expected.failure())) {
				this.verification.foundFailureOfVirtualMachine(type.toCanonical());
			}
			else {
				examine(expected, type, ways);
			}
		}
		catch (Throwable ex) {
			this.verification.foundInconclusive(type.toCanonical());
		}
	}

	private void examine(RecordedReading expected, JavaType type, WaysOfReading ways) throws IOException {
		if (!isRepeatable(expected, ways)) {
			this.verification.foundInconclusive(type.toCanonical());
			return;
		}
		this.verification.foundDifferent();
		ReadingSuspects suspects = new ReadingSuspects((selection) -> new ReadingTurn(selection).take(this.document,
				(parser) -> ways.byGeneratedCode(parser, selection)));
		suspects.atFault(expected).forEach((suspect, difference) -> {
			this.verification.distrust(suspect, difference);
			ways.distrusted(suspect);
		});
	}

	/**
	 * Return whether plain Jackson reads the same once more, and also with deserializers
	 * that are made anew: those of the application may have a state.
	 */
	private boolean isRepeatable(RecordedReading expected, WaysOfReading ways) throws IOException {
		RecordedReading again = ReadingTurn.PLAIN.take(this.document, ways::plainlyAgain);
		if (ReadingDifference.between(expected, again) != null) {
			return false;
		}
		RecordedReading anew = ReadingTurn.PLAIN.take(this.document, ways::plainlyAnew);
		return ReadingDifference.between(expected, anew) == null;
	}

}
