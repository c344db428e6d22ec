package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.BitSet;
import java.util.function.Predicate;

import org.jspecify.annotations.Nullable;

/**
 * Makes a shape smaller, part by part, while it keeps what makes it interesting.
 */
final class ShapeShrinker {

	private final Predicate<Shape> interesting;

	/**
	 * Create a shrinker.
	 * @param interesting whether a shape still shows what it is about
	 */
	ShapeShrinker(Predicate<Shape> interesting) {
		this.interesting = interesting;
	}

	/**
	 * Shrink a shape: leave out halves, then quarters, down to single parts, until
	 * nothing more can go.
	 */
	Shape shrink(Shape shape) {
		Shape smallest = shape;
		boolean shrunk = true;
		while (shrunk) {
			shrunk = false;
			for (int size = Math.max(1, smallest.parts() / 2); size >= 1; size /= 2) {
				for (int from = 0; from < smallest.parts(); from += size) {
					Shape smaller = without(smallest, from, Math.min(smallest.parts(), from + size));
					if (smaller != null && this.interesting.test(smaller)) {
						smallest = smaller;
						shrunk = true;
					}
				}
			}
		}
		return smallest;
	}

	private static @Nullable Shape without(Shape shape, int from, int to) {
		BitSet dropped = (BitSet) shape.dropped().clone();
		dropped.set(from, to);
		if (dropped.equals(shape.dropped())) {
			return null;
		}
		Shape smaller = ShapeGenerator.generate(shape.seed(), dropped);
		return smaller.sources().equals(shape.sources()) ? null : smaller;
	}

}
