package io.github.reflectionfreejackson.testsupport.corpus;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;

import org.springframework.core.io.ClassPathResource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that the documentation lists what the corpus covers, and that the corpus covers
 * every known trap. Run with {@code -Dupdate.docs=true} to write the documentation anew.
 */
class SupportedFeaturesTests {

	private static final Path DOCUMENT = Path.of("..", "docs", "supported-features.md");

	private static final String START = "<!-- table: written by SupportedFeaturesTests -->\n";

	@Test
	void documentationListsWhatTheCorpusCovers() throws Exception {
		String table = CoveredFeatures.read().asTable();
		String document = Files.readString(DOCUMENT);
		String introduction = document.substring(0, document.indexOf(START) + START.length());
		if (Boolean.getBoolean("update.docs")) {
			Files.writeString(DOCUMENT, introduction + table);
		}
		assertThat(Files.readString(DOCUMENT)).isEqualTo(introduction + table);
	}

	@Test
	void corpusCoversEveryKnownTrap() throws Exception {
		assertThat(CoveredFeatures.read().traps()).containsExactlyInAnyOrderElementsOf(traps());
	}

	private static List<String> traps() throws IOException {
		return new ClassPathResource("traps.txt", SupportedFeaturesTests.class)
			.getContentAsString(StandardCharsets.UTF_8)
			.lines()
			.filter((line) -> !line.isBlank() && !line.startsWith("#"))
			.toList();
	}

}
