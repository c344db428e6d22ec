package io.github.reflectionfreejackson.benchmarks.payload;

/**
 * The type of a value that is written or read.
 */
public interface Shape {

	/**
	 * Return the type of the value, or of its elements.
	 * @return the type
	 */
	Class<?> type();

	/**
	 * Return whether the value is a list.
	 * @return whether it is
	 */
	boolean isList();

}
