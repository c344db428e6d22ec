package io.github.reflectionfreejackson.aot.emit;

import org.jspecify.annotations.Nullable;

import org.springframework.javapoet.CodeBlock;

/**
 * Prints string literals in ASCII, so that neither line separators nor lone surrogates
 * within them can harm the source.
 */
final class TextCode {

	private TextCode() {
	}

	/**
	 * Print {@code "text"}, or {@code null}.
	 */
	static CodeBlock of(@Nullable String text) {
		if (text == null) {
			return CodeBlock.of("null");
		}
		StringBuilder literal = new StringBuilder(text.length() + 2).append('"');
		text.chars().forEach((character) -> append(literal, (char) character));
		return CodeBlock.of("$L", literal.append('"'));
	}

	private static void append(StringBuilder literal, char character) {
		switch (character) {
			case '"' -> literal.append("\\\"");
			case '\\' -> literal.append("\\\\");
			case '\n' -> literal.append("\\n");
			case '\r' -> literal.append("\\r");
			case '\t' -> literal.append("\\t");
			default -> {
				if (character >= ' ' && character <= '~') {
					literal.append(character);
				}
				else {
					literal.append(String.format("\\u%04x", (int) character));
				}
			}
		}
	}

}
