package io.github.reflectionfreejackson.http;

import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonAutoConfiguration;
import org.junit.jupiter.api.Test;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.hateoas.HypermediaAutoConfiguration;
import org.springframework.boot.autoconfigure.http.HttpMessageConvertersAutoConfiguration;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.boot.autoconfigure.web.servlet.DispatcherServletAutoConfiguration;
import org.springframework.boot.autoconfigure.web.servlet.WebMvcAutoConfiguration;
import org.springframework.boot.test.context.assertj.AssertableWebApplicationContext;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.hateoas.EntityModel;
import org.springframework.hateoas.Link;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.test.web.servlet.request.MockMvcRequestBuilders;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that Spring HATEOAS finds the converter that it gives its mappers to.
 */
class HypermediaTests {

	private final WebApplicationContextRunner application = new WebApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(ReflectionFreeJacksonAutoConfiguration.class,
				ReflectionFreeJacksonHttpAutoConfiguration.class, JacksonAutoConfiguration.class,
				HttpMessageConvertersAutoConfiguration.class, DispatcherServletAutoConfiguration.class,
				WebMvcAutoConfiguration.class, HypermediaAutoConfiguration.class))
		.withUserConfiguration(Items.class);

	@Test
	void hypermediaIsWrittenAsWithoutUs() {
		this.application.run((plain) -> {
			MockHttpServletResponse expected = get(plain);
			assertThat(expected.getContentType()).isEqualTo("application/hal+json");
			assertThat(expected.getContentAsString()).contains("_links");
			WebApplicationContextRunner application = this.application
				.withPropertyValues("spring.jackson.reflection-free.enabled=true");
			assertThat(LogRecord.ofReplacement(() -> application.run((enabled) -> {
				MockHttpServletResponse actual = get(enabled);
				assertThat(actual.getContentType()).isEqualTo(expected.getContentType());
				assertThat(actual.getContentAsString()).isEqualTo(expected.getContentAsString());
				assertThat(enabled.getBean(MappingJackson2HttpMessageConverter.class))
					.isNotInstanceOf(CachingJackson2HttpMessageConverter.class);
			}))).anyMatch((line) -> line.contains("Spring HATEOAS asks for exactly its class"));
		});
	}

	private static MockHttpServletResponse get(AssertableWebApplicationContext context) throws Exception {
		return MockMvcBuilders.webAppContextSetup(context.getSourceApplicationContext())
			.build()
			.perform(MockMvcRequestBuilders.get("/item"))
			.andReturn()
			.getResponse();
	}

	record Item(String name) {
	}

	@RestController
	static class Items {

		@GetMapping("/item")
		EntityModel<Item> item() {
			return EntityModel.of(new Item("a"), Link.of("/item"));
		}

	}

}
