package io.github.reflectionfreejackson.benchmarks.report;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.stream.StreamSupport;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * Runs of whole processes, with plain Jackson and with generated code.
 *
 * @param all the runs
 */
record Runs(List<JsonNode> all) {

	static Runs of(JsonNode array) {
		return new Runs(StreamSupport.stream(array.spliterator(), false).toList());
	}

	/**
	 * Return the values that a property has in all runs, in the order of their first
	 * occurrence.
	 */
	List<String> values(String property) {
		return this.all.stream().map((run) -> run.path(property).asText()).distinct().toList();
	}

	Runs with(String property, String value) {
		return new Runs(this.all.stream().filter((run) -> run.path(property).asText().equals(value)).toList());
	}

	Runs without(String property, String value) {
		return new Runs(this.all.stream().filter((run) -> !run.path(property).asText().equals(value)).toList());
	}

	boolean isEmpty() {
		return this.all.isEmpty();
	}

	/**
	 * Return the median.
	 */
	double median(String variant, ToDoubleFunction<JsonNode> value) {
		double[] sorted = with("variant", variant).all.stream().mapToDouble(value).sorted().toArray();
		if (sorted.length == 0) {
			return Double.NaN;
		}
		int middle = sorted.length / 2;
		return (sorted.length % 2 == 1) ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
	}

	/**
	 * Return how many runs there are of each variant.
	 */
	String count() {
		Set<Integer> counts = new TreeSet<>();
		for (String variant : Arrays.asList("plain", "generated")) {
			counts.add(with("variant", variant).all.size());
		}
		return String.join(" or ", counts.stream().map(String::valueOf).toList());
	}

	static String format(String format, double value) {
		return Double.isNaN(value) ? "–" : String.format(Locale.ROOT, format, value);
	}

}
