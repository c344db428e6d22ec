package io.github.reflectionfreejackson.sample.webflux;

import java.nio.charset.StandardCharsets;

import io.github.reflectionfreejackson.http.CachingJackson2JsonEncoder;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.sample.webflux.customer.Customer;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;

import org.springframework.aot.AotDetector;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.AnnotationConfigUtils;
import org.springframework.http.MediaType;
import org.springframework.http.codec.EncoderHttpMessageWriter;
import org.springframework.http.codec.ServerCodecConfigurer;
import org.springframework.test.json.JsonCompareMode;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.test.web.reactive.server.WebTestClient.BodyContentSpec;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link SampleApplication}, which run with and without AOT processing.
 */
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
class SampleApplicationTests {

	private static final String ORDERS = "/orders/1d2c3b4a-0000-4000-8000-00000000000";

	@Autowired
	private ApplicationContext context;

	@Autowired
	private ServedTypes servedTypes;

	@Autowired
	private WebTestClient client;

	@Test
	void encoderDerivesOnce() {
		assertThat(this.context.getBean(ServerCodecConfigurer.class).getWriters())
			.filteredOn(EncoderHttpMessageWriter.class::isInstance)
			.extracting((writer) -> (Object) ((EncoderHttpMessageWriter<?>) writer).getEncoder())
			.hasAtLeastOneElementOfType(CachingJackson2JsonEncoder.class);
	}

	@Test
	void contextIsProcessedAheadOfTimeWhenAotIsEnabled() {
		String processor = AnnotationConfigUtils.CONFIGURATION_ANNOTATION_PROCESSOR_BEAN_NAME;
		assertThat(this.context.containsBean(processor)).isNotEqualTo(AotDetector.useGeneratedArtifacts());
	}

	@Test
	void customerIsWrittenByGeneratedCodeWhenAotIsEnabled() {
		get("/customers/1", MediaType.APPLICATION_JSON);
		assertThat(this.servedTypes.byGeneratedCode().contains(Customer.class.getName()))
			.isEqualTo(AotDetector.useGeneratedArtifacts());
	}

	@Test
	void customerHasPropertiesOfPersonInSnakeCase() {
		get("/customers/1", MediaType.APPLICATION_JSON).jsonPath("$.first_name")
			.isEqualTo("Ada")
			.jsonPath("$.address.town")
			.isEqualTo("London")
			.jsonPath("$.children[0].address")
			.doesNotExist();
	}

	@Test
	void customersAreArray() {
		get("/customers", MediaType.APPLICATION_JSON).jsonPath("$[*].first_name")
			.value((names) -> assertThat(names).asInstanceOf(InstanceOfAssertFactories.LIST)
				.containsExactly("Ada", "José", "美"));
	}

	@Test
	void customersAreLinesWhenProducesOrAcceptsLines() {
		assertThat(text("/customers/lines", MediaType.APPLICATION_NDJSON).lines()).hasSize(3)
			.last()
			.isEqualTo("{\"first_name\":\"美\",\"age\":28,\"id\":3}");
		assertThat(text("/customers", MediaType.APPLICATION_NDJSON).lines()).hasSize(3);
	}

	@Test
	void customersAreEvents() {
		assertThat(text("/customers/events", MediaType.TEXT_EVENT_STREAM))
			.endsWith("data:{\"first_name\":\"美\",\"age\":28,\"id\":3}\n\n");
	}

	@Test
	void ordersAreEventsWithIds() {
		assertThat(text("/orders/events", MediaType.TEXT_EVENT_STREAM))
			.startsWith("id:1d2c3b4a-0000-4000-8000-000000000001\nevent:order\ndata:{\"id\":");
	}

	@Test
	void orderHasFormattedValues() {
		get(ORDERS + "1", MediaType.APPLICATION_JSON).jsonPath("$.order_date")
			.isEqualTo("29.02.2024")
			.jsonPath("$.created_at")
			.isEqualTo("2024-02-29T23:59:59.123456789Z")
			.jsonPath("$.shipping_cost")
			.isEqualTo("4.90 EUR")
			.jsonPath("$.payment.type")
			.isEqualTo("card")
			.jsonPath("$.payment.verification_code")
			.doesNotExist();
	}

	@Test
	void summaryHasOnlyPropertiesOfItsView() {
		get(ORDERS + "2/summary", MediaType.APPLICATION_JSON).json("""
				{"id": "1d2c3b4a-0000-4000-8000-000000000002", "status": "on-its-way", "order_date": "31.12.1999",
				"total": "0.00"}
				""", JsonCompareMode.STRICT);
	}

	@Test
	void paymentsHaveTypeIds() {
		get("/orders/payments", MediaType.APPLICATION_JSON).jsonPath("$[*].type")
			.value((types) -> assertThat(types).asInstanceOf(InstanceOfAssertFactories.LIST)
				.containsExactly("card", "bank-transfer"));
	}

	@Test
	void statisticsHaveDays() {
		get("/orders/statistics", MediaType.APPLICATION_JSON).json("""
				{"days": [{"date": "2024-02-29", "orders": 1}, {"date": "1999-12-31", "orders": 1}]}
				""", JsonCompareMode.STRICT);
	}

	@Test
	void envelopeHasHeaderAndMetadata() {
		this.client.get()
			.uri(ORDERS + "2/envelope")
			.exchange()
			.expectHeader()
			.valueMatches("Order-Number", "O-1d2c3b4a.*")
			.expectBody()
			.jsonPath("$.metadata.apiVersion")
			.isEqualTo(2)
			.jsonPath("$.data.status")
			.isEqualTo("on-its-way");
	}

	@Test
	void orderWhenUnknownIsProblem() {
		this.client.get()
			.uri(ORDERS + "9")
			.exchange()
			.expectStatus()
			.isNotFound()
			.expectHeader()
			.contentType(MediaType.APPLICATION_PROBLEM_JSON)
			.expectBody()
			.jsonPath("$.title")
			.isEqualTo("Order not found")
			.jsonPath("$.orderId")
			.isEqualTo("1d2c3b4a-0000-4000-8000-000000000009");
	}

	private BodyContentSpec get(String path, MediaType accept) {
		return this.client.get()
			.uri(path)
			.accept(accept)
			.exchange()
			.expectStatus()
			.isOk()
			.expectHeader()
			.contentTypeCompatibleWith(accept)
			.expectBody();
	}

	private String text(String path, MediaType accept) {
		byte[] body = get(path, accept).returnResult().getResponseBody();
		return new String(body, StandardCharsets.UTF_8);
	}

}
