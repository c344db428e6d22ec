package io.github.reflectionfreejackson.testsupport.fuzz;

/**
 * The type of a property, as source, with expressions of its values.
 */
interface FuzzType {

	/**
	 * Return the type as source.
	 */
	String source();

	/**
	 * Return the type as source, where it must not be primitive.
	 */
	default String boxed() {
		return source();
	}

	Trait trait();

	/**
	 * Return an expression of a value.
	 */
	String value(Choices choices);

	/**
	 * Return how many beans a value may hold.
	 */
	default int weight() {
		return 1;
	}

	/**
	 * Return whether arrays of it can be created.
	 */
	default boolean reifiable() {
		return source().indexOf('<') == -1;
	}

	/**
	 * Return an expression of a value where the type itself is not known from the
	 * context.
	 */
	default String castValue(Choices choices) {
		return "(" + boxed() + ") (" + value(choices) + ")";
	}

}
