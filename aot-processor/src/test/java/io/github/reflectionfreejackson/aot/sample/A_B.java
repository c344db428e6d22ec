package io.github.reflectionfreejackson.aot.sample;

public record A_B(String flat) {
}
