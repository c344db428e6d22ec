package io.github.reflectionfreejackson.runtime.read;

import java.io.IOException;
import java.util.Objects;

/**
 * A failure that Jackson would throw as it is.
 */
@SuppressWarnings("serial")
final class TokenFailure extends RuntimeException {

	TokenFailure(Exception failure) {
		super(null, failure, false, false);
	}

	RuntimeException asThrown() throws IOException {
		if (getCause() instanceof IOException failure) {
			throw failure;
		}
		return (RuntimeException) Objects.requireNonNull(getCause());
	}

}
