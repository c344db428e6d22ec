package io.github.reflectionfreejackson.benchmarks.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

import io.github.reflectionfreejackson.benchmarks.Arguments;

/**
 * Writes the tables of {@code docs/performance.md} between their markers, the chart
 * beside it, and the summary in the README, from the files of results that there are.
 */
public final class Report {

	private static final Map<String, Section> SECTIONS = Map.of("encoding", new EncodingSection(), "decoding",
			new DecodingSection(), "spring", new SpringSection(), "http", new HttpSection(), "cold", new ColdSection(),
			"aot", new AotSection(), "kotlin", new KotlinSection(), "warmup", new WarmUpSection());

	private Report() {
	}

	/**
	 * Write.
	 * @param args where the results, the page, the chart and the README are
	 * @throws IOException if a file cannot be read or written
	 */
	public static void main(String[] args) throws IOException {
		Arguments arguments = new Arguments(args, "results", "page", "chart", "readme");
		write(Path.of(arguments.text("results", "results")), Path.of(arguments.text("page", "performance.md")),
				Path.of(arguments.text("chart", "performance.svg")));
		writeSummary(Path.of(arguments.text("results", "results")), Path.of(arguments.text("readme", "README.md")));
	}

	static void write(Path results, Path page, Path chart) throws IOException {
		String text = Files.readString(page);
		for (Map.Entry<String, Section> section : SECTIONS.entrySet()) {
			List<Results> found = Results.find(results, section.getKey());
			text = replace(text, section.getKey(), content(section.getValue(), found));
		}
		Files.writeString(page, text);
		List<Results> encoding = Results.find(results, "encoding");
		if (!encoding.isEmpty()) {
			Files.createDirectories(chart.toAbsolutePath().getParent());
			Files.writeString(chart, Chart.of(encoding));
		}
	}

	static void writeSummary(Path results, Path readme) throws IOException {
		Files.writeString(readme, replace(Files.readString(readme), "summary", Summary.of(results)));
	}

	private static String content(Section section, List<Results> found) {
		if (found.isEmpty()) {
			return "Not measured yet.\n";
		}
		StringBuilder content = new StringBuilder();
		for (Results results : found) {
			content.append((content.length() > 0) ? "\n" : "")
				.append("### Java ")
				.append(results.java())
				.append("\n\n")
				.append(section.of(results).stripTrailing())
				.append("\n\n")
				.append(results.surroundings());
		}
		return content.toString();
	}

	/**
	 * Replace what is between the markers of a section.
	 */
	static String replace(String text, String section, String content) {
		String begin = "<!-- begin: " + section + ", written by the report -->\n";
		String end = "<!-- end: " + section + " -->";
		int from = text.indexOf(begin);
		int to = text.indexOf(end);
		if (from == -1 || to < from) {
			throw new IllegalArgumentException("The page has no markers for " + section);
		}
		return text.substring(0, from + begin.length()) + "\n" + content + "\n" + text.substring(to);
	}

}
