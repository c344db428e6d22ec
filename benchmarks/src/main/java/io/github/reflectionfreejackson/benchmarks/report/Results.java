package io.github.reflectionfreejackson.benchmarks.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.reflectionfreejackson.benchmarks.ResultFile;

/**
 * What one file of results says.
 *
 * @param json the file
 */
record Results(JsonNode json) {

	/**
	 * Find the files of one kind.
	 * @return their results, by version of Java
	 */
	static List<Results> find(Path folder, String kind) throws IOException {
		if (!Files.isDirectory(folder)) {
			return List.of();
		}
		List<Results> found = new ArrayList<>();
		try (Stream<Path> files = Files.list(folder)) {
			for (Path file : files.filter((file) -> file.getFileName().toString().matches(kind + "-\\d+\\.json"))
				.toList()) {
				found.add(new Results(ResultFile.read(file)));
			}
		}
		found.sort(Comparator.comparing((results) -> Integer.parseInt(results.java())));
		return found;
	}

	String java() {
		return surrounding("java");
	}

	String machine() {
		return surrounding("machine");
	}

	private String surrounding(String name) {
		return this.json.path(ResultFile.SURROUNDINGS).path(name).asText();
	}

	/**
	 * Print where and with what these results were measured.
	 */
	String surroundings() {
		List<String> libraries = new ArrayList<>();
		this.json.path(ResultFile.SURROUNDINGS)
			.path("libraries")
			.properties()
			.forEach((library) -> libraries.add(library.getKey() + " " + library.getValue().asText()));
		return "Measured on " + machine() + "; " + surrounding("system") + "; " + surrounding("jdk") + "; with "
				+ String.join(", ", libraries) + "; on " + surrounding("date") + "; by `" + surrounding("command")
				+ "`.\n";
	}

}
