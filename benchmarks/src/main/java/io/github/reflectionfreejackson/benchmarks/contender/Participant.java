package io.github.reflectionfreejackson.benchmarks.contender;

/**
 * Who takes part in a benchmark.
 *
 * @param <I> the type of instances
 */
public interface Participant<I extends Instance<?, ?>> {

	/**
	 * Return the name in the report.
	 * @return the name
	 */
	String title();

	/**
	 * Return whether this is Jackson, whose bytes are compared. Of others, the trees are.
	 * @return whether it is
	 */
	boolean isJackson();

	/**
	 * Create a new instance.
	 * @return the instance
	 * @throws UnsupportedOperationException if the contender cannot take part
	 */
	I create();

}
