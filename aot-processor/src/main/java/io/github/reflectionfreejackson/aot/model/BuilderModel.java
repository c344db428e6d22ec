package io.github.reflectionfreejackson.aot.model;

import org.jspecify.annotations.Nullable;

/**
 * What builds values of a type.
 *
 * @param type the class of the builder
 * @param buildMethod the method that builds, or {@code null} if the builder itself is
 * what is read
 * @since 0.1.0
 */
public record BuilderModel(Class<?> type, @Nullable MemberModel buildMethod) {
}
