package io.github.reflectionfreejackson.autoconfigure;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that the documentation lists all properties. Run with {@code -Dupdate.docs=true}
 * to write the documentation anew.
 */
class PropertiesDocumentationTests {

	private static final Path DOCUMENT = Path.of("..", "docs", "properties.md");

	private static final String START = "<!-- table: written by PropertiesDocumentationTests -->\n";

	@Test
	void documentationListsProperties() throws Exception {
		String document = Files.readString(DOCUMENT);
		String introduction = document.substring(0, document.indexOf(START) + START.length());
		String expected = introduction + table();
		if (Boolean.getBoolean("update.docs")) {
			Files.writeString(DOCUMENT, expected);
		}
		assertThat(Files.readString(DOCUMENT)).isEqualTo(expected);
	}

	private static String table() throws IOException {
		try (InputStream metadata = ReflectionFreeJacksonProperties.class
			.getResourceAsStream("/META-INF/spring-configuration-metadata.json")) {
			JsonNode properties = new ObjectMapper().readTree(metadata).get("properties");
			return StreamSupport.stream(properties.spliterator(), false)
				.filter((property) -> name(property).startsWith(ReflectionFreeJacksonProperties.PREFIX))
				.sorted(Comparator.comparing(PropertiesDocumentationTests::name))
				.map(PropertiesDocumentationTests::row)
				.collect(Collectors.joining("",
						"\n| Property | Type | Default | Description |\n| --- | --- | --- | --- |\n", ""));
		}
	}

	private static String name(JsonNode property) {
		return property.get("name").asText();
	}

	private static String row(JsonNode property) {
		return "| `%s` | `%s` | `%s` | %s |\n".formatted(
				name(property).substring(ReflectionFreeJacksonProperties.PREFIX.length() + 1),
				property.get("type").asText().replaceAll("[\\w.]+\\.", "").replaceAll("\\w+\\$", ""),
				property.path("defaultValue").asText("").isEmpty() ? "none" : property.get("defaultValue").asText(),
				property.get("description").asText());
	}

}
