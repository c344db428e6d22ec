package io.github.reflectionfreejackson.benchmarks.spring;

import java.io.IOException;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests what is written through Spring.
 */
class AnswerTests {

	@ParameterizedTest
	@EnumSource
	void generatedCodeWritesSameAnswerAsJackson(Answer answer) throws IOException {
		AnswerWriter expected = answer.writer(SpringContender.PLAIN);
		AnswerWriter actual = answer.writer(SpringContender.GENERATED);
		assertThat(actual.written()).isEqualTo(expected.written()).contains("Byron-King");
		assertThat(actual.write()).isEqualTo(expected.write()).isPositive();
	}

}
