package io.github.reflectionfreejackson.test;

import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.test.autoconfigure.json.JsonTest;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.annotation.Configuration;
import org.springframework.test.context.ContextConfiguration;
import org.springframework.test.context.TestPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of {@link GeneratedJsonAssert} within Spring's tests.
 */
class SpringTestsTests {

	private static void assertCovered(ObjectMapper mapper) {
		GeneratedJsonAssert.assertThatGeneratedJson(mapper)
			.isWrittenAsByJackson(new Product("chair", 2))
			.covers(Product.class);
	}

	@Nested
	@JsonTest(properties = "spring.jackson.property-naming-strategy=KEBAB_CASE")
	@ContextConfiguration(classes = Application.class)
	class SliceTests {

		@Test
		void assertsWithMapperOfSlice(@Autowired ObjectMapper mapper) throws Exception {
			assertCovered(mapper);
			assertThat(mapper.writeValueAsString(new Product("chair", 2))).contains("product-name");
		}

	}

	@Nested
	@SpringBootTest(classes = Application.class)
	@TestPropertySource(properties = { "spring.jackson.reflection-free.enabled=true",
			"spring.jackson.reflection-free.verify=always" })
	class ApplicationTests {

		@Test
		void assertsWithMapperOfApplication(@Autowired ObjectMapper mapper) {
			assertCovered(mapper);
		}

	}

	record Product(String productName, int numberInStock) {
	}

	@Configuration(proxyBeanMethods = false)
	@EnableAutoConfiguration
	static class Application {

	}

}
