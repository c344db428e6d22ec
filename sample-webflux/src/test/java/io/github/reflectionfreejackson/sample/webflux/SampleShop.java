package io.github.reflectionfreejackson.sample.webflux;

import java.util.List;
import java.util.stream.Stream;

import io.github.reflectionfreejackson.testsupport.process.SampleRequest;
import io.github.reflectionfreejackson.testsupport.shop.Shop;

/**
 * What this sample of the shop is made of, and what it is asked for.
 */
final class SampleShop {

	static final String SAMPLE = "io.github.reflectionfreejackson.sample.webflux";

	/**
	 * The types that generated code writes.
	 */
	private static final List<String> TYPES = List.of(SAMPLE + ".customer.Address", SAMPLE + ".customer.Customer",
			SAMPLE + ".customer.Person", SAMPLE + ".order.Item", SAMPLE + ".order.Order",
			SAMPLE + ".order.OrderStatistics", SAMPLE + ".order.OrderStatistics$Day", SAMPLE + ".payment.BankTransfer",
			SAMPLE + ".payment.CardPayment", SAMPLE + ".payment.Payment", SAMPLE + ".web.Envelope", Shop.PROBLEM);

	private static final String ORDERS = "/orders/1d2c3b4a-0000-4000-8000-00000000000";

	static final String UNKNOWN_ORDER = ORDERS + "9";

	static final Shop SHOP = new Shop(SampleApplication.class, TYPES, covered(), requests(),
			"-Dreactor.netty.ioShutdownQuietPeriod=0");

	private SampleShop() {
	}

	private static List<String> covered() {
		return Stream
			.concat(TYPES.stream(),
					Stream.of(SAMPLE + ".web.Money",
							"org.springframework.http.converter.json.ProblemDetailJacksonMixin"))
			.toList();
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
