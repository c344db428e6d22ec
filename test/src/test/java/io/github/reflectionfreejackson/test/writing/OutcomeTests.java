package io.github.reflectionfreejackson.test.writing;

import java.nio.charset.StandardCharsets;
import java.util.Map;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link Outcome}.
 */
class OutcomeTests {

	private final ObjectWriter writer = new ObjectMapper().writer();

	@ParameterizedTest
	@EnumSource
	void textIsWhatWasWrittenInEveryFormat(Format format) {
		Outcome outcome = Outcome.of(() -> format.write(this.writer, Map.of("name", "Zo\u00eb \u4e2d")));
		assertThat(outcome.text(format.charset())).startsWith("{").contains("\"Zo\u00eb \u4e2d\"").endsWith("}");
	}

	@Test
	void outcomesWhoseTextsAreTheSameDifferByTheirBytes() {
		Outcome one = Outcome.of(() -> new byte[] { (byte) 0xC0 });
		Outcome other = Outcome.of(() -> new byte[] { (byte) 0xC1 });
		assertThat(one.text(StandardCharsets.UTF_8)).isEqualTo(other.text(StandardCharsets.UTF_8));
		assertThat(one).isNotEqualTo(other);
	}

	@Test
	void textOfFailureTellsIt() {
		Outcome outcome = Outcome.of(() -> {
			throw new IllegalStateException("no name");
		});
		assertThat(outcome.text(StandardCharsets.UTF_8)).contains("java.lang.IllegalStateException: no name");
	}

}
