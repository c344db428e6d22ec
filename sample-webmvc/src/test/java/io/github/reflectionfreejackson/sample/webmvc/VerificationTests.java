package io.github.reflectionfreejackson.sample.webmvc;

import java.util.stream.Stream;

import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import io.github.reflectionfreejackson.sample.webmvc.customer.Address;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.boot.test.web.client.TestRestTemplate;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Import;
import org.springframework.http.HttpMethod;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.http.RequestEntity;
import org.springframework.http.ResponseEntity;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.annotation.DirtiesContext.ClassMode;
import org.springframework.test.context.aot.DisabledInAotMode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests verification over HTTP, with generated code that is wrong. What AOT processing
 * generates would be a second registry beside it.
 */
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT,
		properties = "spring.jackson.reflection-free.verify=always")
@Import(BrokenAddresses.class)
@ExtendWith(OutputCaptureExtension.class)
@DirtiesContext(classMode = ClassMode.BEFORE_EACH_TEST_METHOD)
@DisabledInAotMode
class VerificationTests {

	private static final String ADDRESS = Address.class.getName();

	private static final String CUSTOMER = "{\"first_name\": \"Ida\", \"age\": 36,\n \"address\": {\"street\": \"Elm Street\"}}";

	private static final String BROKEN = "{\"address\": {\"town\": \"x\", \"street\": [\"Elm Street\"]}}";

	@Autowired
	private ShadowVerification verification;

	@Autowired
	private ServedTypes servedTypes;

	@Autowired
	private TestRestTemplate rest;

	@Test
	void clientReceivesWhatPlainJacksonWritesAndTypeStepsBack(CapturedOutput log) {
		byte[] expected = writtenByPlainJackson("/customers/1");
		assertThat(get("/customers/1")).isEqualTo(expected);
		assertThat(this.verification.different()).isEqualTo(1);
		assertThat(this.verification.differences()).containsOnlyKeys(ADDRESS);
		assertThat(this.servedTypes.byReflection()).containsKey(ADDRESS);
		assertThat(get("/customers/1")).isEqualTo(expected);
		assertThat(get("/customers")).isEqualTo(writtenByPlainJackson("/customers"));
		assertThat(this.verification.different()).isEqualTo(1);
		assertThat(this.verification.equal()).isPositive();
		assertThat(this.servedTypes.byGeneratedCode()).doesNotContain(ADDRESS);
		assertThat(warnings(log)).singleElement()
			.asString()
			.contains("WARN", "Writing " + ADDRESS + " by reflection", "at its property 'street'");
		assertThat(log).doesNotContain("St James", "London", "Größe");
	}

	@Test
	void applicationGetsWhatPlainJacksonReadsAndTypeStepsBack(CapturedOutput log) {
		byte[] expected = answeredByPlainJackson(CUSTOMER);
		byte[] expectedProblem = answeredByPlainJackson(BROKEN);
		assertThat(send(HttpMethod.PUT, "/customers/1", BROKEN).getBody()).isEqualTo(expectedProblem);
		ShadowVerification reading = this.verification.reading();
		assertThat(reading.equal()).isEqualTo(1);
		assertThat(reading.different()).isZero();
		assertThat(send(HttpMethod.PUT, "/customers/1", CUSTOMER).getBody()).isEqualTo(expected);
		assertThat(reading.different()).isEqualTo(1);
		assertThat(reading.differences()).containsOnlyKeys(ADDRESS)
			.containsValue("at its field 'street': another text");
		assertThat(this.servedTypes.reading().byReflection()).containsKey(ADDRESS);
		assertThat(send(HttpMethod.PUT, "/customers/1", CUSTOMER).getBody()).isEqualTo(expected);
		assertThat(reading.different()).isEqualTo(1);
		long equal = reading.equal();
		assertThat(equal).isEqualTo(2);
		assertThat(warnings(log).filter((line) -> line.contains("Reading "))).singleElement()
			.asString()
			.contains("WARN", "Reading " + ADDRESS + " by reflection");
		assertThat(log).doesNotContain("Elm Street");
	}

	private static Stream<String> warnings(CapturedOutput log) {
		return log.getAll().lines().filter((line) -> line.contains("verification found"));
	}

	private ResponseEntity<byte[]> send(HttpMethod method, String path, String body) {
		return this.rest.exchange(RequestEntity.method(method, path).contentType(MediaType.APPLICATION_JSON).body(body),
				byte[].class);
	}

	private byte[] answeredByPlainJackson(String body) {
		try (ConfigurableApplicationContext plain = plain()) {
			return send(HttpMethod.PUT, url(plain, "/customers/1"), body).getBody();
		}
	}

	private byte[] get(String path) {
		ResponseEntity<byte[]> response = this.rest.getForEntity(path, byte[].class);
		assertThat(response.getStatusCode()).isEqualTo(HttpStatus.OK);
		return response.getBody();
	}

	private byte[] writtenByPlainJackson(String path) {
		try (ConfigurableApplicationContext plain = plain()) {
			return get(url(plain, path));
		}
	}

	private static ConfigurableApplicationContext plain() {
		return new SpringApplicationBuilder(SampleApplication.class).run("--server.port=0",
				"--spring.jackson.reflection-free.enabled=false");
	}

	private static String url(ConfigurableApplicationContext application, String path) {
		return "http://localhost:" + application.getEnvironment().getProperty("local.server.port") + path;
	}

}
