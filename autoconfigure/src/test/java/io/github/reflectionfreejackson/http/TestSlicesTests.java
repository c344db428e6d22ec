package io.github.reflectionfreejackson.http;

import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.autoconfigure.hateoas.HypermediaAutoConfiguration;
import org.springframework.boot.test.autoconfigure.web.reactive.WebFluxTest;
import org.springframework.boot.test.autoconfigure.web.servlet.WebMvcTest;
import org.springframework.context.ApplicationContext;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that sliced tests of applications see the auto-configuration.
 */
class TestSlicesTests {

	private static final String ENABLED = "spring.jackson.reflection-free.enabled=true";

	@Nested
	@WebMvcTest(excludeAutoConfiguration = HypermediaAutoConfiguration.class, properties = ENABLED)
	class Servlet {

		@Autowired
		private ApplicationContext context;

		@Test
		void webMvcTestIncludesAutoConfiguration() {
			assertThat(this.context.getBean(MappingJackson2HttpMessageConverter.class))
				.isInstanceOf(CachingJackson2HttpMessageConverter.class);
		}

	}

	@Nested
	@WebFluxTest(properties = ENABLED)
	class Reactive {

		@Autowired
		private ApplicationContext context;

		@Test
		void webFluxTestIncludesAutoConfiguration() {
			assertThat(this.context.getBeansOfType(EncoderReplacement.class)).hasSize(1);
		}

	}

	@SpringBootConfiguration
	@EnableAutoConfiguration
	static class Application {

	}

}
