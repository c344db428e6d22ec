package io.github.reflectionfreejackson.aot.model;

/**
 * How much of writing a type generated code is expected to do. The mapper at run time has
 * the last word.
 *
 * @param number 2 where a straight-line method writes all properties, 1 where Jackson's
 * serializer calls for them one by one
 * @param reason why it is not 2, as the end of a sentence about the type, or empty
 * @since 0.1.0
 */
public record TierModel(int number, String reason) {

	/**
	 * Straight-line code.
	 */
	public static final TierModel STRAIGHT_LINE = new TierModel(2, "");

	/**
	 * Return the tier of a type that Jackson's serializer has to write.
	 * @param reason why, as the end of a sentence about the type
	 * @return the tier
	 */
	public static TierModel one(String reason) {
		return new TierModel(1, reason);
	}

}
