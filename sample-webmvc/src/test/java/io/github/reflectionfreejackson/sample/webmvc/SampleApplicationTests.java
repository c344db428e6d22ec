package io.github.reflectionfreejackson.sample.webmvc;

import io.github.reflectionfreejackson.http.CachingJackson2HttpMessageConverter;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.sample.webmvc.customer.Customer;
import org.junit.jupiter.api.Test;
import org.skyscreamer.jsonassert.JSONCompareMode;

import org.springframework.aot.AotDetector;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.json.BasicJsonTester;
import org.springframework.boot.test.json.JsonContent;
import org.springframework.boot.test.web.client.TestRestTemplate;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.AnnotationConfigUtils;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link SampleApplication}, which run with and without AOT processing.
 */
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
class SampleApplicationTests {

	private static final String ORDERS = "/orders/1d2c3b4a-0000-4000-8000-00000000000";

	private final BasicJsonTester json = new BasicJsonTester(getClass());

	@Autowired
	private ApplicationContext context;

	@Autowired
	private ServedTypes servedTypes;

	@Autowired
	private TestRestTemplate rest;

	@Test
	void contextIsProcessedAheadOfTimeWhenAotIsEnabled() {
		String processor = AnnotationConfigUtils.CONFIGURATION_ANNOTATION_PROCESSOR_BEAN_NAME;
		assertThat(this.context.containsBean(processor)).isNotEqualTo(AotDetector.useGeneratedArtifacts());
	}

	@Test
	void messageConverterDerivesOnce() {
		assertThat(this.context.getBean(MappingJackson2HttpMessageConverter.class))
			.isInstanceOf(CachingJackson2HttpMessageConverter.class);
	}

	@Test
	void customerIsWrittenByGeneratedCodeWhenAotIsEnabled() {
		get("/customers/1");
		assertThat(this.servedTypes.byGeneratedCode().contains(Customer.class.getName()))
			.isEqualTo(AotDetector.useGeneratedArtifacts());
	}

	@Test
	void customerHasPropertiesOfPersonInSnakeCase() {
		JsonContent<?> customer = get("/customers/1");
		assertThat(customer).extractingJsonPathStringValue("$.first_name").isEqualTo("Ada");
		assertThat(customer).extractingJsonPathStringValue("$.address.town").isEqualTo("London");
		assertThat(customer).extractingJsonPathArrayValue("$.credit_cards[*].limit").containsExactly(5_000, 12_500);
		assertThat(customer).doesNotHaveJsonPath("$.children[0].address");
		assertThat(customer).extractingJsonPathStringValue("$.children[1].address.street").isEqualTo("Größe Straße 1");
	}

	@Test
	void customerWithoutLastNameHasNoSuchProperty() {
		assertThat(get("/customers")).extractingJsonPathArrayValue("$[*].last_name").hasSize(2);
	}

	@Test
	void customerWhenUnknownIsNotFound() {
		assertThat(this.rest.getForEntity("/customers/4", String.class).getStatusCode())
			.isEqualTo(HttpStatus.NOT_FOUND);
	}

	@Test
	void pageOfCustomersHasElementsAndTotal() {
		JsonContent<?> page = get("/customers?page=1");
		assertThat(page).extractingJsonPathArrayValue("$.content[*].first_name").containsExactly("美");
		assertThat(page).extractingJsonPathNumberValue("$.total_elements").isEqualTo(3);
		assertThat(page).extractingJsonPathBooleanValue("$.last").isTrue();
	}

	@Test
	void profileHasNothingEmpty() {
		assertThat(get("/customers/2/profile")).isEqualToJson("""
				{"nickname": "customer-2", "links": {"home": "https://example.com/?a=1&b=<2>"}}
				""", JSONCompareMode.STRICT);
	}

