/**
 * Writes the tables and the chart of the documentation from files of results.
 */
@NullMarked
package io.github.reflectionfreejackson.benchmarks.report;

import org.jspecify.annotations.NullMarked;
