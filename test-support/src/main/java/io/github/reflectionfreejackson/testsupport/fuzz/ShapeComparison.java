package io.github.reflectionfreejackson.testsupport.fuzz;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.github.reflectionfreejackson.testsupport.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.testsupport.parity.Format;
import io.github.reflectionfreejackson.testsupport.parity.Outcome;
import io.github.reflectionfreejackson.testsupport.parity.ParityCounters;
import org.jspecify.annotations.Nullable;

/**
 * Writes the values of a shape with plain Jackson and with generated code.
 */
final class ShapeComparison {

	private static final int FORMATS = 3;

	private ShapeComparison() {
	}

	/**
	 * Compare.
	 * @param shape the shape
	 * @param loader the loader of its classes
	 * @return what came of it, or {@code null} if the shape cannot even make its mapper
	 */
	static @Nullable ShapeResult compare(Shape shape, ClassLoader loader) {
		FuzzedProgram program;
		ObjectMapper plain;
		ObjectMapper mapper;
		try {
			program = (FuzzedProgram) loader.loadClass(shape.mainClass()).getConstructor().newInstance();
			plain = program.mapper();
			mapper = program.mapper();
			program.writer(plain);
		}
		catch (ReflectiveOperationException | RuntimeException | LinkageError ex) {
			return null;
		}
		OnDemandReflectionFree onDemand = OnDemandReflectionFree.install(mapper);
		ObjectMapper expecting = (shape.seed() % 4 != 0) ? plain : plain.copy();
		ObjectMapper writing = (shape.seed() % 4 != 0) ? mapper : mapper.copy();
		ShapeResult result = compare(shape, program, program.writer(expecting), program.writer(writing), onDemand);
		ParityCounters.addTypes(onDemand.generated().size(), onDemand.fallbacks().size());
		return result;
	}

	private static ShapeResult compare(Shape shape, FuzzedProgram program, ObjectWriter plain, ObjectWriter writer,
			OnDemandReflectionFree onDemand) {
		int comparisons = 0;
		int failures = 0;
		String difference = null;
		for (int i = 0; i < program.roots(); i++) {
			int root = i;
			for (int j = 0; j < FORMATS; j++) {
				Format format = Format.values()[Math.floorMod(shape.seed() + j, Format.values().length)];
				Outcome expected = Outcome.of(() -> format.write(plain, program.root(root)));
				Outcome actual = Outcome.of(() -> format.write(writer, program.root(root)));
				comparisons++;
				failures += (expected.failure() != null) ? 1 : 0;
				ParityCounters.addCase(actual.equals(expected));
				if (difference == null && !actual.equals(expected)) {
					difference = "root " + root + " as " + format + "\nexpected " + expected + "\nactual   " + actual
							+ "\ngenerated " + onDemand.generated() + ", by reflection " + onDemand.fallbacks();
				}
			}
		}
		return new ShapeResult(comparisons, failures, difference, onDemand.generated(), onDemand.fallbacks());
	}

}
