package io.github.reflectionfreejackson.benchmarks.report;

import java.util.function.ToDoubleFunction;

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
		ToDoubleFunction<JsonNode> perSecond = (run) -> run.path("requests").asDouble() * MILLIS
				/ run.path("cpuMillis").asDouble();
		for (String sample : runs.values("sample")) {
			for (String path : runs.with("sample", sample).values("path")) {
				Runs chosen = runs.with("sample", sample).with("path", path);
				double plain = chosen.median("plain", perSecond);
				double generated = chosen.median("generated", perSecond);
				table.cell(sample + ", " + path)
					.cell(Runs.format("%,.0f", plain))
					.cell(Runs.format("%,.0f", generated))
					.cell(Runs.format("%.2f", generated / plain))
					.cell(chosen.count())
					.endOfRow();
			}
		}
		return table.toString();
	}

}
