package io.github.reflectionfreejackson.benchmarks.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.DoubleStream;

import io.github.reflectionfreejackson.benchmarks.contender.Contender;
import io.github.reflectionfreejackson.benchmarks.contender.DecodingContender;
import io.github.reflectionfreejackson.benchmarks.kotlin.KotlinContender;
import io.github.reflectionfreejackson.benchmarks.payload.Document;
import io.github.reflectionfreejackson.benchmarks.payload.Payload;
import io.github.reflectionfreejackson.benchmarks.spring.Message;
import io.github.reflectionfreejackson.benchmarks.spring.SpringContender;

/**
 * What matters most of all results, in one table with a column for each version of Java.
 */
final class Summary {

	private static final String NOT_MEASURED = "–";

	private final SortedMap<Integer, Map<String, String>> columns = new TreeMap<>();

	private final Set<String> rows = new LinkedHashSet<>();

	private final Set<String> machines = new LinkedHashSet<>();

	private Summary() {
	}

	/**
	 * Print the summary of the files in a folder.
	 * @return lines of Markdown
	 */
	static String of(Path folder) throws IOException {
		Summary summary = new Summary();
		summary.add(folder, "encoding", Summary::encoding);
		summary.add(folder, "decoding", Summary::decoding);
		summary.add(folder, "spring", Summary::spring);
		summary.add(folder, "http", Summary::http);
		summary.add(folder, "cold", Summary::cold);
		summary.add(folder, "warmup", Summary::warmUp);
		summary.add(folder, "kotlin", Summary::kotlin);
		return summary.print();
	}

	private void add(Path folder, String kind, Function<Results, Map<String, String>> rowsOf) throws IOException {
		for (Results results : Results.find(folder, kind)) {
			Map<String, String> cells = rowsOf.apply(results);
			this.rows.addAll(cells.keySet());
			this.machines.add(results.machine());
			this.columns.computeIfAbsent(Integer.parseInt(results.java()), (java) -> new LinkedHashMap<>())
				.putAll(cells);
		}
	}

	private String print() {
		if (this.columns.isEmpty()) {
			return "Not measured yet.\n";
		}
		Table table = new Table().cell("Against plain Jackson");
		this.columns.keySet().forEach((java) -> table.cell("Java " + java));
		table.endOfRow();
		for (String row : this.rows) {
			table.cell(row);
			this.columns.values().forEach((cells) -> table.cell(cells.getOrDefault(row, NOT_MEASURED)));
			table.endOfRow();
		}
		return table + "\nMeasured on " + String.join(", and ", this.machines) + ".\n";
	}

	private static Map<String, String> encoding(Results results) {
		JmhResults jmh = new JmhResults(results.json(), "payload");
		List<Payload> payloads = List.of(Payload.values());
		return Map.of("Writing bytes: times as fast, geometric mean of " + payloads.size() + " payloads",
				jmh.mean(Contender.TIER_3, Contender.JACKSON, payloads)
						+ inBrackets(speeds(jmh, Contender.TIER_3, Contender.JACKSON, payloads)));
	}

	private static Map<String, String> decoding(Results results) {
		JmhResults jmh = new JmhResults(results.json(), "document");
		List<Document> documents = List.of(Document.values());
		return Map.of("Reading bytes: times as fast, geometric mean of " + documents.size() + " documents",
				jmh.mean(DecodingContender.GENERATED, DecodingContender.JACKSON, documents)
						+ inBrackets(speeds(jmh, DecodingContender.GENERATED, DecodingContender.JACKSON, documents)));
	}

	private static Map<String, String> spring(Results results) {
		JmhResults jmh = new JmhResults(results.json(), "message");
		Map<String, String> rows = new LinkedHashMap<>();
		for (Message message : Message.values()) {
			rows.put(message.title() + ": times as fast",
					jmh.mean(SpringContender.CONVERTER, SpringContender.PLAIN, List.of(message)));
		}
		return rows;
	}

