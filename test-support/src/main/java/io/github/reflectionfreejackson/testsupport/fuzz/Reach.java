package io.github.reflectionfreejackson.testsupport.fuzz;

/**
 * From where a class of a shape can be used, in ascending order.
 */
enum Reach {

	/**
	 * Within the main class only.
	 */
	PROGRAM,

	/**
	 * Within the shape's main package.
	 */
	PACKAGE,

	/**
	 * From everywhere.
	 */
	EVERYWHERE;

	boolean covers(Reach user) {
		return compareTo(user) >= 0;
	}

}
