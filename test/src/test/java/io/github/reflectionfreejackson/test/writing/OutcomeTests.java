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

	/**
	 * Each would be a question mark in UTF-8.
	 */
	@Test
	void outcomesOfLoneSurrogatesAreNotThoseOfQuestionMarks() {
		assertThat(Outcome.of(() -> Format.CHARACTERS.write(this.writer, "\ud800")))
			.isNotEqualTo(Outcome.of(() -> Format.CHARACTERS.write(this.writer, "?")));
	}

	@Test
	void outcomesOfFailuresDifferByTheirCauses() {
		assertThat(failed(new IllegalStateException("failed", new IllegalArgumentException("one"))))
			.isEqualTo(failed(new IllegalStateException("failed", new IllegalArgumentException("one"))))
			.isNotEqualTo(failed(new IllegalStateException("failed", new IllegalArgumentException("other"))))
			.isNotEqualTo(failed(new IllegalStateException("failed")));
	}

	private static Outcome failed(Exception failure) {
		return Outcome.of(() -> {
			throw failure;
		});
	}

	@Test
	void textOfFailureTellsIt() {
		Outcome outcome = Outcome.of(() -> {
			throw new IllegalStateException("no name");
		});
		assertThat(outcome.text(StandardCharsets.UTF_8)).contains("java.lang.IllegalStateException: no name");
	}

}
