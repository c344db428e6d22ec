package io.github.reflectionfreejackson.runtime.verify;

import java.io.IOException;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonGenerator;

/**
 * Writes a value by plain Jackson and by generated code, and compares the two. What plain
 * Jackson made of the value is what goes out.
 * <p>
 * Keeps nothing of a value, and may be used for several, one after the other.
 *
 * @since 0.1.0
 */
public final class VerifiedWriting {

	private final ShadowVerification verification;

	private final int distrusted;

	/**
	 * Prepare to write.
	 * @param verification where to note what comes of it
	 * @param distrusted the number of types that were known to be at fault when the
	 * generated code was asked for that writes
	 */
	public VerifiedWriting(ShadowVerification verification, int distrusted) {
		this.verification = verification;
		this.distrusted = distrusted;
	}

	/**
	 * Return whether anything can be verified: not if Jackson is in a named module, or
	 * another version has other fields.
	 * @return whether anything can be
	 */
	public static boolean isPossible() {
		return RecordedWriting.isPossible();
	}

	/**
	 * Return whether what is written with a generator can be verified: it must write
	 * JSON, at the top level, and be one of Jackson's own.
	 * @param generator the generator
	 * @return whether it can be verified
	 */
	public static boolean isPossible(JsonGenerator generator) {
		return RecordedWriting.isPossible(generator);
	}

	/**
	 * Write a value.
	 * @param generator a generator for which that {@link #isPossible is possible}
	 * @param type the class of the value
	 * @param ways in which the value can be written
	 * @throws IOException if plain Jackson fails, or what it wrote cannot be passed on
	 */
	public void write(JsonGenerator generator, Class<?> type, WaysOfWriting ways) throws IOException {
		RecordedWriting expected = RecordedWriting.of(generator, ways::plainly);
		verify(generator, type, ways, expected);
		if (expected.failure() != null) {
			fail(generator, ways, expected.failure());
		}
		else if (!expected.text().isEmpty()) {
			generator.writeRawValue(expected.text());
		}
	}

	/**
	 * Whatever happens here, the application gets what plain Jackson has written.
	 */
	private void verify(JsonGenerator generator, Class<?> type, WaysOfWriting ways, RecordedWriting expected) {
		try {
			RecordedWriting actual = RecordedWriting.of(generator, ways::byGeneratedCode);
			if (actual.isLike(expected)) {
				this.verification.foundEqual();
			}
			else if (actual.overflowed() || expected.overflowed()) {
				this.verification.foundOverflow(type.getName());
			}
			else if (actual.failedInVirtualMachine() || expected.failedInVirtualMachine()) {
				this.verification.foundFailureOfVirtualMachine(type.getName());
			}
			else {
				examine(generator, type, ways, expected);
			}
		}
		catch (Throwable ex) {
			this.verification.foundInconclusive(type.getName());
		}
	}

	/**
	 * Leave behind what plain Jackson does, which fails in the same way again for most
	 * values. The failure is the first one, unless it is the output that fails now.
	 */
	private static void fail(JsonGenerator generator, WaysOfWriting ways, Throwable expected) throws IOException {
		try {
			ways.plainlyAgain(generator);
		}
		catch (Throwable ex) {
			boolean ofOutput = ex instanceof IOException && !(ex instanceof JacksonException);
			if (ofOutput || Failures.areEqual(expected, ex)) {
				throw ex;
			}
		}
		throw Failures.<RuntimeException>asUnchecked(expected);
	}

	private void examine(JsonGenerator generator, Class<?> type, WaysOfWriting ways, RecordedWriting expected)
			throws IOException {
		if (!isRepeatable(generator, ways, expected)) {
			this.verification.foundInconclusive(type.getName());
			return;
		}
		this.verification.foundDifferent();
		if (this.distrusted != this.verification.distrusted()) {
			// A sequence keeps the serializers of before a type stepped back
			return;
		}
		new Suspects(ways).atFault(generator, expected).forEach((suspect, difference) -> {
			this.verification.distrust(suspect, difference);
			ways.distrusted(suspect);
		});
	}

	/**
	 * Return whether plain Jackson writes the same once more, and also with serializers
	 * that are made anew: the mapper may have been changed since, and serializers of the
	 * application may have a state.
	 */
	private static boolean isRepeatable(JsonGenerator generator, WaysOfWriting ways, RecordedWriting expected)
			throws IOException {
		return RecordedWriting.of(generator, ways::plainlyAgain).isLike(expected)
				&& RecordedWriting.of(generator, ways::plainlyAnew).isLike(expected);
	}

}
