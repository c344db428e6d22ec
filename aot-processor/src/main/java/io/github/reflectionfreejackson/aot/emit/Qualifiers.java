package io.github.reflectionfreejackson.aot.emit;

import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Finds the names in source that something is qualified with, such as {@code Color} in
 * {@code Color.RED}. If a variable had that name, the variable would be meant.
 */
final class Qualifiers {

	/**
	 * Skips texts, comments and imports, and whatever is qualified itself. In
	 * {@code Color.class}, no variable can be meant.
	 */
	private static final Pattern QUALIFIER = Pattern
		.compile("\"[^\"\\\\]*+(?:\\\\.[^\"\\\\]*+)*+\"" + "|/\\*[\\s\\S]*?\\*/|(?m:^(?:package|import) .*+$)"
				+ "|(?<![.\\p{javaJavaIdentifierPart}])(\\p{javaJavaIdentifierStart}\\p{javaJavaIdentifierPart}*+)"
				+ "\\s*+\\.(?!class\\b)");

	private Qualifiers() {
	}

	/**
	 * Return the names that qualify something.
	 */
	static Set<String> of(String source) {
		return QUALIFIER.matcher(source)
			.results()
			.map((match) -> match.group(1))
			.filter(Objects::nonNull)
			.collect(Collectors.toUnmodifiableSet());
	}

}
