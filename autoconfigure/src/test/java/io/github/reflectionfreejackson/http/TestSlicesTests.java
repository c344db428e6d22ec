package io.github.reflectionfreejackson.http;

import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.SpringBootConfiguration;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.autoconfigure.hateoas.HypermediaAutoConfiguration;
import org.springframework.boot.test.autoconfigure.web.reactive.WebFluxTest;
import org.springframework.boot.test.autoconfigure.web.servlet.WebMvcTest;
import org.springframework.context.ApplicationContext;
import org.springframework.context.annotation.Import;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;
import org.springframework.test.context.bean.override.mockito.MockitoBean;
import org.springframework.test.web.reactive.server.WebTestClient;
import org.springframework.test.web.servlet.MockMvc;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;
import static org.springframework.test.web.servlet.request.MockMvcRequestBuilders.get;

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

	@Nested
	@WebMvcTest(excludeAutoConfiguration = HypermediaAutoConfiguration.class, properties = ENABLED)
	@Import(Greeting.class)
	class ServletWithMock {

		@MockitoBean
		private ObjectMapper mapper;

		@Test
		void webMvcTestMayMockMapper(@Autowired MockMvc mvc) throws Exception {
			assertThat(mvc.perform(get("/greeting")).andReturn().getResponse().getContentAsString()).isEqualTo("hello");
		}

	}

	@Nested
	@WebFluxTest(properties = ENABLED)
	@Import(Greeting.class)
	class ReactiveWithMock {

		@MockitoBean
		private ObjectMapper mapper;

		@Test
		void webFluxTestMayMockMapper(@Autowired WebTestClient client) {
			client.get().uri("/greeting").exchange().expectStatus().isOk().expectBody(String.class).isEqualTo("hello");
		}

	}

	@RestController
	static class Greeting {

		@GetMapping("/greeting")
		String greeting() {
			return "hello";
		}

	}

	@SpringBootConfiguration
	@EnableAutoConfiguration
	static class Application {

	}

}
