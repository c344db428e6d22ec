package io.github.reflectionfreejackson.testsupport.shop;

import java.util.List;

import io.github.reflectionfreejackson.testsupport.process.SampleRequest;
import io.github.reflectionfreejackson.testsupport.process.SampleResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Runs the packaged application twice, with generated code and without, and compares all
 * that both answer.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class ShopAnswers {

	private final Shop shop;

	private final String unknown;

	/**
	 * Create the tests.
	 * @param shop the sample
	 * @param unknown the path of what there is not
	 */
	protected ShopAnswers(Shop shop, String unknown) {
		this.shop = shop;
		this.unknown = unknown;
	}

	@ParameterizedTest
	@MethodSource("requests")
	void answersAreEqual(SampleRequest request) {
		SampleResponse expected = this.shop.reflective().responseTo(request);
		SampleResponse actual = this.shop.generated().responseTo(request);
		assertThat(expected.body()).isNotEmpty();
		assertThat(actual.text()).isEqualTo(expected.text());
		assertThat(actual.body()).isEqualTo(expected.body());
		assertThat(actual.status()).isEqualTo(expected.status())
			.isEqualTo(request.path().equals(this.unknown) ? 404 : 200);
		assertThat(actual.headers()).isEqualTo(expected.headers()).containsKey("Content-Type");
	}

	@Test
	void bothRunsAreProcessedAheadOfTime() {
		assertThat(this.shop.generated().output().contains("Starting AOT-processed")).isTrue();
		assertThat(this.shop.reflective().output().contains("Starting AOT-processed")).isTrue();
	}

	@Test
	void allTypesAreWrittenByGeneratedCodeWhenEnabled() {
		assertThat(this.shop.generated().output().typesWrittenByGeneratedCode())
			.containsExactlyInAnyOrderElementsOf(this.shop.types());
	}

	@Test
	void noTypeOfSampleIsWrittenByReflectionWhenEnabled() {
		assertThat(this.shop.generated().output().typesWrittenByReflection()).doesNotContain(Shop.PROBLEM)
			.noneMatch((type) -> type.startsWith(this.shop.packageName()));
	}

	@Test
	void nothingIsReportedWhenDisabled() {
		assertThat(this.shop.reflective().output().typesWrittenByGeneratedCode()).isEmpty();
		assertThat(this.shop.reflective().output().typesWrittenByReflection()).isEmpty();
	}

	List<SampleRequest> requests() {
		return this.shop.requests();
	}

}
