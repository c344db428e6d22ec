package io.github.reflectionfreejackson.sample.webflux;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import io.github.reflectionfreejackson.testsupport.process.SampleOutput;
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
 * Runs the packaged application twice, with generated code and without, and compares all
 * that both answer.
 */
class SampleApplicationIT {

	private static final String SAMPLE = "io.github.reflectionfreejackson.sample.webflux";

	private static final String PROBLEM = "org.springframework.http.ProblemDetail";

	private static final List<String> TYPES = List.of(SAMPLE + ".customer.Address", SAMPLE + ".customer.Customer",
			SAMPLE + ".customer.Person", SAMPLE + ".order.Item", SAMPLE + ".order.Order",
			SAMPLE + ".order.OrderStatistics", SAMPLE + ".order.OrderStatistics$Day", SAMPLE + ".payment.BankTransfer",
			SAMPLE + ".payment.CardPayment", SAMPLE + ".web.Envelope", PROBLEM);

	private static final String ORDERS = "/orders/1d2c3b4a-0000-4000-8000-00000000000";

	private static final String UNKNOWN_ORDER = ORDERS + "9";

	private static SampleRun generated;

	private static SampleRun reflective;

	@BeforeAll
	static void requestAllEndpoints() {
		generated = SampleRun.of(application(), requests());
		reflective = SampleRun.of(application().arguments("--spring.jackson.reflection-free.enabled=false"),
				requests());
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
			.isEqualTo(request.path().equals(UNKNOWN_ORDER) ? 404 : 200);
		assertThat(actual.headers()).isEqualTo(expected.headers()).containsKey("Content-Type");
	}

	@Test
	void bothRunsAreProcessedAheadOfTime() {
		assertThat(generated.output().contains("Starting AOT-processed")).isTrue();
		assertThat(reflective.output().contains("Starting AOT-processed")).isTrue();
	}

	@Test
	void allTypesAreWrittenByGeneratedCodeWhenEnabled() {
		assertThat(generated.output().typesWrittenByGeneratedCode()).containsExactlyInAnyOrderElementsOf(TYPES);
	}

	@Test
	void noTypeOfSampleIsWrittenByReflectionWhenEnabled() {
		assertThat(generated.output().typesWrittenByReflection()).doesNotContain(PROBLEM)
			.noneMatch((type) -> type.startsWith(SAMPLE));
	}

	@Test
	void nothingIsReportedWhenDisabled() {
		assertThat(reflective.output().typesWrittenByGeneratedCode()).isEmpty();
		assertThat(reflective.output().typesWrittenByReflection()).isEmpty();
	}

	private static SampleProcess.Builder application() {
		return SampleProcess.jar(Path.of("target", "sample-webflux.jar"))
			.jvmArguments("-Dspring.aot.enabled=true")
			.arguments("--logging.level." + SampleOutput.LOGGER + "=DEBUG");
	}

	static List<SampleRequest> requests() {
		Stream<SampleRequest> plain = Stream
			.of("/customers", "/customers/lines", "/customers/events", "/customers/1", "/customers/2", "/customers/3",
					"/orders", ORDERS + "1", ORDERS + "2", UNKNOWN_ORDER, ORDERS + "1/summary", ORDERS + "1/envelope",
					"/orders/events", "/orders/payments", "/orders/statistics")
			.map(SampleRequest::get);
		Stream<SampleRequest> streaming = Stream.of("/customers", "/orders", "/orders/payments")
			.map(SampleRequest::get)
			.flatMap((request) -> Stream.of(request.accepting("application/x-ndjson"),
					request.accepting("text/event-stream")));
		return Stream.concat(plain, streaming).toList();
	}

}
