package io.github.reflectionfreejackson.testsupport.process;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests programs for which Jackson is in named modules, so that nobody else can look into
 * its classes.
 */
class NamedModulesTests {

	private static final String READING = "Reading by reflection: generated code cannot be installed for reading";

	private static final String VERIFYING_WRITING = "Verifying no writing: Jackson's generators cannot be looked into";

	private static final String VERIFYING_READING = "Verifying no reading: Jackson's parsers cannot be looked into";

	@Test
	void writesThroughGeneratorAndReadsByReflectionInNamedModules() throws Exception {
		assertThat(JavaProgram.run(NamedModulesProgram.class, modules()))
			.contains("in module com.fasterxml.jackson.core and module com.fasterxml.jackson.databind")
			.contains("equal: true")
			.contains("written by tier 2, encoded: false, read by generated code: false, verified: false")
			.containsOnlyOnce(READING);
	}

	@Test
	void verifiesNothingInNamedModules() throws Exception {
		assertThat(JavaProgram.run(NamedModulesProgram.class, modules(), "verify"))
			.contains("in module com.fasterxml.jackson.core and module com.fasterxml.jackson.databind")
			.contains("equal: true")
			.contains("written by tier 2, encoded: false, read by generated code: false, verified: false")
			.containsOnlyOnce(VERIFYING_WRITING)
			.containsOnlyOnce(VERIFYING_READING)
			.containsOnlyOnce(READING);
	}

	@Test
	void encodesReadsAndVerifiesOnClassPath() throws Exception {
		assertThat(JavaProgram.run(NamedModulesProgram.class, List.of())).contains("in unnamed module")
			.contains("equal: true")
			.contains("written by tier 2, encoded: true, read by generated code: true, verified: false")
			.doesNotContain(READING);
		assertThat(JavaProgram.run(NamedModulesProgram.class, List.of(), "verify")).contains("in unnamed module")
			.contains("equal: true")
			.contains("read by generated code: true, verified: true")
			.doesNotContain(READING, VERIFYING_READING, VERIFYING_WRITING);
	}

	private static List<String> modules() throws URISyntaxException {
		List<String> jars = new ArrayList<>();
		for (Class<?> type : List.of(JsonProperty.class, JsonFactory.class, ObjectMapper.class)) {
			jars.add(Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString());
		}
		return List.of("--module-path", String.join(File.pathSeparator, jars), "--add-modules",
				"com.fasterxml.jackson.databind");
	}

}
