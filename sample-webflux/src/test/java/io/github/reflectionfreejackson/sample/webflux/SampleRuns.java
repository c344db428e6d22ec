package io.github.reflectionfreejackson.sample.webflux;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;

import io.github.reflectionfreejackson.testsupport.process.SampleOutput;
import io.github.reflectionfreejackson.testsupport.process.SampleProcess;
import io.github.reflectionfreejackson.testsupport.process.SampleRequest;
import io.github.reflectionfreejackson.testsupport.process.SampleRun;

import org.springframework.util.function.SingletonSupplier;

/**
 * Runs of the packaged application, which several tests compare others with, and what is
 * to be known about the application.
 */
final class SampleRuns {

	static final Path JAR = Path.of("target", "sample-webflux.jar");

	static final String SAMPLE = "io.github.reflectionfreejackson.sample.webflux";

	static final String PROBLEM = "org.springframework.http.ProblemDetail";

	/**
	 * The types that generated code writes.
	 */
	static final List<String> TYPES = List.of(SAMPLE + ".customer.Address", SAMPLE + ".customer.Customer",
			SAMPLE + ".customer.Person", SAMPLE + ".order.Item", SAMPLE + ".order.Order",
			SAMPLE + ".order.OrderStatistics", SAMPLE + ".order.OrderStatistics$Day", SAMPLE + ".payment.BankTransfer",
			SAMPLE + ".payment.CardPayment", SAMPLE + ".payment.Payment", SAMPLE + ".web.Envelope", PROBLEM);

	/**
	 * The types whose members generated code does without: all but enums.
	 */
	static final List<String> COVERED = Stream
		.concat(TYPES.stream(),
				Stream.of(SAMPLE + ".web.Money", "org.springframework.http.converter.json.ProblemDetailJacksonMixin"))
		.toList();

	private static final String ORDERS = "/orders/1d2c3b4a-0000-4000-8000-00000000000";

	static final String UNKNOWN_ORDER = ORDERS + "9";

	static final List<SampleRequest> REQUESTS = requests();

	private static final String SWITCHED_OFF = "--spring.jackson.reflection-free.enabled=false";

	private static final Supplier<SampleRun> GENERATED = SingletonSupplier.of(() -> generated(packaged()));

	private static final Supplier<SampleRun> REFLECTIVE = SingletonSupplier.of(() -> reflective(packaged()));

	private SampleRuns() {
	}

	/**
	 * Return what the packaged application answers by generated code.
	 */
	static SampleRun generated() {
		return GENERATED.get();
	}

	/**
	 * Return what the packaged application answers by plain Jackson.
	 */
	static SampleRun reflective() {
		return REFLECTIVE.get();
	}

	static SampleRun generated(SampleProcess.Builder application) {
		return generated(application, REQUESTS);
	}

	static SampleRun generated(SampleProcess.Builder application, List<SampleRequest> requests) {
		return SampleRun.of(application
			.jvmArguments("-Dspring.aot.enabled=true", "-XX:TieredStopAtLevel=1",
					"-Dreactor.netty.ioShutdownQuietPeriod=0")
			.arguments("--logging.level." + SampleOutput.LOGGER + "=DEBUG"), requests);
	}

	static SampleRun reflective(SampleProcess.Builder application) {
		return reflective(application, REQUESTS);
	}

	static SampleRun reflective(SampleProcess.Builder application, List<SampleRequest> requests) {
		return generated(application.arguments(SWITCHED_OFF), requests);
	}

	static SampleProcess.Builder packaged() {
		return SampleProcess.jar(JAR);
	}

	private static List<SampleRequest> requests() {
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
