package io.github.reflectionfreejackson.benchmarks.report;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Function;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import io.github.reflectionfreejackson.benchmarks.WorkerCpuProfiler;

/**
 * What JMH measured: contenders, of which the first is compared with, and what they wrote
 * or read.
 *
 * @param json the file
 * @param parameter the name of the parameter that says what was written or read
 */
record JmhResults(JsonNode json, String parameter) {

	private static final String ALLOCATION = "gc.alloc.rate.norm";

	/**
	 * Return the nanoseconds of CPU time, or empty if they were not measured.
	 */
	OptionalDouble cpu(Enum<?> contender, Enum<?> written) {
		return number(contender, written, WorkerCpuProfiler.RESULT, "score");
	}

	/**
	 * Return the bytes that were allocated, or empty if they were not measured.
	 */
	OptionalDouble allocation(Enum<?> contender, Enum<?> written) {
		return number(contender, written, ALLOCATION, "score");
	}

	/**
	 * Return the half width of the interval of confidence, as a share of the CPU time.
	 */
	OptionalDouble error(Enum<?> contender, Enum<?> written) {
		OptionalDouble error = number(contender, written, WorkerCpuProfiler.RESULT, "scoreError");
		OptionalDouble cpu = cpu(contender, written);
		return (error.isPresent() && cpu.isPresent()) ? OptionalDouble.of(error.getAsDouble() / cpu.getAsDouble())
				: OptionalDouble.empty();
	}

	/**
	 * Return how many times as fast a contender is as another.
	 */
	OptionalDouble speed(Enum<?> contender, Enum<?> reference, Enum<?> written) {
		double[] inForks = speedsInForks(contender, reference, written);
		if (inForks.length > 0) {
			Arrays.sort(inForks);
			return OptionalDouble.of((inForks[(inForks.length - 1) / 2] + inForks[inForks.length / 2]) / 2);
		}
		OptionalDouble own = cpu(contender, written);
		OptionalDouble other = cpu(reference, written);
		return (own.isPresent() && other.isPresent()) ? OptionalDouble.of(other.getAsDouble() / own.getAsDouble())
				: OptionalDouble.empty();
	}

	/**
	 * Return how many times as fast a contender is as another in each of the JVMs that
	 * took turns at a time.
	 */
	private double[] speedsInForks(Enum<?> contender, Enum<?> reference, Enum<?> written) {
		JsonNode own = find(contender, written).path("secondaryMetrics").path(WorkerCpuProfiler.RESULT).path("forks");
		JsonNode other = find(reference, written).path("secondaryMetrics").path(WorkerCpuProfiler.RESULT).path("forks");
		double[] speeds = new double[Math.min(own.size(), other.size())];
		for (int fork = 0; fork < speeds.length; fork++) {
			speeds[fork] = other.get(fork).asDouble() / own.get(fork).asDouble();
		}
		return speeds;
	}

	private OptionalDouble number(Enum<?> contender, Enum<?> written, String metric, String name) {
		double value = find(contender, written).path("secondaryMetrics").path(metric).path(name).asDouble(Double.NaN);
		return Double.isFinite(value) ? OptionalDouble.of(value) : OptionalDouble.empty();
	}

	private JsonNode find(Enum<?> contender, Enum<?> written) {
		for (JsonNode result : this.json.path("jmh")) {
			JsonNode parameters = result.path("params");
			if (parameters.path("contender").asText().equals(contender.name())
					&& parameters.path(this.parameter).asText().equals(written.name())) {
				return result;
			}
		}
		return MissingNode.getInstance();
	}

	/**
	 * Return why a contender was not measured, or an empty string.
	 */
	String reason(Enum<?> contender, Enum<?> written) {
		for (JsonNode cannot : this.json.path("cannot")) {
			if (cannot.path("contender").asText().equals(contender.name())
					&& cannot.path(this.parameter).asText().equals(written.name())) {
				return cannot.path("reason").asText();
			}
		}
		return "";
	}

