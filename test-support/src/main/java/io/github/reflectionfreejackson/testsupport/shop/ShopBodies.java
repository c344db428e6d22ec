package io.github.reflectionfreejackson.testsupport.shop;

import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

import io.github.reflectionfreejackson.testsupport.process.SampleRequest;
import io.github.reflectionfreejackson.testsupport.process.SampleResponse;
import io.github.reflectionfreejackson.testsupport.process.SampleRun;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

import org.springframework.util.function.SingletonSupplier;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Sends bodies, sound and broken, to the packaged application, with generated code and
 * without, and compares all that both answer.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class ShopBodies {

	/**
	 * How often sound requests, which have seven objects or more together, are sent
	 * before the others: generated code does not look into the buffers of parsers before
	 * it has read a hundred.
	 */
	private static final int REPETITIONS = 15;

	private final Shop shop;

	private final List<String> types;

	private final Supplier<SampleRun> generated;

	private final Supplier<SampleRun> reflective;

	/**
	 * Create the tests.
	 * @param shop the sample
	 * @param types the names of the types that generated code reads
	 */
	protected ShopBodies(Shop shop, List<String> types) {
		this.shop = shop;
		this.types = types;
		this.generated = SingletonSupplier.of(() -> shop.generated(shop.packaged(), requests()));
		this.reflective = SingletonSupplier.of(() -> shop.reflective(shop.packaged(), requests()));
	}

	@ParameterizedTest
	@MethodSource("bodies")
	void answersAreEqual(SampleRequest request, int status) {
		SampleResponse expected = this.reflective.get().responseTo(request);
		SampleResponse actual = this.generated.get().responseTo(request);
		assertThat(actual.text()).isEqualTo(expected.text());
		assertThat(actual.body()).isEqualTo(expected.body());
		assertThat(actual.status()).isEqualTo(expected.status()).as(actual::text).isEqualTo(status);
		assertThat(actual.headers()).isEqualTo(expected.headers());
		if (status == 400) {
			assertThat(actual.headers().get("Content-Type")).containsExactly("application/problem+json");
		}
	}

	@Test
	void allTypesAreReadByGeneratedCodeWhenEnabled() {
		assertThat(this.generated.get().output().typesReadByGeneratedCode())
			.containsExactlyInAnyOrderElementsOf(this.types);
	}

	@Test
	void noTypeIsReadByReflectionWhenEnabled() {
		assertThat(this.generated.get().output().typesReadByReflection()).isEmpty();
	}

	@Test
	void nothingIsReportedWhenDisabled() {
		assertThat(this.reflective.get().output().typesReadByGeneratedCode()).isEmpty();
		assertThat(this.reflective.get().output().typesReadByReflection()).isEmpty();
	}

	/**
	 * Hibernate Validator sees no constraints either, so that only sound bodies count.
	 */
	@Test
	void soundBodiesAreReadWhileMembersAreHiddenFromReflection() {
		List<SampleRequest> sound = soundRequests();
		SampleRun visible = this.shop.reflective(this.shop.packaged(), sound);
		SampleRun hidden = this.shop.generated(this.shop.withHiddenMembers(this.types), sound);
		SampleRun hiddenFromJackson = this.shop.reflective(this.shop.withHiddenMembers(this.types), sound);
		assertThat(sound).isNotEmpty().allSatisfy((request) -> {
			assertThat(hidden.responseTo(request).status()).isEqualTo(201);
			assertThat(hidden.responseTo(request).text()).isEqualTo(visible.responseTo(request).text());
			assertThat(hiddenFromJackson.responseTo(request).status()).isNotEqualTo(201);
		});
	}

	/**
	 * Return requests with bodies that have something created.
	 * @return requests that are answered with status 201
	 */
	protected abstract List<SampleRequest> soundRequests();

	/**
	 * Return all that is sent, in its order.
	 * @return requests, each with the status to expect
	 */
	protected abstract Stream<Arguments> bodies();

	private List<SampleRequest> requests() {
		return Stream
			.concat(Stream.generate(this::soundRequests).limit(REPETITIONS).flatMap(List::stream),
					bodies().map((body) -> (SampleRequest) body.get()[0]))
			.toList();
	}

	/**
	 * Expect the same status of each of some requests.
	 * @param status the status
	 * @param requests the requests
	 * @return the requests, each with the status
	 */
	protected static Stream<Arguments> expect(int status, Stream<SampleRequest> requests) {
		return requests.map((request) -> Arguments.of(request, status));
	}

	/**
	 * Replace a text in a body, which has to have it.
	 * @param body the body
	 * @param replaced the text to replace
	 * @param replacement what to replace it by
	 * @return the body with the replacement
	 */
	protected static String replace(String body, String replaced, String replacement) {
		assertThat(body).contains(replaced);
		return body.replace(replaced, replacement);
	}

}
