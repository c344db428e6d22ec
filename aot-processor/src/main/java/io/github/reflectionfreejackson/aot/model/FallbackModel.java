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
}
