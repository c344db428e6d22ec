package io.github.reflectionfreejackson.aot.model;

/**
 * A type that is left to Jackson's reflection.
 *
 * @param type the class
 * @param reason why, as the end of a sentence about the type
 * @param remedy what to do about it
 * @since 0.1.0
 */
public record FallbackModel(Class<?> type, String reason, Remedy remedy) {

	/**
	 * Return whether the application wants it so, and has said so about the type.
	 * @return whether a property or an annotation excludes the type
	 */
	public boolean isWanted() {
		return this.remedy == Remedy.REMOVE_EXCLUSION || this.remedy == Remedy.REMOVE_ANNOTATION;
	}

}
