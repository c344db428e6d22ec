package io.github.reflectionfreejackson.aot.sample.shadow;

public record String(java.lang.String text, int number) {
}
