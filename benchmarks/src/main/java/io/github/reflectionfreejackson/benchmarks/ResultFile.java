package io.github.reflectionfreejackson.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * A file of results: JSON with the surroundings and what was measured.
 */
public final class ResultFile {

	/**
	 * The name of the property that holds the surroundings.
	 */
	public static final String SURROUNDINGS = "surroundings";

	private static final ObjectMapper MAPPER = new ObjectMapper().enable(SerializationFeature.INDENT_OUTPUT);

	private ResultFile() {
	}

	/**
	 * Write a file, named after what was measured and the version of Java.
	 * @param folder where results are
	 * @param kind what was measured
	 * @param surroundings where and with what
	 * @param results the results, which are extended
	 * @throws IOException if writing fails
	 */
	public static void write(Path folder, String kind, Surroundings surroundings, ObjectNode results)
			throws IOException {
		results.set(SURROUNDINGS, MAPPER.valueToTree(surroundings));
		Files.createDirectories(folder);
		Path file = folder.resolve(kind + "-" + surroundings.java() + ".json");
		Files.writeString(file, MAPPER.writeValueAsString(results) + "\n");
		System.out.println("Results: " + file);
	}

	/**
	 * Read JSON.
	 * @param file the file
	 * @return its content
	 * @throws IOException if reading fails
	 */
	public static JsonNode read(Path file) throws IOException {
		return MAPPER.readTree(file.toFile());
	}

	/**
	 * Create an object for results.
	 * @return an object without properties
	 */
	public static ObjectNode create() {
		return MAPPER.createObjectNode();
	}

}
