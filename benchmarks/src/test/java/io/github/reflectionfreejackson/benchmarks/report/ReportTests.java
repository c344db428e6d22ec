package io.github.reflectionfreejackson.benchmarks.report;

import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;

import javax.xml.parsers.DocumentBuilderFactory;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/**
 * Tests {@link Report} on results made up for the purpose.
 */
class ReportTests {

	private static final Path RESULTS = Path.of("src", "test", "resources", "results");

	private static final Path PAGE = Path.of("..", "docs", "performance.md");

	@TempDir
	private Path folder;

	private Path page;

	private Path chart;

	@BeforeEach
	void copyPage() throws IOException {
		this.page = this.folder.resolve("performance.md");
		this.chart = this.folder.resolve("images").resolve("performance.svg");
		Files.copy(PAGE, this.page);
	}

	@Test
	void encodingIsComparedWithJackson() throws IOException {
		assertThat(written()).contains("| (a) one customer of the samples | 1,000 | 1.00 | – | – | 2.50 |")
			.contains("| (b) 20 strings | 2,000 | 4.00 | – | – | cannot |")
			.contains("| geometric mean |  | 2.00 (2 of 8) | – | – | 2.50 (1 of 8) |")
			.contains("| largest error | ±1 % | ±20 % |")
			.contains("| (a) | 1,235 | 1,000 | – | – | 800 |")
			.contains("- generated, tier 3 cannot write (b): writes \"a\\|b\" &lt;where> Jackson does not\n");
	}

	@Test
	void decodingIsComparedWithJacksonInGroups() throws IOException {
		String page = written();
		String section = page.substring(page.indexOf("<!-- begin: decoding"), page.indexOf("<!-- end: decoding"));
		assertThat(section).contains("The payloads of writing:\n", "Flat beans with setters:\n")
			.contains("| (a) one customer of the samples | 1,000 | – | – | – | 2.00 |")
			.contains("| setters, 10 mixed | 600 | – | – | – | 2.00 |")
			.contains("| geometric mean |  | – | – | – | 4.00 (2 of 13) |")
			.contains("| (a) | 900 | – | – | – | 850 |", "| setters, 20 mixed | 500 | – | – | – | 400 |")
			.contains("- dsl-json cannot read factory, 6 mixed: no reader\n")
			.contains("### Java 17\n")
			.doesNotContain("### Java 25");
	}

	@Test
	void surroundingsFollowTables() throws IOException {
		assertThat(written()).contains("### Java 17\n", "### Java 25\n")
			.contains("Measured on 4 processors, Some CPU, 8 GiB of memory; Linux 6.1, Some Linux, amd64; "
					+ "Some VM 17+1 (Some Vendor); with jackson-databind 2.21.4, jmh-core 1.37; "
					+ "on 2026-01-02T03:04Z; by `benchmarks/run.sh --quick`.\n");
	}

	@Test
	void messagesAreComparedWithSpring() throws IOException {
		assertThat(written()).contains("| Spring MVC, answer: (a) | 700 | – | 2.00 |")
			.contains("- ours, generated cannot handle WebFlux, answer: NDJSON of 100 times (a): there is none");
	}

	@Test
	void runsAreSummedUpByMedian() throws IOException {
		assertThat(written()).contains("| sample-webmvc, /orders | 5,000 | 20,000 | 4.00 | 3 |")
			.contains("| none, CPU time of the thread | 50.0 | 12.5 | 0.25 | – | 2 |")
			.contains("| none, CPU time of the thread | 80.0 | 60.0 | 0.75 | – | 1 |")
			.contains("| sample-webmvc, appcds, CPU time of the process | 3,000 | 2,400 | 0.80 | – | 1 |");
	}

	@Test
	void warmUpIsComparedInReadingAndWriting() throws IOException {
		String page = written();
		String section = page.substring(page.indexOf("<!-- begin: warmup"), page.indexOf("<!-- end: warmup"));
		assertThat(section).containsSubsequence("has been written so many times", "| 1 | 50 | 63 | 1.25 | – | 1 |",
				"| 1,000 | 200 | 250 | 1.25 | – | 1 |", "CPU time of the process:",
				"| 1,000 | 400 | 500 | 1.25 | – | 1 |", "has been read so many times",
				"| 1,000 | 320 | 240 | 0.75 | – | 1 |", "CPU time of the process:",
				"| 1,000 | 640 | 480 | 0.75 | – | 1 |");
	}

