package io.github.reflectionfreejackson.aot.sample;

public record Twelve(char c0, char c1, char c2, char c3, char c4, char c5, char c6, char c7, char c8, char c9, char c10,
		char c11) {
}
