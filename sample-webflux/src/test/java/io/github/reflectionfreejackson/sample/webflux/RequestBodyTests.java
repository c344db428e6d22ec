package io.github.reflectionfreejackson.sample.webflux;

import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

import org.springframework.aot.AotDetector;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.test.web.reactive.server.WebTestClient.BodyContentSpec;
import org.springframework.test.web.reactive.server.WebTestClient.ResponseSpec;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link SampleApplication} with requests that have bodies, which run with and
 * without AOT processing.
 */
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
@DirtiesContext
class RequestBodyTests {

	private static final String ORDERS = "/orders/1d2c3b4a-0000-4000-8000-00000000000";

	private static final String ORDER = """
			{"order_date": "29.02.2024", "shipping": "pick-up", "note": "Now",
			"lines": [{"SKU": "P-1", "name": "Paper", "quantity": 10, "unit_price": 4.50}],
			"payment": {"type": "bank-transfer", "iban": "DE02", "amount": "45.00 EUR"}}""";

	@Autowired
	private ServedTypes servedTypes;

	@Autowired
	private WebTestClient client;

	@Test
	void bodyIsReadByGeneratedCodeWhenAotIsEnabled() {
		send(HttpMethod.POST, "/orders", MediaType.APPLICATION_JSON, ORDER).expectStatus().isCreated();
		assertThat(this.servedTypes.reading().byGeneratedCode().contains(SampleShop.SAMPLE + ".order.OrderRequest"))
			.isEqualTo(AotDetector.useGeneratedArtifacts());
		assertThat(this.servedTypes.reading().byReflection()).isEmpty();
	}

	@Test
	void customerIsUpdated() {
		send(HttpMethod.PUT, "/customers/2", MediaType.APPLICATION_JSON, """
				{"first_name": "Ida", "age": 3, "nickname": "I", "children": [{"first_name": "Otto"}]}
				""").expectStatus().isOk();
		this.client.get()
			.uri("/customers/2")
			.exchange()
			.expectBody()
			.jsonPath("$.first_name")
			.isEqualTo("Ida")
			.jsonPath("$.children[0].first_name")
			.isEqualTo("Otto");
	}

	@Test
	void customersAreImportedFromLines() {
		send(HttpMethod.POST, "/customers/import", MediaType.APPLICATION_NDJSON, """
				{"first_name": "Ida", "age": 3}
				{"first_name": "Otto", "age": 5}
				""").expectStatus()
			.isOk()
			.expectBody()
			.jsonPath("$[*].first_name")
			.value((names) -> assertThat(names).asInstanceOf(InstanceOfAssertFactories.LIST)
				.containsExactly("Ida", "Otto"));
	}

	@Test
	void orderIsUpdated() {
		send(HttpMethod.PUT, ORDERS + "2", MediaType.APPLICATION_JSON, ORDER).expectStatus()
			.isOk()
			.expectBody()
			.jsonPath("$.total")
			.isEqualTo("45.00")
			.jsonPath("$.shipping_cost")
			.isEqualTo("0.00 EUR")
			.jsonPath("$.payment.iban")
			.isEqualTo("DE02");
	}

	@Test
	void orderWhenNotValidIsProblem() {
		problem("/orders", "{\"note\": \"%s\", \"lines\": [null]}".formatted("x".repeat(41))).jsonPath("$.errors")
			.value((errors) -> assertThat(errors).asInstanceOf(InstanceOfAssertFactories.LIST)
				.containsExactly("lines[0] must not be null", "note size must be between 0 and 40",
						"orderDate must not be null", "payment must not be null", "shipping must not be null"));
	}

	@Test
	void customerWhenNotReadableIsProblem() {
		problem("/customers", "{\"first_name\": \"Ida\"}").jsonPath("$.detail")
			.value((detail) -> assertThat(detail).asString().contains("Missing required creator property 'age'"));
	}

	private BodyContentSpec problem(String path, String body) {
		return send(HttpMethod.POST, path, MediaType.APPLICATION_JSON, body).expectStatus()
			.isEqualTo(HttpStatus.BAD_REQUEST)
			.expectHeader()
			.contentType(MediaType.APPLICATION_PROBLEM_JSON)
			.expectBody();
	}

	private ResponseSpec send(HttpMethod method, String path, MediaType contentType, String body) {
		return this.client.method(method).uri(path).contentType(contentType).bodyValue(body).exchange();
	}

}
