package io.github.reflectionfreejackson.aot.emit;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.springframework.javapoet.CodeBlock;

/**
 * Prints modifiers.
 */
final class ModifierCode {

	private ModifierCode() {
	}

	/**
	 * Print modifiers by their names, as far as these are public, such as
	 * {@code Modifier.PRIVATE | Modifier.FINAL}.
	 */
	static CodeBlock of(int modifiers) {
		List<CodeBlock> names = new ArrayList<>();
		int rest = modifiers & Modifier.methodModifiers() | modifiers & Modifier.fieldModifiers();
		for (String name : Modifier.toString(rest).split(" ")) {
			if (!name.isEmpty()) {
				names.add(CodeBlock.of("$T.$L", Modifier.class, name.toUpperCase(Locale.ROOT)));
			}
		}
		return names.isEmpty() ? CodeBlock.of("0 /* package-private */")
				: names.stream().collect(CodeBlock.joining(" | "));
	}

}
