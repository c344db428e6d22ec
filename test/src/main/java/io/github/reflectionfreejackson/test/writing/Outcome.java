package io.github.reflectionfreejackson.test.writing;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;

import com.fasterxml.jackson.databind.JsonMappingException;
import org.jspecify.annotations.Nullable;

/**
 * What came of writing a value: output, or an exception with its message and, if it is
 * Jackson's, its reference path.
 *
 * @param output the output as text, or {@code null} if writing failed
 * @param failure the exception's class, message and path, or {@code null} if writing
 * succeeded
 * @since 0.1.0
 */
public record Outcome(@Nullable String output, @Nullable String failure) {

	/**
	 * Write and see.
	 * @param writing writes a value
	 * @return what came of it
	 */
	public static Outcome of(Callable<byte[]> writing) {
		try {
			return new Outcome(new String(writing.call(), StandardCharsets.ISO_8859_1), null);
		}
		catch (Exception | Error ex) {
			return new Outcome(null, describe(ex));
		}
	}

	private static String describe(Throwable failure) {
		String path = (failure instanceof JsonMappingException mapping) ? mapping.getPathReference() : "";
		String cause = (failure.getCause() != null) ? describe(failure.getCause()) : "";
		return failure.getClass().getName() + ": " + failure.getMessage() + " at " + path + " by " + cause;
	}

}
