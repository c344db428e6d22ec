package io.github.reflectionfreejackson.sample.webmvc;

import java.util.List;
import java.util.stream.Stream;

import io.github.reflectionfreejackson.testsupport.process.SampleRequest;
import io.github.reflectionfreejackson.testsupport.shop.ShopBodies;
import org.junit.jupiter.params.provider.Arguments;

/**
 * Sends bodies, sound and broken, to the packaged application, with generated code and
 * without, and compares all that both answer.
 */
class RequestBodyIT extends ShopBodies {

	/**
	 * The types that generated code reads.
	 */
	private static final List<String> TYPES = Stream
		.of("customer.Address", "customer.CreditCard", "customer.CustomerRequest", "order.OrderRequest",
				"order.OrderRequest$Line", "payment.BankTransfer", "payment.CardPayment", "payment.Voucher",
				"web.Money")
		.map((name) -> SampleShop.SAMPLE + "." + name)
		.toList();

	private static final String CUSTOMER = """
			{"first_name": "Grace", "last_name": "Hopper \\ud83d\\ude00", "age": 85,
			"address": {"street": "Größe Straße 1", "town": null}, "credit_cards": [{"name": "Visa", "limit": 5000}],
			"income": 1.5e4, "newsletter": true}""";

	private static final String ORDER = """
			{"order_date": "29.02.2024", "shipping": "EXPRESS", "note": "Ring twice",
			"lines": [{"SKU": "P-1", "name": "Paper", "quantity": 10, "unit_price": 4.50, "tags": ["office", "paper"]},
			{"SKU": "P-2", "name": "Pen", "quantity": 1, "unit_price": "0.99"}],
			"payment": {"type": "card", "amount": "45.99 EUR", "masked_number": "**** 4242", "valid_until": "2027-08"}}""";

	RequestBodyIT() {
		super(SampleShop.SHOP, TYPES);
	}

	@Override
	protected List<SampleRequest> soundRequests() {
		return List.of(SampleRequest.post("/customers", CUSTOMER), SampleRequest.post("/orders", ORDER));
	}

	@Override
	protected Stream<Arguments> bodies() {
		return Stream.of(soundCustomers(), brokenCustomers(), soundOrders(), brokenOrders())
			.flatMap((bodies) -> bodies);
	}

	private static Stream<Arguments> soundCustomers() {
		return Stream
			.of(expect(201,
					customers(CUSTOMER, "{\"first_name\": \"Ida\"}", customer("85", "\"85\""), customer("85", "8.5"),
							customer("85", "null"), customer("85", "85, \"age\": 86"), CUSTOMER + " trailing")),
					expect(200,
							Stream.of(SampleRequest.put("/customers/2", CUSTOMER), SampleRequest.get("/customers"))),
					expect(404, Stream.of(SampleRequest.put("/customers/99", CUSTOMER))))
			.flatMap((bodies) -> bodies);
	}

	private static Stream<Arguments> brokenCustomers() {
		return expect(400,
				customers(customer("85", "\"ten\""), customer("85", "true"), customer("85", "99999999999"),
						customer("85", "{}"), customer("1.5e4", "\"much\""), customer("\"Grace\"", "null"),
						customer("\"Grace\"", "\"  \""), customer("\"Grace\"", "[1]"),
						customer("\"Größe Straße 1\"", "null"), customer("85", "-1").replace("Hopper", "x".repeat(50)),
						customer("{\"street\"", "[\"street\""), customer("\"age\"", "age"), CUSTOMER.substring(0, 100),
						CUSTOMER.substring(0, CUSTOMER.length() - 1), "", " ", "null", "[]", "\"text\"", "1", "{}",
						"nonsense", customer("\"address\": {", "\"address\": \"\", \"x\": {"),
						customer("\"age\"", "\"nickname\": 1, \"age\""), customer("\"town\"", "\"city\""),
						customer("{\"name\"", "null, {\"name\""), customer("5000", "\"much\""),
						customer("{\"name\"", "{\"name\": \"A\"}, {\"number\": 1, \"name\"")));
	}

	private static Stream<Arguments> soundOrders() {
		return Stream
			.of(expect(201, orders(ORDER, order("EXPRESS", "pick-up"), order("\"EXPRESS\"", "1"),
					order("\"Ring twice\"", "null"), paidBy("\"type\": \"bank-transfer\", \"iban\": \"DE02 1203\""),
					order("EXPRESS", "express"), paidBy("\"type\": \"voucher\", \"code\": \"SUMMER-25\""))),
					expect(200,
							Stream.of(SampleRequest.put("/orders/1d2c3b4a-0000-4000-8000-000000000001", ORDER),
									SampleRequest.get("/orders"))),
					expect(404, Stream.of(SampleRequest.put("/orders/00000000-0000-4000-8000-000000000000", ORDER))))
			.flatMap((bodies) -> bodies);
	}

	private static Stream<Arguments> brokenOrders() {
		return expect(400, orders(order("EXPRESS", "BY_DOVE"), order("\"EXPRESS\"", "7"), order("\"EXPRESS\"", "null"),
				order("\"EXPRESS\"", "{}"), order("29.02.2024", "2024-02-29"), order("29.02.2024", "31.02.x"),
				order("10", "\"ten\""), order("10", "0"), order("4.50", "-4.50"), order("4.50", "\"much\""),
				order("\"P-2\"", "\"\""), order("{\"SKU\": \"P-2\"", "null, {\"SKU\": \"P-2\""),
				order("\"P-2\"", "{\"a\": 1}"), order("\"lines\": [", "\"lines\": {"), order("\"lines\"", "\"items\""),
				order("Ring twice", "x".repeat(41)), order("\"card\"", "\"cash\""), order("\"card\"", "null"),
				order("\"type\": \"card\", ", ""), order("45.99 EUR", "45.99"), order("45.99 EUR", "much EUR"),
				order("45.99 EUR", "45.99 XXXX"), order("\"45.99 EUR\"", "45.99"), order("2027-08", "2027/08"),
				ORDER.substring(0, 200), ORDER.substring(0, ORDER.length() - 2), "", "{}", "{\"payment\": null}",
				order("[\"office\"", "[{}"), order("\"masked_number\"", "\"number\"")));
	}

	private static Stream<SampleRequest> customers(String... bodies) {
		return Stream.of(bodies).map((body) -> SampleRequest.post("/customers", body));
	}

	private static Stream<SampleRequest> orders(String... bodies) {
		return Stream.of(bodies).map((body) -> SampleRequest.post("/orders", body));
	}

	private static String order(String replaced, String replacement) {
		return replace(ORDER, replaced, replacement);
	}

	private static String paidBy(String payment) {
		return ORDER.substring(0, ORDER.indexOf("\"type\"")) + payment + ", \"amount\": \"45.99 EUR\"}}";
	}

	private static String customer(String replaced, String replacement) {
		return replace(CUSTOMER, replaced, replacement);
	}

}
