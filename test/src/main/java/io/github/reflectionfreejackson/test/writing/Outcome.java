package io.github.reflectionfreejackson.test.writing;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;

import com.fasterxml.jackson.databind.JsonMappingException;
import org.jspecify.annotations.Nullable;

/**
 * What came of writing a value: output, or an exception with its message and, if it is
 * Jackson's, its reference path.
 *
 * @param output the output, a character for each byte, or {@code null} if writing failed
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
		catch (Throwable ex) {
			return new Outcome(null, describe(ex));
		}
	}

	/**
	 * Return what came of it for people to read. Outputs that differ may read the same.
	 * @param charset how the output is encoded
	 * @return the output as text, or the failure
	 */
	public String text(Charset charset) {
		return (this.output != null) ? new String(this.output.getBytes(StandardCharsets.ISO_8859_1), charset)
				: String.valueOf(this.failure);
	}

	private static String describe(Throwable failure) {
		String path = (failure instanceof JsonMappingException mapping) ? mapping.getPathReference() : "";
		String cause = (failure.getCause() != null) ? describe(failure.getCause()) : "";
		return failure.getClass().getName() + ": " + failure.getMessage() + " at " + path + " by " + cause;
	}

}
