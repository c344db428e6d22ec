package io.github.reflectionfreejackson.benchmarks.turns;

import java.util.ServiceLoader;

/**
 * The contenders of a benchmark in another module, found by {@link ServiceLoader}.
 */
public interface Workers {

	/**
	 * Return the name of the benchmark.
	 * @return the name
	 */
	String benchmark();

	/**
	 * Create a contender.
	 * @param contender the name of the contender
	 * @return the contender
	 */
	Worker create(String contender);

	/**
	 * Find the contenders of a benchmark.
	 * @param benchmark the name of the benchmark
	 * @return its contenders
	 * @throws IllegalArgumentException if there is no such benchmark
	 */
	static Workers of(String benchmark) {
		for (Workers workers : ServiceLoader.load(Workers.class)) {
			if (workers.benchmark().equals(benchmark)) {
				return workers;
			}
		}
		throw new IllegalArgumentException("There is no benchmark " + benchmark + " in turns");
	}

}
