package io.github.reflectionfreejackson.runtime;

/**
 * How types are read for which code was generated.
 *
 * @since 0.1.0
 */
public enum ReadingMode {

	/**
	 * By Jackson's reflection.
	 */
	REFLECTIVE,

	/**
	 * By generated code, which asks Jackson's parser for each name and value.
	 */
	THROUGH_PARSER,

	/**
	 * By generated code, which takes expected names and simple values from the buffer of
	 * Jackson's parser, where that is possible.
	 */
	DIRECT

}
