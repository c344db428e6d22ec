package io.github.reflectionfreejackson.aot.introspection;

import io.github.reflectionfreejackson.aot.model.Remedy;

/**
 * What keeps a type from being written, or read, by generated code.
 *
 * @param reason why, as the end of a sentence about the type
 * @param remedy what to do about it
 * @since 0.1.0
 */
public record Objection(String reason, Remedy remedy) {
}
