package io.github.reflectionfreejackson.benchmarks.payload;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.reflectionfreejackson.benchmarks.BenchmarkApplication;

/**
 * JSON that is read.
 */
final class DocumentJson {

	private DocumentJson() {
	}

	/**
	 * Return what plain Jackson writes.
	 */
	static byte[] of(Payload payload) {
		try {
			return Plain.MAPPER.writeValueAsBytes(payload.value());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Return an object with its properties in reversed order.
	 */
	static String reversed(String json) {
		try {
			ObjectMapper mapper = new ObjectMapper();
			List<Map.Entry<String, JsonNode>> properties = new ArrayList<>(mapper.readTree(json).properties());
			Collections.reverse(properties);
			ObjectNode reversed = mapper.createObjectNode();
			properties.forEach((property) -> reversed.set(property.getKey(), property.getValue()));
			return mapper.writeValueAsString(reversed);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Holds the mapper, which is slow to create.
	 */
	private static final class Plain {

		private static final ObjectMapper MAPPER = BenchmarkApplication.plainMapper();

	}

}