	private static DoubleStream speeds(JmhResults jmh, Enum<?> contender, Enum<?> reference,
			List<? extends Enum<?>> written) {
		return written.stream().flatMapToDouble((value) -> jmh.speed(contender, reference, value).stream());
	}

	private static Map<String, String> http(Results results) {
		Runs runs = Runs.of(results.json().path("http"));
		DoubleStream.Builder ratios = DoubleStream.builder();
		for (String sample : runs.values("sample")) {
			Runs ofSample = runs.with("sample", sample);
			ofSample.values("path").forEach((path) -> ratios.add(HttpSection.ratio(ofSample.with("path", path))));
		}
		return Map.of("Whole HTTP exchanges of the samples: times as many for its CPU time", range(ratios.build()));
	}

	private static Map<String, String> cold(Results results) {
		Runs firstUses = Runs.of(results.json().path("firstUses"));
		Map<String, String> rows = new LinkedHashMap<>();
		rows.put("First use of 50 types in writing: share of its CPU time",
				shares(firstUses.without("activity", "read")));
		rows.put("First use of 50 types in reading: share of its CPU time", shares(firstUses.with("activity", "read")));
		Runs starts = Runs.of(results.json().path("starts"));
		DoubleStream.Builder ratios = DoubleStream.builder();
		for (String sample : starts.values("sample")) {
			Runs ofSample = starts.with("sample", sample);
			ofSample.values("archive")
				.forEach((archive) -> ratios.add(ColdSection.ratio(ofSample.with("archive", archive), "cpuMillis")));
		}
		rows.put("Start until the first response: share of its CPU time", range(ratios.build()));
		return rows;
	}

	private static Map<String, String> warmUp(Results results) {
		Map<String, String> rows = new LinkedHashMap<>();
		rows.put("The first 1,000 values of each payload in writing, with the JIT: share of its CPU time",
				Runs.format("%.2f", WarmUpSection.ratio(results, "write", 1000)));
		rows.put("The first 1,000 values of each payload in reading, with the JIT: share of its CPU time",
				Runs.format("%.2f", WarmUpSection.ratio(results, "read", 1000)));
		return rows;
	}

	private static Map<String, String> kotlin(Results results) {
		Map<String, String> rows = new LinkedHashMap<>();
		JmhResults reading = KotlinSection.reading(results);
		rows.put("Reading Kotlin's classes: times as fast, geometric mean of " + KotlinSection.PAYLOADS.size(),
				reading.mean(KotlinContender.GENERATED, KotlinContender.JACKSON, KotlinSection.PAYLOADS) + inBrackets(
						speeds(reading, KotlinContender.GENERATED, KotlinContender.JACKSON, KotlinSection.PAYLOADS)));
		Runs firstUses = Runs.of(results.json().path("firstUses"));
		rows.put("First use of 50 data classes of Kotlin in writing: share of its CPU time",
				shares(firstUses.without("activity", "read")));
		rows.put("First use of 50 data classes of Kotlin in reading: share of its CPU time",
				shares(firstUses.with("activity", "read")));
		return rows;
	}

	private static String shares(Runs runs) {
		List<String> shares = new ArrayList<>();
		for (String archive : runs.values("archive")) {
			String name = archive.equals("none") ? "no archive of classes" : archive;
			shares.add(name + " " + Runs.format("%.2f", ColdSection.ratio(runs.with("archive", archive), "cpuNanos")));
		}
		return shares.isEmpty() ? NOT_MEASURED : String.join("; ", shares);
	}

	private static String inBrackets(DoubleStream values) {
		return " (" + range(values) + ")";
	}

	private static String range(DoubleStream values) {
		DoubleSummaryStatistics statistics = values.filter(Double::isFinite).summaryStatistics();
		return (statistics.getCount() == 0) ? NOT_MEASURED
				: String.format(Locale.ROOT, "%.2f to %.2f", statistics.getMin(), statistics.getMax());
	}

}
