package io.github.reflectionfreejackson.benchmarks.report;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
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

	private static final double CONFIDENCE = 0.95;

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
	 * Return where the median of the ratios of all rounds is, with a confidence of at
	 * least 95 %, whatever their distribution: between two of the ratios that were
	 * measured. A round is a run of each variant, one right after the other.
	 * @return the lowest and the highest ratio, or nothing if there are too few rounds
	 */
	Optional<Range> confidence(ToDoubleFunction<JsonNode> value) {
		double[] ratios = values("round").stream()
			.map((round) -> with("round", round))
			.mapToDouble((round) -> round.median("generated", value) / round.median("plain", value))
			.filter(Double::isFinite)
			.sorted()
			.toArray();
		int outside = outside(ratios.length);
		return (outside < 0) ? Optional.empty()
				: Optional.of(new Range(ratios[outside], ratios[ratios.length - 1 - outside]));
	}

	/**
	 * Return how many ratios to leave out at each end. Each of them is as likely above
	 * the median as below.
	 */
	private static int outside(int count) {
		double likelihood = Math.pow(0.5, count);
		double below = 0;
		int outside = -1;
		while (below + likelihood <= (1 - CONFIDENCE) / 2) {
			outside++;
			below += likelihood;
			likelihood *= (double) (count - outside) / (outside + 1);
		}
		return outside;
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

	/**
	 * From where to where something is.
	 *
	 * @param lowest the lowest value
	 * @param highest the highest one
	 */
	record Range(double lowest, double highest) {
	}

}
