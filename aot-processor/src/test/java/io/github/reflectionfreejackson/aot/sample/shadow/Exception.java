package io.github.reflectionfreejackson.aot.sample.shadow;

public record Exception(java.lang.String text, int number) {
}
