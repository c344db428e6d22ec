package io.github.reflectionfreejackson.benchmarks.payload;

import java.io.IOException;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.benchmarks.BenchmarkApplication;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests {@link Document}.
 */
class DocumentTests {

	private static final ObjectMapper MAPPER = BenchmarkApplication.plainMapper();

	@ParameterizedTest
	@EnumSource
	void plainJacksonWritesWhatItHasRead(Document document) throws IOException {
		Object value = document.isList() ? MAPPER.readerForListOf(document.type()).readValue(document.json())
				: MAPPER.readValue(document.json(), document.type());
		byte[] written = MAPPER.writeValueAsBytes(value);
		if (document.name().endsWith("REVERSED")) {
			assertThat(written).isNotEqualTo(document.json());
			assertThat(MAPPER.readTree(written)).isEqualTo(MAPPER.readTree(document.json()));
		}
		else {
			assertThat(written).isEqualTo(document.json());
		}
	}

	@ParameterizedTest
	@EnumSource(names = { ".*_.*" }, mode = EnumSource.Mode.MATCH_ALL)
	void flatBeanHasAsManyPropertiesAsItsNameSays(Document document) throws IOException {
		assertThat(document.name()).contains("_" + MAPPER.readTree(document.json()).size() + "_");
	}

	@Test
	void titleIsReadable() {
		assertThat(Document.SETTERS_20_MIXED_REVERSED.title()).isEqualTo("setters, 20 mixed reversed");
		assertThat(Document.STRINGS.title()).isEqualTo("(b) 20 strings");
		assertThat(Document.STRINGS.label()).isEqualTo("(b)");
	}

}
