package io.github.reflectionfreejackson.aot.sample;

public record A(B nested) {

	public record B(String nested) {
	}

}
