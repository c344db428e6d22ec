package io.github.reflectionfreejackson.aot.sample.shadow;

public record Throwable(java.lang.String text, int number) {
}
