package io.github.reflectionfreejackson.aot.report;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Prints a report as a page that needs nothing but itself. All that it says is there
 * without its script as well, which filters, sorts and draws the graph.
 */
final class HtmlReport {

	private static final Pattern PLACEHOLDER = Pattern.compile("\\{\\{([a-z-]+)}}");

	private HtmlReport() {
	}

	/**
	 * Print the page.
	 * @param report the report
	 * @param json the same for machines, which the script reads
	 * @param sources the path of the generated sources as seen from the page
	 */
	static String print(BuildReport report, String json, String sources) {
		String style = resource("report.css");
		String script = resource("report.js");
		ReportTables tables = new ReportTables(report, sources);
		Map<String, String> parts = Map.ofEntries(Map.entry("application", HtmlText.escape(report.application())),
				Map.entry("style", style), Map.entry("style-hash", hash(style)), Map.entry("script", script),
				Map.entry("script-hash", hash(script)), Map.entry("data", escapeJson(json)),
				Map.entry("totals", ReportTotals.print(report)), Map.entry("types", tables.types()),
				Map.entry("roots", tables.roots()), Map.entry("unseen", tables.unseen()),
				Map.entry("read", new ReadingTable(report, sources).print()),
				Map.entry("type-count", String.valueOf(report.types().size())),
				Map.entry("root-count", String.valueOf(report.roots().size())));
		return PLACEHOLDER.matcher(resource("report.html"))
			.replaceAll((match) -> Matcher.quoteReplacement(parts.getOrDefault(match.group(1), "")));
	}

	/**
	 * Escape what could end the element that the JSON is in, or mean something to a
	 * script.
	 */
	static String escapeJson(String json) {
		return json.replace("&", "\\u0026")
			.replace("<", "\\u003c")
			.replace(">", "\\u003e")
			.replace("\u2028", "\\u2028")
			.replace("\u2029", "\\u2029");
	}

	/**
	 * The page allows exactly this script and this style.
	 */
	private static String hash(String text) {
		try {
			byte[] digest = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
			return "sha256-" + Base64.getEncoder().encodeToString(digest);
		}
		catch (NoSuchAlgorithmException ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static String resource(String name) {
		try (InputStream stream = HtmlReport.class.getResourceAsStream(name)) {
			if (stream == null) {
				throw new IllegalStateException("There is no " + name);
			}
			return new String(stream.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