	/**
	 * Print the speed of all contenders, with their geometric means.
	 */
	<C extends Enum<C>, W extends Enum<W>> String speeds(List<C> contenders, List<W> written, Function<C, String> title,
			Function<W, String> label) {
		C reference = contenders.get(0);
		Table table = new Table();
		table.cell("").cell(title.apply(reference) + ", ns");
		contenders.stream().skip(1).forEach((contender) -> table.cell(title.apply(contender)));
		table.endOfRow();
		for (W value : written) {
			table.cell(label.apply(value)).cell(text(cpu(reference, value), "%,.0f"));
			for (C contender : contenders.subList(1, contenders.size())) {
				table.cell(cell(speed(contender, reference, value), "%.2f", contender, value));
			}
			table.endOfRow();
		}
		table.cell("geometric mean").cell("");
		contenders.stream().skip(1).forEach((contender) -> table.cell(mean(contender, reference, written)));
		if (written.stream().anyMatch((value) -> speedsInForks(reference, reference, value).length > 0)) {
			table.endOfRow().cell("lowest in any JVM").cell("");
			contenders.stream()
				.skip(1)
				.forEach((contender) -> table.cell(text(lowest(contender, reference, written), "%.2f")));
			table.endOfRow().cell("largest spread over JVMs").cell("");
			contenders.stream()
				.skip(1)
				.forEach((contender) -> table.cell(text(largestSpread(contender, reference, written), "%.2f")));
			return table.endOfRow().toString();
		}
		table.endOfRow().cell("largest error").cell(largestError(reference, written));
		contenders.stream().skip(1).forEach((contender) -> table.cell(largestError(contender, written)));
		return table.endOfRow().toString();
	}

	private OptionalDouble lowest(Enum<?> contender, Enum<?> reference, List<? extends Enum<?>> written) {
		return written.stream()
			.flatMapToDouble((value) -> Arrays.stream(speedsInForks(contender, reference, value)))
			.min();
	}

	/**
	 * Return how many times as high a speed was in one JVM as in another, at most.
	 */
	private OptionalDouble largestSpread(Enum<?> contender, Enum<?> reference, List<? extends Enum<?>> written) {
		return written.stream()
			.map((value) -> Arrays.stream(speedsInForks(contender, reference, value)).summaryStatistics())
			.filter((speeds) -> speeds.getCount() > 0)
			.mapToDouble((speeds) -> speeds.getMax() / speeds.getMin())
			.max();
	}

	/**
	 * Print what all contenders allocate.
	 */
	<C extends Enum<C>, W extends Enum<W>> String allocations(List<C> contenders, List<W> written,
			Function<C, String> title, Function<W, String> label) {
		Table table = new Table();
		table.cell("");
		contenders.forEach((contender) -> table.cell(title.apply(contender)));
		table.endOfRow();
		for (W value : written) {
			table.cell(label.apply(value));
			contenders
				.forEach((contender) -> table.cell(cell(allocation(contender, value), "%,.0f", contender, value)));
			table.endOfRow();
		}
		return table.toString();
	}

	/**
	 * Print why contenders were not measured.
	 * @param activity what they cannot do
	 */
	<C extends Enum<C>, W extends Enum<W>> String reasons(String activity, List<C> contenders, List<W> written,
			Function<C, String> title, Function<W, String> label) {
		StringBuilder reasons = new StringBuilder();
		for (C contender : contenders) {
			for (W value : written) {
				String reason = reason(contender, value);
				if (!reason.isEmpty()) {
					reasons.append("- ")
						.append(title.apply(contender))
						.append(" cannot ")
						.append(activity)
						.append(' ')
						.append(label.apply(value))
						.append(": ")
						.append(Table.escape(reason))
						.append('\n');
				}
			}
		}
		return reasons.isEmpty() ? "" : reasons.append('\n').toString();
	}

	private String cell(OptionalDouble value, String format, Enum<?> contender, Enum<?> written) {
		return (value.isEmpty() && !reason(contender, written).isEmpty()) ? "cannot" : text(value, format);
	}

	/**
	 * Return the geometric mean of a contender's speeds.
	 */
	String mean(Enum<?> contender, Enum<?> reference, List<? extends Enum<?>> written) {
		double[] speeds = written.stream()
			.map((value) -> speed(contender, reference, value))
			.flatMapToDouble(OptionalDouble::stream)
			.toArray();
		if (speeds.length == 0) {
			return "–";
		}
		double sum = 0;
		for (double speed : speeds) {
			sum += Math.log(speed);
		}
		String mean = text(OptionalDouble.of(Math.exp(sum / speeds.length)), "%.2f");
		return (speeds.length == written.size()) ? mean : mean + " (" + speeds.length + " of " + written.size() + ")";
	}

	private String largestError(Enum<?> contender, List<? extends Enum<?>> written) {
		OptionalDouble largest = written.stream()
			.map((value) -> error(contender, value))
			.flatMapToDouble(OptionalDouble::stream)
			.max();
		return largest.isPresent() ? String.format(Locale.ROOT, "±%.0f %%", 100 * largest.getAsDouble()) : "–";
	}

	private static String text(OptionalDouble value, String format) {
		return value.isPresent() ? String.format(Locale.ROOT, format, value.getAsDouble()) : "–";
	}

}
