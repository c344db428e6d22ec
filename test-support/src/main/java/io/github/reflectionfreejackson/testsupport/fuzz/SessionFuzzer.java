package io.github.reflectionfreejackson.testsupport.fuzz;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import io.github.reflectionfreejackson.test.ondemand.OnDemandBatch;
import io.github.reflectionfreejackson.test.ondemand.OnDemandReflectionFree;

/**
 * Compares generated code with plain Jackson where mappers are changed and copied while
 * they are in use, and where writers and readers are older than that. The same seed
 * always makes the same sessions.
 * <p>
 * Instances are for one thread.
 *
 * @since 0.1.0
 */
public final class SessionFuzzer {

	private static final int STEPS = 14;

	private final ShapeCompiler compiler = new ShapeCompiler();

	private final int sessionsPerShape;

	private final List<String> differences = new ArrayList<>();

	private int sessions;

	private int complete;

	private int steps;

	private int generated;

	/**
	 * Create a fuzzer.
	 * @param sessionsPerShape how often the classes of a shape are used
	 */
	public SessionFuzzer(int sessionsPerShape) {
		this.sessionsPerShape = sessionsPerShape;
	}

	/**
	 * Make shapes from subsequent seeds, and compare how they are written and read.
	 * @param seed the first seed
	 * @param count how many shapes to make
	 * @return this
	 */
	public SessionFuzzer run(long seed, int count) {
		ShapeGenerator.generate(seed, count, this::run);
		return this;
	}

	/**
	 * Return what came of it so far.
	 * @return the report
	 */
	public SessionReport report() {
		return new SessionReport(this.sessions, this.complete, this.steps, this.generated,
				List.copyOf(this.differences));
	}

	private void run(List<Shape> batch) {
		Map<Shape, ShapeComparison> comparisons = new LinkedHashMap<>();
		OnDemandBatch onDemand = new OnDemandBatch();
		this.compiler.compile(batch).forEach((shape, loader) -> {
			ShapeComparison comparison = ShapeComparison.of(shape, loader);
			if (comparison != null) {
				comparison.prepare(onDemand);
				comparisons.put(shape, comparison);
			}
		});
		onDemand.compile();
		comparisons.forEach((shape, comparison) -> run(shape, comparison.program(), comparison.onDemand()));
	}

	private void run(Shape shape, FuzzedProgram program, OnDemandReflectionFree generating) {
		for (int session = 0; session < this.sessionsPerShape; session++) {
			SessionComparison comparison = new SessionComparison(program, generating,
					shape.seed() * this.sessionsPerShape + session);
			this.sessions++;
			this.complete += comparison.take(STEPS) ? 1 : 0;
			this.steps += comparison.steps();
			this.generated += comparison.generatedUses();
			if (comparison.difference() != null) {
				this.differences.add("seed " + shape.seed() + ", session " + session + "\n" + shape.text()
						+ comparison.difference());
			}
		}
	}

}
