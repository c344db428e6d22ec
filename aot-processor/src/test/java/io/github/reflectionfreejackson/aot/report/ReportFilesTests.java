package io.github.reflectionfreejackson.aot.report;

import java.io.File;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.aot.generate.FileSystemGeneratedFiles;
import org.springframework.aot.generate.GeneratedFiles.Kind;
import org.springframework.aot.generate.InMemoryGeneratedFiles;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ReportFiles}.
 */
class ReportFilesTests {

	private static final String SOURCE = "com/acme/Customer__JsonSerializer.java";

	@TempDir
	private Path directory;

	@Test
	void addWhenFilesAreOnDiskReturnsFile() {
		String page = new ReportFiles(files("resources")).add(report());
		Path expected = this.directory.resolve("resources/META-INF/reflection-free-jackson/report.html");
		assertThat(Path.of(page)).isEqualTo(expected).content().contains("href=\"../../../sources/" + SOURCE + "\"");
		assertThat(expected.resolveSibling("report.json")).content().startsWith("{\n  \"format\": 1,").endsWith("}\n");
	}

	@Test
	void addWhenDirectoriesAreNamedAsByGradleLinksToTheirSources() {
		String page = new ReportFiles(files("aotResources")).add(report());
		assertThat(Path.of(page)).content().contains("href=\"../../../aotSources/" + SOURCE + "\"");
	}

	@Test
	void addWhenThereAreNoFilesReturnsPath() {
		InMemoryGeneratedFiles files = new InMemoryGeneratedFiles();
		assertThat(new ReportFiles(files).add(report())).isEqualTo("META-INF/reflection-free-jackson/report.html");
		assertThat(files.getGeneratedFiles(Kind.RESOURCE)).hasSize(2);
	}

	@Test
	void addWhenThereIsAReportAddsAnother() {
		InMemoryGeneratedFiles files = new InMemoryGeneratedFiles();
		new ReportFiles(files).add(report());
		assertThat(new ReportFiles(files).add(report())).isEqualTo("META-INF/reflection-free-jackson/report-2.html");
		assertThat(files.getGeneratedFiles(Kind.RESOURCE)).containsOnlyKeys(
				"META-INF/reflection-free-jackson/report.json", "META-INF/reflection-free-jackson/report.html",
				"META-INF/reflection-free-jackson/report-2.json", "META-INF/reflection-free-jackson/report-2.html");
	}

	@Test
	void sourcesBesidesFollowsNameOfResources() {
		assertThat(ReportFiles.sourcesBesides(new File("build/generated/aotTestResources/a/b/report.json")))
			.isEqualTo("aotTestSources");
		assertThat(ReportFiles.sourcesBesides(new File("elsewhere/a/b/report.json"))).isEqualTo("sources");
		assertThat(ReportFiles.sourcesBesides(null)).isEqualTo("sources");
	}

	private FileSystemGeneratedFiles files(String resources) {
		return new FileSystemGeneratedFiles(
				(kind) -> this.directory.resolve((kind == Kind.RESOURCE) ? resources : "other"));
	}

	private static BuildReport report() {
		return new BuildReport("com.acme", List.of(new ReportedType("com.acme.Customer", TypeState.GENERATED, 2, "", "",
				SOURCE, List.of(), List.of(), List.of())), List.of(), List.of(), List.of(), List.of(), "");
	}

}
