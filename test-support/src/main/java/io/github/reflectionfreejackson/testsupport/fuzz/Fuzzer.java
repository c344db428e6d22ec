package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

import io.github.reflectionfreejackson.test.ondemand.OnDemandBatch;
import io.github.reflectionfreejackson.testsupport.parity.ParityCounters;
import org.jspecify.annotations.Nullable;

/**
 * Compares generated code with plain Jackson for random classes, annotations, values and
 * mappers. The same seed always makes the same shape.
 * <p>
 * Instances are for one thread.
 *
 * @since 0.1.0
 */
public final class Fuzzer {

	private static final int SHRUNK = 5;

	private final ShapeCompiler compiler = new ShapeCompiler();

	private final List<Long> invalid = new ArrayList<>();

	private final List<Long> differing = new ArrayList<>();

	private final List<String> differences = new ArrayList<>();

	private final SortedMap<String, String> reasons = new TreeMap<>();

	private final SortedMap<String, String> readReasons = new TreeMap<>();

	private int shapes;

	private int comparisons;

	private int failures;

	private int generated;

	private int fellBack;

	private int reads;

	private int readFailures;

	private int readGenerated;

	private int readFellBack;

	/**
	 * Make shapes from subsequent seeds, and compare them.
	 * @param seed the first seed
	 * @param count how many shapes to make
	 * @return this
	 */
	public Fuzzer run(long seed, int count) {
		ShapeGenerator.generate(seed, count, this::run);
		return this;
	}

	/**
	 * Return what came of it so far.
	 * @return the report
	 */
	public FuzzReport report() {
		return new FuzzReport(this.shapes, List.copyOf(this.invalid), this.comparisons, this.failures, this.generated,
				this.fellBack, this.reasons, new FuzzReadReport(this.reads, this.readFailures, this.readGenerated,
						this.readFellBack, this.readReasons),
				List.copyOf(this.differing), List.copyOf(this.differences));
	}

	private void run(List<Shape> batch) {
		Map<Shape, ClassLoader> loaders = this.compiler.compile(batch);
		OnDemandBatch onDemand = new OnDemandBatch();
		Map<Shape, ShapeComparison> comparisons = new LinkedHashMap<>();
		for (Shape shape : batch) {
			ClassLoader loader = loaders.get(shape);
			ShapeComparison comparison = (loader != null) ? ShapeComparison.of(shape, loader) : null;
			this.shapes++;
			ParityCounters.addShape();
			if (comparison != null) {
				comparison.prepare(onDemand);
				comparisons.put(shape, comparison);
			}
			else {
				this.invalid.add(shape.seed());
			}
		}
		onDemand.compile();
		comparisons.forEach((shape, comparison) -> add(shape, comparison.compare()));
	}

	private void add(Shape shape, ShapeResult result) {
		this.comparisons += result.comparisons();
		this.failures += result.failures();
		this.generated += result.generated().size();
		this.fellBack += result.fallbacks().size();
		for (int i = 0; i < result.comparisons(); i++) {
			ParityCounters.addCase(i != 0 || result.difference() == null);
		}
		ParityCounters.addTypes(result.generated().size(), result.fallbacks().size());
		result.fallbacks().forEach((type, reason) -> this.reasons.putIfAbsent(reason, type));
		add(result.reading());
		if (result.difference() != null) {
			this.differing.add(shape.seed());
			this.differences.add("seed " + shape.seed() + "\n" + explain(shape, result.difference()));
		}
	}

	private void add(ReadResult reading) {
		this.reads += reading.reads();
		this.readFailures += reading.failures();
		this.readGenerated += reading.generated().size();
		this.readFellBack += reading.fallbacks().size();
		for (int i = 0; i < reading.reads(); i++) {
			ParityCounters.addRead(true);
		}
		reading.fallbacks().forEach((type, reason) -> this.readReasons.putIfAbsent(reason, type));
	}

	/**
	 * Shrinking takes long, and is for shapes that differ by themselves, too.
	 */
	private String explain(Shape shape, String difference) {
		if (this.differences.size() >= SHRUNK) {
			return difference;
		}
		if (difference(shape) == null) {
			return shape.text() + "only beside other shapes: " + difference;
		}
		Shape smallest = new ShapeShrinker((smaller) -> difference(smaller) != null).shrink(shape);
		return smallest.text() + difference(smallest);
	}

	private @Nullable String difference(Shape shape) {
		ClassLoader loader = this.compiler.compile(List.of(shape)).get(shape);
		ShapeComparison comparison = (loader != null) ? ShapeComparison.of(shape, loader) : null;
		if (comparison == null) {
			return null;
		}
		OnDemandBatch onDemand = new OnDemandBatch();
		comparison.prepare(onDemand);
		onDemand.compile();
		return comparison.compare().difference();
	}

}
