package io.github.reflectionfreejackson.sample.webmvc;

import java.util.List;

import io.github.reflectionfreejackson.testsupport.process.SampleRequest;
import io.github.reflectionfreejackson.testsupport.process.SampleResponse;
import io.github.reflectionfreejackson.testsupport.process.SampleRun;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Runs the packaged application twice, with generated code and without, and compares all
 * that both answer.
 */
class SampleApplicationIT {

	private static SampleRun generated;

	private static SampleRun reflective;

	@BeforeAll
	static void requestAllEndpoints() {
		generated = SampleRuns.generated();
		reflective = SampleRuns.reflective();
	}

	@ParameterizedTest
	@MethodSource("requests")
	void answersAreEqual(SampleRequest request) {
		SampleResponse expected = reflective.responses().get(request);
		SampleResponse actual = generated.responses().get(request);
		assertThat(expected.body()).isNotEmpty();
		assertThat(actual.text()).isEqualTo(expected.text());
		assertThat(actual.body()).isEqualTo(expected.body());
		assertThat(actual.status()).isEqualTo(expected.status())
			.isEqualTo(request.path().equals(SampleRuns.UNKNOWN_ORDER) ? 404 : 200);
		assertThat(actual.headers()).isEqualTo(expected.headers()).containsKey("Content-Type");
	}

	@Test
	void bothRunsAreProcessedAheadOfTime() {
		assertThat(generated.output().contains("Starting AOT-processed")).isTrue();
		assertThat(reflective.output().contains("Starting AOT-processed")).isTrue();
	}

	@Test
	void allTypesAreWrittenByGeneratedCodeWhenEnabled() {
		assertThat(generated.output().typesWrittenByGeneratedCode())
			.containsExactlyInAnyOrderElementsOf(SampleRuns.TYPES);
	}

	@Test
	void noTypeOfSampleIsWrittenByReflectionWhenEnabled() {
		assertThat(generated.output().typesWrittenByReflection()).doesNotContain(SampleRuns.PROBLEM)
			.noneMatch((type) -> type.startsWith(SampleRuns.SAMPLE));
	}

	@Test
	void nothingIsReportedWhenDisabled() {
		assertThat(reflective.output().typesWrittenByGeneratedCode()).isEmpty();
		assertThat(reflective.output().typesWrittenByReflection()).isEmpty();
	}

	static List<SampleRequest> requests() {
		return SampleRuns.REQUESTS;
	}

}