	@Test
	void kotlinIsComparedInReadingWritingAndFirstUse() throws IOException {
		String page = written();
		String section = page.substring(page.indexOf("<!-- begin: kotlin"), page.indexOf("<!-- end: kotlin"));
		assertThat(section).containsSubsequence("Reading:\n", "| data class with another | 2,000 | 4.00 |",
				"| geometric mean |  | 4.00 (1 of 7) |", "Writing:\n", "| data class with another | 600 | 1.50 |",
				"- generated cannot write data class with value classes: writes something else\n",
				"First use of 50 data classes, in milliseconds:\n",
				"| none, CPU time of the thread | 300.0 | 30.0 | 0.10 | – | 1 |",
				"First use of 50 data classes in reading, in milliseconds:\n",
				"| none, CPU time of the thread | 400.0 | 80.0 | 0.20 | – | 1 |");
	}

	@Test
	void pageKeepsItsTextAndIsTheSameWhenWrittenAgain() throws IOException {
		String once = written();
		assertThat(written()).isEqualTo(once).startsWith("# Performance\n").endsWith(textAfterLastMarker());
	}

	@Test
	void sectionWithoutResultsSaysSo() throws IOException {
		Report.write(this.folder.resolve("nothing"), this.page, this.chart);
		assertThat(Files.readString(this.page)).contains("Not measured yet.").doesNotContain("### Java");
		assertThat(this.chart).doesNotExist();
	}

	@Test
	void chartHasBarForEachMeasurement() throws Exception {
		written();
		Document svg = DocumentBuilderFactory.newInstance()
			.newDocumentBuilder()
			.parse(new InputSource(new StringReader(Files.readString(this.chart))));
		assertThat(svg.getDocumentElement().getTagName()).isEqualTo("svg");
		assertThat(Files.readString(this.chart)).containsOnlyOnce("Java 17:")
			.containsOnlyOnce("Java 25:")
			.contains("<title>generated, tier 3, (a): 2.50</title>")
			.doesNotContain("tier 3, (b)");
	}

	@Test
	void summaryHasColumnForEachJava() throws IOException {
		Path readme = Files.writeString(this.folder.resolve("README.md"),
				"# Project\n\n<!-- begin: summary, written by the report -->\n<!-- end: summary -->\n");
		Report.writeSummary(RESULTS, readme);
		assertThat(readme).content()
			.startsWith("# Project\n")
			.contains("| Against plain Jackson | Java 17 | Java 25 |")
			.contains("of 8 payloads | 2.50 (1 of 8) (2.50 to 2.50) |")
			.contains("of 50 documents | 3.17 (3 of 50) (2.00 to 8.00) | – |")
			.contains("| Spring MVC, answer: (a): times as fast | 2.00 | – |")
			.contains("for its CPU time | 4.00 to 4.00 | – |")
			.contains("in writing: share of its CPU time | no archive of classes 0.25 | – |")
			.contains("in reading: share of its CPU time | no archive of classes 0.75 | – |")
			.contains("share of its CPU time | 0.80 to 0.80 | – |")
			.contains("payload in writing, with the JIT: share of its CPU time | 1.25 | – |")
			.contains("payload in reading, with the JIT: share of its CPU time | 0.75 | – |")
			.contains("Kotlin's classes: times as fast, geometric mean of 7 | 4.00 (1 of 7) (4.00 to 4.00) | – |")
			.contains("of Kotlin in writing: share of its CPU time | no archive of classes 0.10 | – |")
			.contains("of Kotlin in reading: share of its CPU time | no archive of classes 0.20 | – |")
			.contains("Measured on 4 processors, Some CPU, 8 GiB of memory.\n");
	}

	@Test
	void summaryWithoutResultsSaysSo() throws IOException {
		assertThat(Summary.of(this.folder)).isEqualTo("Not measured yet.\n");
	}

	@Test
	void pageWithoutMarkersIsRefused() {
		assertThatIllegalArgumentException().isThrownBy(() -> Report.replace("# Page\n", "encoding", ""))
			.withMessageContaining("encoding");
	}

	private String written() throws IOException {
		Report.write(RESULTS, this.page, this.chart);
		return Files.readString(this.page);
	}

	private static String textAfterLastMarker() throws IOException {
		String text = Files.readString(PAGE);
		return text.substring(text.lastIndexOf("<!-- end"));
	}

}
