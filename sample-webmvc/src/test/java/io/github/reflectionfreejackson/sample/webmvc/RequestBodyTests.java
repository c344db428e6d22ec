package io.github.reflectionfreejackson.sample.webmvc;

import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import org.junit.jupiter.api.Test;

import org.springframework.aot.AotDetector;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.json.BasicJsonTester;
import org.springframework.boot.test.json.JsonContent;
import org.springframework.boot.test.web.client.TestRestTemplate;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.RequestEntity;
import org.springframework.http.ResponseEntity;
import org.springframework.test.annotation.DirtiesContext;

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
			{"order_date": "29.02.2024", "shipping": "express",
			"lines": [{"SKU": "P-1", "name": "Paper", "quantity": 10, "unit_price": 4.50}],
			"payment": {"type": "voucher", "code": "SUMMER-25", "amount": "59.90 EUR"}}""";

	private final BasicJsonTester json = new BasicJsonTester(getClass());

	@Autowired
	private ServedTypes servedTypes;

	@Autowired
	private TestRestTemplate rest;

	@Test
	void bodyIsReadByGeneratedCodeWhenAotIsEnabled() {
		send(HttpMethod.POST, "/orders", ORDER);
		assertThat(this.servedTypes.reading().byGeneratedCode().contains(SampleShop.SAMPLE + ".order.OrderRequest"))
			.isEqualTo(AotDetector.useGeneratedArtifacts());
		assertThat(this.servedTypes.reading().byReflection()).isEmpty();
	}

	@Test
	void customerIsCreatedAndUpdated() {
		ResponseEntity<String> created = send(HttpMethod.POST, "/customers", "{\"first_name\": \"Grace\"}");
		assertThat(created.getStatusCode()).isEqualTo(HttpStatus.CREATED);
		String location = String.valueOf(created.getHeaders().getLocation());
		ResponseEntity<String> updated = send(HttpMethod.PUT, location,
				"""
						{"first_name": "Ida", "address": {"street": "Elm Street"}, "credit_cards": [{"name": "Visa", "limit": 1}]}
						""");
		assertThat(updated.getStatusCode()).isEqualTo(HttpStatus.OK);
		JsonContent<?> customer = this.json.from(this.rest.getForObject(location, String.class));
		assertThat(customer).extractingJsonPathStringValue("$.first_name").isEqualTo("Ida");
		assertThat(customer).extractingJsonPathStringValue("$.address.street").isEqualTo("Elm Street");
		assertThat(customer).extractingJsonPathArrayValue("$.credit_cards[*].limit").containsExactly(1);
	}

	@Test
	void orderIsUpdated() {
		ResponseEntity<String> updated = send(HttpMethod.PUT, ORDERS + "2", ORDER);
		assertThat(updated.getStatusCode()).isEqualTo(HttpStatus.OK);
		JsonContent<?> order = this.json.from(updated.getBody());
		assertThat(order).extractingJsonPathStringValue("$.total").isEqualTo("45.00");
		assertThat(order).extractingJsonPathStringValue("$.shipping_cost").isEqualTo("14.90 EUR");
		assertThat(order).extractingJsonPathStringValue("$.payment.amount").isEqualTo("59.90 EUR");
		assertThat(order).extractingJsonPathStringValue("$.payment.code").isEqualTo("SUMMER-25");
	}

	@Test
	void orderWhenNotValidIsProblem() {
		JsonContent<?> problem = problem("/orders", "{\"shipping\": null, \"lines\": [{\"quantity\": 0}]}");
		assertThat(problem).extractingJsonPathArrayValue("$.errors")
			.containsExactly("lines[0].name must not be blank", "lines[0].quantity must be greater than 0",
					"lines[0].sku must not be blank", "lines[0].unitPrice must not be null",
					"orderDate must not be null", "payment must not be null", "shipping must not be null");
	}

	@Test
	void orderWhenNotReadableIsProblem() {
		JsonContent<?> problem = problem("/orders", ORDER.replace("10", "\"ten\""));
		assertThat(problem).extractingJsonPathStringValue("$.detail")
			.contains("Cannot deserialize value of type `int` from String \"ten\"");
		assertThat(problem).extractingJsonPathStringValue("$.path").endsWith("Line[\"quantity\"]");
		assertThat(problem).extractingJsonPathNumberValue("$.line").isEqualTo(2);
	}

	@Test
	void customerWithUnknownPropertyIsProblem() {
		assertThat(problem("/customers", "{\"nickname\": \"G\"}")).extractingJsonPathStringValue("$.detail")
			.contains("Unrecognized field \"nickname\"");
	}

	private JsonContent<?> problem(String path, String body) {
		ResponseEntity<String> response = send(HttpMethod.POST, path, body);
		assertThat(response.getStatusCode()).isEqualTo(HttpStatus.BAD_REQUEST);
		assertThat(response.getHeaders().getContentType()).isEqualTo(MediaType.APPLICATION_PROBLEM_JSON);
		return this.json.from(response.getBody());
	}

	private ResponseEntity<String> send(HttpMethod method, String path, String body) {
		return this.rest.exchange(RequestEntity.method(method, path).contentType(MediaType.APPLICATION_JSON).body(body),
				String.class);
	}

}
