package io.github.reflectionfreejackson.aot.sample.record.yield;

public record Sealed(String permits, int record) {
}
