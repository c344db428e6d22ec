package io.github.reflectionfreejackson.aot.emit;

import java.util.Collection;
import java.util.HashSet;
import java.util.Locale;
import java.util.Set;
import java.util.function.BiConsumer;

import javax.lang.model.SourceVersion;

import org.springframework.javapoet.JavaFile;
import org.springframework.javapoet.TypeSpec;

/**
 * The names which a generated class may choose: those of its constants and variables.
 * None of them may hide a type that the class qualifies something with. Which types these
 * are is known from a draft of the class, whose names hide nothing.
 */
final class ChosenNames {

	private static final String DRAFT = "__";

	private final String prefix;

	private final Set<String> taken;

	private ChosenNames(String prefix, Collection<String> taken) {
		this.prefix = prefix;
		this.taken = new HashSet<>(taken);
	}

	/**
	 * Print a class twice: a draft, and then the class itself.
	 * @param type the class to fill
	 * @param packageName the package of the class
	 * @param printer prints the class with the names that it is given
	 */
	static void print(TypeSpec.Builder type, String packageName, BiConsumer<TypeSpec.Builder, ChosenNames> printer) {
		TypeSpec.Builder draft = TypeSpec.classBuilder(DRAFT);
		printer.accept(draft, new ChosenNames(DRAFT, Set.of()));
		String source = JavaFile.builder(packageName, draft.build()).build().toString();
		printer.accept(type, besides(Qualifiers.of(source)));
	}

	/**
	 * Names other than the given ones.
	 */
	static ChosenNames besides(Collection<String> taken) {
		return new ChosenNames("", taken);
	}

	/**
	 * Further names, which differ from those taken so far, but are not taken here.
	 * @param reserved what is taken besides
	 */
	ChosenNames within(Collection<String> reserved) {
		ChosenNames names = new ChosenNames(this.prefix, this.taken);
		names.taken.addAll(reserved);
		return names;
	}

	/**
	 * Return the name of a constant that reads like another name and is free, and take
	 * it.
	 */
	String constant(String like) {
		String words = like.replaceAll("([a-z0-9])([A-Z])", "$1_$2")
			.replaceAll("[^A-Za-z0-9_]", "_")
			.toUpperCase(Locale.ROOT);
		return take(SourceVersion.isIdentifier(words) ? words : "_" + words);
	}

	/**
	 * Return whether a name cannot be chosen.
	 */
	boolean isTaken(String name) {
		return !SourceVersion.isName(name) || this.taken.contains(this.prefix + name);
	}

	/**
	 * Return a name that is free, if need be with a number, and take it.
	 */
	String take(String base) {
		String name = base;
		for (int i = 2; isTaken(name); i++) {
			name = base + "_" + i;
		}
		this.taken.add(this.prefix + name);
		return this.prefix + name;
	}

}
