package io.github.reflectionfreejackson.aot.sample.shadow;

public record Override(java.lang.String text, int number) {
}
