package io.github.reflectionfreejackson.aot.sample.other;

public record Same(int there) {
}
