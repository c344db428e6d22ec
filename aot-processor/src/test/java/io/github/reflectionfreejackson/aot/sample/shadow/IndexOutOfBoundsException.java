package io.github.reflectionfreejackson.aot.sample.shadow;

public record IndexOutOfBoundsException(java.lang.String text, int number) {
}
