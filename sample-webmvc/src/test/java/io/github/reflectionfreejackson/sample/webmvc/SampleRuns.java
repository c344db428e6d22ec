package io.github.reflectionfreejackson.sample.webmvc;

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

	static final Path JAR = Path.of("target", "sample-webmvc.jar");

	static final String SAMPLE = "io.github.reflectionfreejackson.sample.webmvc";

	static final String PROBLEM = "org.springframework.http.ProblemDetail";

	/**
	 * The types that generated code writes.
	 */
	static final List<String> TYPES = List.of(SAMPLE + ".customer.Address", SAMPLE + ".customer.CreditCard",
			SAMPLE + ".customer.Customer", SAMPLE + ".customer.CustomerProfile", SAMPLE + ".customer.Person",
			SAMPLE + ".order.Item", SAMPLE + ".order.Order", SAMPLE + ".order.Receipt",
			SAMPLE + ".payment.BankTransfer", SAMPLE + ".payment.CardPayment", SAMPLE + ".payment.Voucher",
			SAMPLE + ".store.AuditEntry", SAMPLE + ".store.Dashboard", SAMPLE + ".store.Dashboard$Widget",
			SAMPLE + ".store.StockLevel", SAMPLE + ".store.Store", SAMPLE + ".store.Supplier", SAMPLE + ".web.Envelope",
			SAMPLE + ".web.PageResult", PROBLEM);

	/**
	 * The types whose members generated code does without: all but enums.
	 */
	static final List<String> COVERED = Stream
		.concat(TYPES.stream(), Stream.of(SAMPLE + ".payment.Payment", SAMPLE + ".web.Money",
				SAMPLE + ".store.SupplierMixin", "org.springframework.http.converter.json.ProblemDetailJacksonMixin"))
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
		return SampleRun.of(application.jvmArguments("-Dspring.aot.enabled=true", "-XX:TieredStopAtLevel=1")
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
		return Stream
			.of("/customers", "/customers?page=0", "/customers?page=1", "/customers/1", "/customers/2", "/customers/3",
					"/customers/1/profile", "/customers/2/profile", "/orders", ORDERS + "1", ORDERS + "2", ORDERS + "3",
					UNKNOWN_ORDER, ORDERS + "1/summary", ORDERS + "3/summary", ORDERS + "1/envelope",
					ORDERS + "1/receipt", ORDERS + "1/payment", ORDERS + "2/payment", ORDERS + "3/payment",
					"/orders/payments", "/stores", "/stores/stock", "/stores/audit", "/stores/dashboard",
					"/stores/suppliers")
			.map(SampleRequest::get)
			.toList();
	}

}