	@Test
	void orderHasFormattedValues() {
		JsonContent<?> order = get(ORDERS + "1");
		assertThat(order).extractingJsonPathStringValue("$.order_date").isEqualTo("29.02.2024");
		assertThat(order).extractingJsonPathStringValue("$.created_at").isEqualTo("2024-02-29T23:59:59.123456789Z");
		assertThat(order).extractingJsonPathStringValue("$.delivery_time").isEqualTo("PT49H");
		assertThat(order).extractingJsonPathStringValue("$.total").isEqualTo("1234567890.10");
		assertThat(order).extractingJsonPathStringValue("$.shipping_cost").isEqualTo("4.90 EUR");
		assertThat(order).extractingJsonPathStringValue("$.status").isEqualTo("new");
		assertThat(order).extractingJsonPathStringValue("$.items_by_warehouse.Berlin[0].SKU").isEqualTo("P-1");
	}

	@Test
	void paymentsHaveTypeIds() {
		JsonContent<?> payments = get("/orders/payments");
		assertThat(payments).extractingJsonPathArrayValue("$[*].type")
			.containsExactly("card", "bank-transfer", "voucher");
		assertThat(payments).doesNotHaveJsonPath("$[0].verification_code");
	}

	@Test
	void summaryHasOnlyPropertiesOfItsView() {
		assertThat(get(ORDERS + "3/summary")).isEqualToJson("""
				{"id": "1d2c3b4a-0000-4000-8000-000000000003", "status": "on-its-way", "order_date": "01.07.2025",
				"total": "19.99"}
				""", JSONCompareMode.STRICT);
	}

	@Test
	void envelopeHasDataAndMetadata() {
		JsonContent<?> envelope = get(ORDERS + "2/envelope");
		assertThat(envelope).extractingJsonPathStringValue("$.data.payment.type").isEqualTo("bank-transfer");
		assertThat(envelope).extractingJsonPathStringValue("$.metadata.payment.amount").isEqualTo("0.00 EUR");
	}

	@Test
	void receiptHasHeaderAndTimeInItsZone() {
		ResponseEntity<String> response = this.rest.getForEntity(ORDERS + "2/receipt", String.class);
		assertThat(response.getHeaders().getFirst("Receipt-Number")).startsWith("R-1d2c3b4a");
		assertThat(this.json.from(response.getBody())).extractingJsonPathStringValue("$.issued_at")
			.isEqualTo("1970-01-01 09:00:00 Asia/Tokyo");
	}

	@Test
	void orderWhenUnknownIsProblem() {
		ResponseEntity<String> response = this.rest.getForEntity(ORDERS + "9", String.class);
		assertThat(response.getStatusCode()).isEqualTo(HttpStatus.NOT_FOUND);
		assertThat(response.getHeaders().getContentType()).isEqualTo(MediaType.APPLICATION_PROBLEM_JSON);
		JsonContent<?> problem = this.json.from(response.getBody());
		assertThat(problem).extractingJsonPathStringValue("$.title").isEqualTo("Order not found");
		assertThat(problem).extractingJsonPathStringValue("$.orderId").endsWith("9");
	}

	@Test
	void storesShowWhatTheirClassesDeclareVisible() {
		assertThat(get("/stores")).extractingJsonPathArrayValue("$[0].employees_by_floor").hasSize(3);
		assertThat(get("/stores")).doesNotHaveJsonPath("$[0].cashier_password");
		assertThat(get("/stores/stock")).extractingJsonPathNumberValue("$[0].available").isEqualTo(Long.MAX_VALUE);
		assertThat(get("/stores/audit")).extractingJsonPathStringValue("$[0].happened_at")
			.isEqualTo("2024-07-01T14:00:00 +02:00");
		assertThat(get("/stores/audit")).doesNotHaveJsonPath("$[0].session_id");
		assertThat(get("/stores/dashboard")).extractingJsonPathStringValue("$.widgets[0].detail.title")
			.isEqualTo("Yesterday");
		assertThat(get("/stores/dashboard")).extractingJsonPathNumberValue("$.orders.on-its-way").isEqualTo(5);
		assertThat(get("/stores/suppliers")).isEqualToJson("""
				{"paperAndSons": {"company_name": "Paper & Sons", "vat_id": "DE123456789"}}
				""", JSONCompareMode.STRICT);
	}

	private JsonContent<?> get(String path) {
		ResponseEntity<String> response = this.rest.getForEntity(path, String.class);
		assertThat(response.getStatusCode()).isEqualTo(HttpStatus.OK);
		return this.json.from(response.getBody());
	}

}
