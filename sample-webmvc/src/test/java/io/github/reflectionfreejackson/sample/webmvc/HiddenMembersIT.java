package io.github.reflectionfreejackson.sample.webmvc;

import java.util.List;

import io.github.reflectionfreejackson.testsupport.hidden.HiddenMembersLauncher;
import io.github.reflectionfreejackson.testsupport.process.SampleProcess;
import io.github.reflectionfreejackson.testsupport.process.SampleRequest;
import io.github.reflectionfreejackson.testsupport.process.SampleResponse;
import io.github.reflectionfreejackson.testsupport.process.SampleRun;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Runs the application while the members of all types that it answers with are hidden
 * from reflection, as in a native image without hints.
 */
class HiddenMembersIT {

	private static SampleRun generated;

	private static SampleRun reflective;

	@BeforeAll
	static void requestAllEndpoints() {
		generated = SampleRuns.generated(applicationWithHiddenMembers());
		reflective = SampleRuns.reflective(applicationWithHiddenMembers());
	}

	@ParameterizedTest
	@MethodSource("requests")
	void generatedCodeAnswersAsIfMembersWereVisible(SampleRequest request) {
		SampleResponse expected = SampleRuns.reflective().responses().get(request);
		SampleResponse actual = generated.responses().get(request);
		assertThat(actual.text()).isEqualTo(expected.text());
		assertThat(actual.body()).isEqualTo(expected.body());
		assertThat(actual.status()).isEqualTo(expected.status());
		assertThat(actual.headers()).isEqualTo(expected.headers());
	}

	@ParameterizedTest
	@MethodSource("requests")
	void plainJacksonAnswersDifferently(SampleRequest request) {
		assertThat(reflective.responses().get(request).text())
			.isNotEqualTo(SampleRuns.reflective().responses().get(request).text());
	}

	@Test
	void allTypesAreWrittenByGeneratedCode() {
		assertThat(generated.output().typesWrittenByGeneratedCode())
			.containsExactlyInAnyOrderElementsOf(SampleRuns.TYPES);
		assertThat(generated.output().typesWrittenByReflection()).doesNotContainAnyElementsOf(SampleRuns.COVERED);
	}

	private static SampleProcess.Builder applicationWithHiddenMembers() {
		return HiddenMembersLauncher.launch(SampleApplication.class.getName(), SampleRuns.COVERED);
	}

	static List<SampleRequest> requests() {
		return SampleRuns.REQUESTS;
	}

}
