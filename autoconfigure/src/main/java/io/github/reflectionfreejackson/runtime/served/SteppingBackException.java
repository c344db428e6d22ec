package io.github.reflectionfreejackson.runtime.served;

/**
 * Ends the attempt to use generated code for a type.
 *
 * @since 0.1.0
 */
public final class SteppingBackException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	private final String reason;

	/**
	 * Create an exception, which is always caught and has no stack trace.
	 * @param reason why reflection has to serve the type
	 */
	public SteppingBackException(String reason) {
		super(reason, null, false, false);
		this.reason = reason;
	}

	/**
	 * Return why reflection has to serve the type.
	 * @return the reason
	 */
	public String reason() {
		return this.reason;
	}

}
