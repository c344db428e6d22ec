package io.github.reflectionfreejackson.aot.introspection;

/**
 * Thrown where a type has to be left to reflection. The message is the reason, as the end
 * of a sentence about the type.
 */
final class UnsupportedTypeException extends Exception {

	private static final long serialVersionUID = 1L;

	UnsupportedTypeException(String reason) {
		super(reason);
	}

}
