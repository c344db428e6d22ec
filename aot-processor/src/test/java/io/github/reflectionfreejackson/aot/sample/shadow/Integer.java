package io.github.reflectionfreejackson.aot.sample.shadow;

public record Integer(java.lang.String text, int number) {
}
