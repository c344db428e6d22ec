package io.github.reflectionfreejackson.sample.webmvc;

import java.util.List;
import java.util.stream.Stream;

import io.github.reflectionfreejackson.testsupport.process.SampleRequest;
import io.github.reflectionfreejackson.testsupport.shop.Shop;

/**
 * What this sample of the shop is made of, and what it is asked for.
 */
final class SampleShop {

	static final String SAMPLE = "io.github.reflectionfreejackson.sample.webmvc";

	/**
	 * The types that generated code writes.
	 */
	private static final List<String> TYPES = List.of(SAMPLE + ".customer.Address", SAMPLE + ".customer.CreditCard",
			SAMPLE + ".customer.Customer", SAMPLE + ".customer.CustomerProfile", SAMPLE + ".customer.Person",
			SAMPLE + ".order.Item", SAMPLE + ".order.Order", SAMPLE + ".order.Receipt",
			SAMPLE + ".payment.BankTransfer", SAMPLE + ".payment.CardPayment", SAMPLE + ".payment.Voucher",
			SAMPLE + ".store.AuditEntry", SAMPLE + ".store.Dashboard", SAMPLE + ".store.Dashboard$Widget",
			SAMPLE + ".store.StockLevel", SAMPLE + ".store.Store", SAMPLE + ".store.Supplier", SAMPLE + ".web.Envelope",
			SAMPLE + ".web.PageResult", Shop.PROBLEM);

	private static final String ORDERS = "/orders/1d2c3b4a-0000-4000-8000-00000000000";

	static final String UNKNOWN_ORDER = ORDERS + "9";

	static final Shop SHOP = new Shop(SampleApplication.class, TYPES, covered(), requests());

	private SampleShop() {
	}

	private static List<String> covered() {
		return Stream.concat(TYPES.stream(), Stream.of(SAMPLE + ".payment.Payment", SAMPLE + ".web.Money",
				SAMPLE + ".store.SupplierMixin", "org.springframework.http.converter.json.ProblemDetailJacksonMixin"))
			.toList();
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
