package io.github.reflectionfreejackson.testsupport.shop;

import java.util.List;
import java.util.function.Supplier;

import io.github.reflectionfreejackson.testsupport.process.SampleRequest;
import io.github.reflectionfreejackson.testsupport.process.SampleResponse;
import io.github.reflectionfreejackson.testsupport.process.SampleRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import org.springframework.util.function.SingletonSupplier;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Runs the application while the members of all types that it answers with are hidden
 * from reflection, as in a native image without hints.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class ShopHiddenMembers {

	private final Shop shop;

	private final Supplier<SampleRun> generated;

	private final Supplier<SampleRun> reflective;

	/**
	 * Create the tests.
	 * @param shop the sample
	 */
	protected ShopHiddenMembers(Shop shop) {
		this.shop = shop;
		this.generated = SingletonSupplier.of(() -> shop.generated(shop.withHiddenMembers(shop.covered())));
		this.reflective = SingletonSupplier.of(() -> shop.reflective(shop.withHiddenMembers(shop.covered())));
	}

	@ParameterizedTest
	@MethodSource("requests")
	void generatedCodeAnswersAsIfMembersWereVisible(SampleRequest request) {
		SampleResponse expected = this.shop.reflective().responseTo(request);
		SampleResponse actual = this.generated.get().responseTo(request);
		assertThat(actual.text()).isEqualTo(expected.text());
		assertThat(actual.body()).isEqualTo(expected.body());
		assertThat(actual.status()).isEqualTo(expected.status());
		assertThat(actual.headers()).isEqualTo(expected.headers());
	}

	@ParameterizedTest
	@MethodSource("requests")
	void plainJacksonAnswersDifferently(SampleRequest request) {
		assertThat(this.reflective.get().responseTo(request).text())
			.isNotEqualTo(this.shop.reflective().responseTo(request).text());
	}

	@Test
	void allTypesAreWrittenByGeneratedCode() {
		assertThat(this.generated.get().output().typesWrittenByGeneratedCode())
			.containsExactlyInAnyOrderElementsOf(this.shop.types());
		assertThat(this.generated.get().output().typesWrittenByReflection())
			.doesNotContainAnyElementsOf(this.shop.covered());
	}

	List<SampleRequest> requests() {
		return this.shop.requests();
	}

}
