package io.github.reflectionfreejackson.aot.introspection;

import io.github.reflectionfreejackson.aot.model.Remedy;

/**
 * Thrown where a type has to be left to reflection.
 */
final class UnsupportedTypeException extends Exception {

	private static final long serialVersionUID = 1L;

	private final transient Objection objection;

	UnsupportedTypeException(Objection objection) {
		super(objection.reason());
		this.objection = objection;
	}

	UnsupportedTypeException(String reason, Remedy remedy) {
		this(new Objection(reason, remedy));
	}

	/**
	 * Return what the type has to be left to reflection for.
	 */
	Objection objection() {
		return this.objection;
	}

}
