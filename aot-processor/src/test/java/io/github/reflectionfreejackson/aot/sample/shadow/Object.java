package io.github.reflectionfreejackson.aot.sample.shadow;

public record Object(java.lang.String text, int number) {
}
