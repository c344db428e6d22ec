package io.github.reflectionfreejackson.aot.emit;

import org.springframework.javapoet.CodeBlock;

/**
 * Prints casts of objects.
 */
final class CastCode {

	private CastCode() {
	}

	/**
	 * Print {@code (String) value}, or the value alone if any object will do.
	 */
	static CodeBlock of(Class<?> type, String value) {
		return (type != Object.class) ? CodeBlock.of("($T) $L", type, value) : CodeBlock.of("$L", value);
	}

}
