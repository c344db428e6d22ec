package io.github.reflectionfreejackson.benchmarks.spring;

import java.io.IOException;
import java.util.List;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests what is written and read through Spring.
 */
class MessageTests {

	@ParameterizedTest
	@EnumSource
	void generatedCodeDoesTheSameAsJackson(Message message) throws IOException {
		MessageWork expected = message.work(SpringContender.PLAIN);
		for (SpringContender contender : List.of(SpringContender.GENERATED, SpringContender.CONVERTER)) {
			MessageWork actual = message.work(contender);
			assertThat(actual.outcome()).isEqualTo(expected.outcome()).hasSizeGreaterThan(60);
			assertThat(actual.run()).isEqualTo(expected.run()).isPositive();
		}
	}

}
