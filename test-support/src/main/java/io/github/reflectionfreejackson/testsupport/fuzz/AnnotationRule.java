package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.EnumSet;
import java.util.Set;
import java.util.function.Function;

/**
 * How often an annotation is put on something, and with which values.
 *
 * @param <T> what is annotated
 * @param perMille how often, in a thousand
 * @param traits what it is put on, or none if on anything
 * @param print prints the annotation
 */
record AnnotationRule<T>(int perMille, Set<Trait> traits, Function<T, String> print) {

	static <T> AnnotationRule<T> on(int perMille, Function<T, String> print, Trait... traits) {
		return new AnnotationRule<>(perMille, Set.of(traits), print);
	}

	/**
	 * Create a rule for all but some traits.
	 */
	static <T> AnnotationRule<T> except(int perMille, Function<T, String> print, Trait... traits) {
		return new AnnotationRule<>(perMille, EnumSet.complementOf(EnumSet.copyOf(Set.of(traits))), print);
	}

	/**
	 * Return whether the annotation makes sense.
	 */
	boolean fits(Trait trait) {
		return this.traits.isEmpty() || this.traits.contains(trait);
	}

}
