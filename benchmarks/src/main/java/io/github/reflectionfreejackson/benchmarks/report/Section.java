package io.github.reflectionfreejackson.benchmarks.report;

/**
 * Prints results of one kind.
 */
interface Section {

	/**
	 * Print the tables of one file.
	 * @return lines of Markdown
	 */
	String of(Results results);

}
