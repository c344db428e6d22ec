package io.github.reflectionfreejackson.aot.sample.shadow;

public record Class(java.lang.String text, int number) {
}
