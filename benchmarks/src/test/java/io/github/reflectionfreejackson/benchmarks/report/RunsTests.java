package io.github.reflectionfreejackson.benchmarks.report;

import java.util.Optional;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.github.reflectionfreejackson.benchmarks.report.Runs.Range;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class RunsTests {

	private final ArrayNode runs = JsonNodeFactory.instance.arrayNode();

	/**
	 * As tables of the binomial distribution have it.
	 */
	@ParameterizedTest
	@CsvSource({ "6, 1, 6", "8, 1, 8", "9, 2, 8", "20, 6, 15", "25, 8, 18", "40, 14, 27" })
	void medianOfRatiosIsBetweenTwoOfThem(int rounds, double lowest, double highest) {
		for (int round = rounds; round > 0; round--) {
			addRound(round, 10, 10 * round);
		}
		assertThat(confidence()).contains(new Range(lowest, highest));
	}

	@Test
	void fewRoundsTellNothing() {
		for (int round = 1; round <= 5; round++) {
			addRound(round, 10, 10);
		}
		assertThat(confidence()).isEmpty();
		assertThat(Runs.of(JsonNodeFactory.instance.arrayNode()).confidence((run) -> 1)).isEmpty();
	}

	@Test
	void runsOfTheSameRoundAreCompared() {
		for (int round = 1; round <= 8; round++) {
			addRound(round, 100 * round, 50 * round);
		}
		this.runs.addObject().put("variant", "plain").put("round", 9).put("value", 1);
		assertThat(confidence()).contains(new Range(0.5, 0.5));
	}

	private void addRound(int round, double plain, double generated) {
		this.runs.addObject().put("variant", "generated").put("round", round).put("value", generated);
		this.runs.addObject().put("variant", "plain").put("round", round).put("value", plain);
	}

	private Optional<Range> confidence() {
		return Runs.of(this.runs).confidence((run) -> run.path("value").asDouble());
	}

}
