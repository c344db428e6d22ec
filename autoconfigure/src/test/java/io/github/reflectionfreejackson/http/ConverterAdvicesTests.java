package io.github.reflectionfreejackson.http;

import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonAutoConfiguration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.http.HttpMessageConverters;
import org.springframework.boot.autoconfigure.http.HttpMessageConvertersAutoConfiguration;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.boot.autoconfigure.web.servlet.DispatcherServletAutoConfiguration;
import org.springframework.boot.autoconfigure.web.servlet.WebMvcAutoConfiguration;
import org.springframework.boot.test.context.assertj.AssertableWebApplicationContext;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;
import org.springframework.mock.web.MockHttpServletResponse;
import org.springframework.samples.shop.ExactAdvice;
import org.springframework.samples.shop.PrefixingPostProcessor;
import org.springframework.test.web.servlet.request.MockMvcRequestBuilders;
import org.springframework.test.web.servlet.setup.MockMvcBuilders;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.mvc.method.annotation.ResponseBodyAdvice;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that advices which ask for exactly Spring's converter add to answers what they do
 * without us, however they are declared, and wherever they are.
 */
class ConverterAdvicesTests {

	private final WebApplicationContextRunner application = new WebApplicationContextRunner()
		.withConfiguration(AutoConfigurations.of(ReflectionFreeJacksonAutoConfiguration.class,
				ReflectionFreeJacksonHttpAutoConfiguration.class, JacksonAutoConfiguration.class,
				HttpMessageConvertersAutoConfiguration.class, DispatcherServletAutoConfiguration.class,
				WebMvcAutoConfiguration.class))
		.withUserConfiguration(Orders.class);

	@ParameterizedTest
	@ValueSource(classes = { AdviceBehindInterface.class, ExactAdvice.class })
	void adviceAddsToAnswerAsWithoutUs(Class<?> configuration) {
		this.application.withUserConfiguration(configuration).run((plain) -> {
			MockHttpServletResponse expected = get(plain);
			assertThat(expected.getHeader("X-Advice")).isEqualTo("applied");
			this.application.withUserConfiguration(configuration)
				.withPropertyValues("spring.jackson.reflection-free.enabled=true")
				.run((enabled) -> {
					MockHttpServletResponse actual = get(enabled);
					assertThat(actual.getHeader("X-Advice")).isEqualTo(expected.getHeader("X-Advice"));
					assertThat(actual.getContentAsString()).isEqualTo(expected.getContentAsString());
				});
		});
	}

	@Test
	void converterIsLeftToPostProcessorOfSample() {
		this.application.withPropertyValues("spring.jackson.reflection-free.enabled=true")
			.withInitializer((context) -> context.getBeanFactory().addBeanPostProcessor(new PrefixingPostProcessor()))
			.run((context) -> {
				assertThat(context.getBean(MappingJackson2HttpMessageConverter.class))
					.isExactlyInstanceOf(MappingJackson2HttpMessageConverter.class);
				assertThat(get(context).getContentAsString()).startsWith(")]}', ");
			});
	}

	private static MockHttpServletResponse get(AssertableWebApplicationContext context) throws Exception {
		return MockMvcBuilders.webAppContextSetup(context.getSourceApplicationContext())
			.build()
			.perform(MockMvcRequestBuilders.get("/order"))
			.andReturn()
			.getResponse();
	}

	/**
	 * The converter is made before the advice, whose class is only known by then.
	 */
	@Configuration(proxyBeanMethods = false)
	static class AdviceBehindInterface {

		@Bean
		Object early(HttpMessageConverters converters) {
			return converters.getConverters();
		}

		@Bean
		ResponseBodyAdvice<Object> advice() {
			return new ExactAdvice();
		}

	}

	record Order(int number) {
	}

	@RestController
	static class Orders {

		@GetMapping("/order")
		Order order() {
			return new Order(1);
		}

	}

}
