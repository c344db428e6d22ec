package io.github.reflectionfreejackson.sample.webmvc;

import io.github.reflectionfreejackson.runtime.ServedTypes;
import io.github.reflectionfreejackson.runtime.ShadowVerification;
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
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.test.context.aot.DisabledInAotMode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests verification over HTTP, with generated code that is wrong. What AOT processing
 * generates would be a second registry beside it.
 */
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT,
		properties = "spring.jackson.reflection-free.verify=always")
@Import(BrokenSerializers.class)
@ExtendWith(OutputCaptureExtension.class)
@DisabledInAotMode
class VerificationTests {

	private static final String ADDRESS = Address.class.getName();

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
		assertThat(log.getAll().lines().filter((line) -> line.contains("verification found"))).singleElement()
			.asString()
			.contains("WARN", "Writing " + ADDRESS + " by reflection", "at its property 'street'");
		assertThat(log).doesNotContain("St James", "London", "Größe");
	}

	private byte[] get(String path) {
		ResponseEntity<byte[]> response = this.rest.getForEntity(path, byte[].class);
		assertThat(response.getStatusCode()).isEqualTo(HttpStatus.OK);
		return response.getBody();
	}

	private byte[] writtenByPlainJackson(String path) {
		try (ConfigurableApplicationContext plain = new SpringApplicationBuilder(SampleApplication.class)
			.run("--server.port=0", "--spring.jackson.reflection-free.enabled=false")) {
			return get("http://localhost:" + plain.getEnvironment().getProperty("local.server.port") + path);
		}
	}

}
