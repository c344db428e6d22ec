package io.github.reflectionfreejackson.benchmarks.report;

/**
 * AOT processing.
 */
final class AotSection implements Section {

	private static final double SECOND = 1000;

	@Override
	public String of(Results results) {
		Runs runs = Runs.of(results.json().path("processing"));
		double without = runs.median("plain", (run) -> run.path("elapsedMillis").asDouble() / SECOND);
		double with = runs.median("generated", (run) -> run.path("elapsedMillis").asDouble() / SECOND);
		return new Table().cell("")
			.cell("without the starter, s")
			.cell("with it, s")
			.cell("difference, s")
			.cell("runs each")
			.endOfRow()
			.cell("500 types, elapsed")
			.cell(Runs.format("%.1f", without))
			.cell(Runs.format("%.1f", with))
			.cell(Runs.format("%.1f", with - without))
			.cell(runs.count())
			.endOfRow()
			.toString();
	}

}
