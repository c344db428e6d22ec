package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.github.reflectionfreejackson.test.ondemand.OnDemandBatch;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;
import io.github.reflectionfreejackson.test.writing.Format;
import io.github.reflectionfreejackson.test.writing.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * Writes the values of a shape with plain Jackson and with generated code, and reads what
 * was written.
 */
final class ShapeComparison {

	private static final int FORMATS = 3;

	private final Shape shape;

	private final FuzzedProgram program;

	private final ObjectMapper plain;

	private final ObjectMapper mapper;

	private final ObjectMapper unsettled;

	private final OnDemandReflectionFree onDemand;

	private int failures;

	private int comparisons;

	private @Nullable String difference;

	private ShapeComparison(Shape shape, FuzzedProgram program) {
		this.shape = shape;
		this.program = program;
		this.plain = program.mapper();
		this.mapper = program.mapper();
		program.writer(this.plain);
		this.onDemand = OnDemandReflectionFree.install(this.mapper);
		this.unsettled = program.mapper();
		this.onDemand.reuseUnsettled(this.unsettled);
	}

	/**
	 * Prepare a comparison.
	 * @param loader the loader of the shape's classes
	 * @return the comparison, or {@code null} if the shape cannot even make its mapper
	 */
	static @Nullable ShapeComparison of(Shape shape, ClassLoader loader) {
		try {
			return new ShapeComparison(shape,
					(FuzzedProgram) loader.loadClass(shape.mainClass()).getConstructor().newInstance());
		}
		catch (ReflectiveOperationException | RuntimeException | LinkageError ex) {
			return null;
		}
	}

	/**
	 * Have code generated for all types of the shape.
	 */
	void prepare(OnDemandBatch batch) {
		MemoryClassLoader loader = (MemoryClassLoader) this.program.getClass().getClassLoader();
		List<Class<?>> types = new ArrayList<>();
		for (String name : loader.classNames()) {
			try {
				Class<?> type = loader.loadClass(name);
				if (type != this.program.getClass() && !type.isInterface()) {
					types.add(type);
				}
			}
			catch (ClassNotFoundException ex) {
				throw new IllegalStateException(ex);
			}
		}
		batch.add(this.onDemand, this.program.getClass(), types);
	}

	FuzzedProgram program() {
		return this.program;
	}

	OnDemandReflectionFree onDemand() {
		return this.onDemand;
	}

	ShapeResult compare() {
		ObjectMapper derivedPlain = this.program.derived(this.plain);
		ObjectMapper derived = this.program.derived(this.mapper);
		ObjectWriter expecting = this.program.writer(derivedPlain);
		List<ObjectWriter> writing = List.of(this.program.writer(derived),
				this.program.writer(this.program.derived(this.unsettled)));
		WholeValues expectingWhole = new WholeValues(derivedPlain);
		WholeValues writingWhole = new WholeValues(derived);
		for (int root = 0; root < this.program.roots(); root++) {
			for (int i = 0; i < FORMATS; i++) {
				Format[] formats = Format.values();
				compare(root, formats[Math.floorMod(this.shape.seed() + i, formats.length)], expecting, writing);
			}
			compareWhole(root, expectingWhole, writingWhole);
		}
		ReadComparison reading = new ReadComparison(this.shape, this.program, this.onDemand);
		ReadResult read = reading.compare();
		return new ShapeResult(this.comparisons, this.failures,
				(this.difference != null) ? this.difference : reading.difference(), this.onDemand.generated(),
				this.onDemand.fallbacks(), read);
	}

	private void compare(int root, Format format, ObjectWriter expecting, List<ObjectWriter> writing) {
		Outcome expected = Outcome.of(() -> format.write(expecting, this.program.root(root)));
		this.failures += (expected.failure() != null) ? 1 : 0;
		this.comparisons++;
		for (ObjectWriter writer : writing) {
			Outcome actual = Outcome.of(() -> format.write(writer, this.program.root(root)));
			compare("root " + root + " as " + format, expected, actual, () -> isDeterministic(root, format));
		}
	}

	private void compareWhole(int root, WholeValues expecting, WholeValues writing) {
		Outcome expected = expecting.write(() -> this.program.root(root));
		Outcome actual = writing.write(() -> this.program.root(root));
		this.comparisons++;
		compare("root " + root + " as a whole value", expected, actual,
				() -> fresh().write(() -> this.program.root(root))
					.equals(fresh().write(() -> this.program.root(root))));
	}

	private WholeValues fresh() {
		return new WholeValues(this.program.derived(this.program.mapper()));
	}

	private void compare(String how, Outcome expected, Outcome actual, BooleanSupplier isDeterministic) {
		if (this.difference == null && !actual.equals(expected) && !bothOverflow(actual, expected)
				&& isDeterministic.getAsBoolean()) {
			this.difference = how + "\nexpected " + expected + "\nactual   " + actual + "\ngenerated "
					+ this.onDemand.generated() + ", by reflection " + this.onDemand.fallbacks();
		}
	}

	/**
	 * How deep the stack is when it overflows differs from run to run.
	 */
	private static boolean bothOverflow(Outcome actual, Outcome expected) {
		return actual.toString().contains("StackOverflowError") && expected.toString().contains("StackOverflowError");
	}

	/**
	 * Whether plain Jackson always writes the same. It does not if it writes hash codes,
	 * such as those of arrays as text.
	 */
	private boolean isDeterministic(int root, Format format) {
		Outcome first = Outcome.of(() -> format.write(freshWriter(), this.program.root(root)));
		Outcome second = Outcome.of(() -> format.write(freshWriter(), this.program.root(root)));
		return first.equals(second);
	}

	private ObjectWriter freshWriter() {
		return this.program.writer(this.program.derived(this.program.mapper()));
	}

}
