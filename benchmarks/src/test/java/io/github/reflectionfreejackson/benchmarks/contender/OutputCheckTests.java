package io.github.reflectionfreejackson.benchmarks.contender;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Stream;

import io.github.reflectionfreejackson.benchmarks.payload.Payload;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests what contenders write, and {@link OutputCheck} itself.
 */
class OutputCheckTests {

	private static final OutputCheck CHECK = new OutputCheck();

	static Stream<Arguments> contendersAndPayloads() {
		return Arrays.stream(Contender.values())
			.flatMap((contender) -> Arrays.stream(Payload.values()).map((payload) -> Arguments.of(contender, payload)));
	}

	@ParameterizedTest
	@MethodSource("contendersAndPayloads")
	void contenderWritesSameAsJackson(Contender contender, Payload payload) {
		assertThat(CHECK.objection(contender, payload)).isEmpty();
	}

	@ParameterizedTest
	@MethodSource("contendersAndPayloads")
	void contenderWritesSameAfterPollution(Contender contender, Payload payload) {
		Encoders encoders = contender.create();
		assertThat(Pollution.of(encoders, payload, 3)).isPositive();
		assertThat(CHECK.objection(contender, encoders, payload)).isEmpty();
	}

	@Test
	void bytesOfJacksonMustBeEqual() throws IOException {
		assertThat(difference(true, "{\"a\":1}", "{\"a\":1}")).isEmpty();
		assertThat(difference(true, "{\"a\":1}", "{\"a\": 1}")).contains("{\"a\": 1}");
	}

	@Test
	void treesOfOthersMustBeEqualWithNumbersByValue() throws IOException {
		assertThat(difference(false, "{\"a\":1.50,\"b\":[]}", "{\"b\": [], \"a\":15e-1}")).isEmpty();
		assertThat(difference(false, "{\"a\":1}", "{\"a\":\"1\"}")).isNotEmpty();
		assertThat(difference(false, "{\"a\":1}", "{\"a\":1.1}")).isNotEmpty();
		assertThat(difference(false, "{\"a\":null}", "{}")).isNotEmpty();
	}

	private static String difference(boolean byBytes, String expected, String actual) throws IOException {
		return OutputCheck.difference(byBytes, expected.getBytes(StandardCharsets.UTF_8),
				actual.getBytes(StandardCharsets.UTF_8));
	}

}
