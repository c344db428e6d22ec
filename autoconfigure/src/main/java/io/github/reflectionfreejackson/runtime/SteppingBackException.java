package io.github.reflectionfreejackson.runtime;

/**
 * Ends the attempt to use generated code for a type.
 */
final class SteppingBackException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	private final String reason;

	/**
	 * Create an exception, which is always caught and has no stack trace.
	 * @param reason why reflection has to serve the type
	 */
	SteppingBackException(String reason) {
		super(reason, null, false, false);
		this.reason = reason;
	}

	String reason() {
		return this.reason;
	}

}
