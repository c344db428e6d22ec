package io.github.reflectionfreejackson.benchmarks.report;

import java.util.function.ToDoubleFunction;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * Fresh JVMs.
 */
final class ColdSection implements Section {

	static final double NANOS = 1_000_000;

	private static final String NOT_KNOWN = "–";

	@Override
	public String of(Results results) {
		return firstUses("50 types", Runs.of(results.json().path("firstUses")))
				+ "\nUntil the first response of a sample, in milliseconds:\n\n"
				+ starts(Runs.of(results.json().path("starts")));
	}

	/**
	 * Print the first use of types in writing, and in reading where that was measured.
	 */
	static String firstUses(String types, Runs firstUses) {
		Runs reading = firstUses.with("activity", "read");
		return "First use of " + types + ", in milliseconds:\n\n" + firstUse(firstUses.without("activity", "read"))
				+ (reading.isEmpty() ? ""
						: "\nFirst use of " + types + " in reading, in milliseconds:\n\n" + firstUse(reading));
	}

	private static String firstUse(Runs runs) {
		Table table = head("Archive");
		for (String archive : runs.values("archive")) {
			Runs chosen = runs.with("archive", archive);
			row(table, archive + ", CPU time of the thread", chosen, "%.1f", "cpuNanos", NANOS);
			row(table, archive + ", CPU time of the process", chosen, "%.1f", "processCpuNanos", NANOS);
			row(table, archive + ", elapsed", chosen, "%.1f", "elapsedNanos", NANOS);
		}
		return table.toString();
	}

	private static String starts(Runs runs) {
		Table table = head("Sample, archive");
		for (String sample : runs.values("sample")) {
			for (String archive : runs.with("sample", sample).values("archive")) {
				Runs chosen = runs.with("sample", sample).with("archive", archive);
				row(table, sample + ", " + archive + ", CPU time of the process", chosen, "%,.0f", "cpuMillis", 1);
				row(table, sample + ", " + archive + ", elapsed", chosen, "%,.0f", "elapsedMillis", 1);
			}
		}
		return table.toString();
	}

	static Table head(String first) {
		return new Table().cell(first)
			.cell("Jackson")
			.cell("generated")
			.cell("generated to Jackson")
			.cell("confidence, 95 %")
			.cell("runs each")
			.endOfRow();
	}

	static void row(Table table, String label, Runs runs, String format, String property, double unit) {
		double plain = runs.median("plain", (run) -> run.path(property).asDouble() / unit);
		double generated = runs.median("generated", (run) -> run.path(property).asDouble() / unit);
		table.cell(label)
			.cell(Runs.format(format, plain))
			.cell(Runs.format(format, generated))
			.cell(Runs.format("%.2f", ratio(runs, property)))
			.cell(confidence(runs, property))
			.cell(runs.count())
			.endOfRow();
	}

	private static String confidence(Runs runs, String property) {
		return runs.confidence((run) -> run.path(property).asDouble())
			.map((range) -> Runs.format("%.2f", range.lowest()) + " to " + Runs.format("%.2f", range.highest()))
			.orElse(NOT_KNOWN);
	}

	/**
	 * Return the share of what plain Jackson takes.
	 */
	static double ratio(Runs runs, String property) {
		ToDoubleFunction<JsonNode> value = (run) -> run.path(property).asDouble();
		return runs.median("generated", value) / runs.median("plain", value);
	}

}
