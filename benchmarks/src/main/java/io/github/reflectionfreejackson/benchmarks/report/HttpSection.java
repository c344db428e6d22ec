package io.github.reflectionfreejackson.benchmarks.report;

import com.fasterxml.jackson.databind.JsonNode;

/**
 * The samples over HTTP.
 */
final class HttpSection implements Section {

	private static final double MILLIS = 1000;

	@Override
	public String of(Results results) {
		Runs runs = Runs.of(results.json().path("http"));
		Table table = new Table();
		table.cell("Requests per second of CPU time")
			.cell("Jackson")
			.cell("generated")
			.cell("ratio")
			.cell("runs each")
			.endOfRow();
		for (String sample : runs.values("sample")) {
			for (String path : runs.with("sample", sample).values("path")) {
				Runs chosen = runs.with("sample", sample).with("path", path);
				table.cell(sample + ", " + path)
					.cell(Runs.format("%,.0f", chosen.median("plain", HttpSection::perSecond)))
					.cell(Runs.format("%,.0f", chosen.median("generated", HttpSection::perSecond)))
					.cell(Runs.format("%.2f", ratio(chosen)))
					.cell(chosen.count())
					.endOfRow();
			}
		}
		return table.toString();
	}

	/**
	 * Return how many times as many requests are answered as with plain Jackson.
	 */
	static double ratio(Runs runs) {
		return runs.median("generated", HttpSection::perSecond) / runs.median("plain", HttpSection::perSecond);
	}

	private static double perSecond(JsonNode run) {
		return run.path("requests").asDouble() * MILLIS / run.path("cpuMillis").asDouble();
	}

}
