package io.github.reflectionfreejackson.aot.emit;

import java.util.HashSet;
import java.util.Locale;
import java.util.Set;

import javax.lang.model.SourceVersion;

/**
 * Gives names to the constants of one generated class.
 */
final class ConstantNames {

	private final Set<String> taken = new HashSet<>();

	/**
	 * Return a name that reads like another and is free, and take it.
	 */
	String take(String like) {
		String words = like.replaceAll("([a-z0-9])([A-Z])", "$1_$2")
			.replaceAll("[^A-Za-z0-9_]", "_")
			.toUpperCase(Locale.ROOT);
		String base = SourceVersion.isIdentifier(words) ? words : "_" + words;
		String name = base;
		for (int i = 2; !SourceVersion.isName(name) || !this.taken.add(name); i++) {
			name = base + "_" + i;
		}
		return name;
	}

}
