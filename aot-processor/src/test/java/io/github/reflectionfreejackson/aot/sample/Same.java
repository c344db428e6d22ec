package io.github.reflectionfreejackson.aot.sample;

public record Same(String here) {
}
