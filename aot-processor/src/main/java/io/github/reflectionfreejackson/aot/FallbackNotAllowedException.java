package io.github.reflectionfreejackson.aot;

/**
 * Ends AOT processing, because types are left to reflection and the application does not
 * want that. The message lists them, each with reason and remedy.
 */
final class FallbackNotAllowedException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	FallbackNotAllowedException(String message) {
		super(message);
	}

}
