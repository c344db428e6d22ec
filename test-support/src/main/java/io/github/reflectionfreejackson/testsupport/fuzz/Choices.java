package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.BitSet;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Makes all decisions about a shape. Everything that the shape could do without is a
 * part, with a number of its own. Leaving out a part leaves all other decisions as they
 * are, which is what makes shapes shrink.
 */
final class Choices {

	private final SplittableRandom random;

	private final BitSet dropped;

	private int parts;

	Choices(long seed, BitSet dropped) {
		this.random = new SplittableRandom(seed);
		this.dropped = dropped;
	}

	/**
	 * Return whether the next part is kept.
	 */
	boolean keep() {
		return !this.dropped.get(this.parts++);
	}

	/**
	 * Return the text if the next part is kept, else an empty one.
	 */
	String part(String text) {
		return part(text, "");
	}

	String part(String text, String otherwise) {
		return keep() ? text : otherwise;
	}

	int parts() {
		return this.parts;
	}

	boolean percent(int chance) {
		return perMille(chance * 10);
	}

	boolean perMille(int chance) {
		return this.random.nextInt(1000) < chance;
	}

	/**
	 * Return a number from zero to below the bound.
	 */
	int below(int bound) {
		return this.random.nextInt(bound);
	}

	<T> T oneOf(List<T> options) {
		return options.get(below(options.size()));
	}

	String oneOf(String... options) {
		return options[below(options.length)];
	}

}
