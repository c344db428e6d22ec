package io.github.reflectionfreejackson.aot.mapper;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.module.jakarta.xmlbind.JakartaXmlBindAnnotationIntrospector;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.swagger.v3.core.jackson.ModelResolver;
import io.swagger.v3.core.jackson.SwaggerAnnotationIntrospector;
import io.swagger.v3.oas.annotations.media.Schema;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.boot.autoconfigure.jersey.JerseyAutoConfiguration;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link MapperChangers}.
 */
@ExtendWith(OutputCaptureExtension.class)
class MapperChangersTests {

	@Test
	void codeIsGeneratedWithWhatModelResolverAddsToMapper() {
		String registry = registry(AotApplication.of(Controller.class, Resolver.class));
		assertThat(registry).contains(SwaggerAnnotationIntrospector.class.getName());
		assertThat(registry(AotApplication.of(Controller.class)))
			.doesNotContain(SwaggerAnnotationIntrospector.class.getName());
	}

	@Test
	void codeIsGeneratedWithWhatSpringBootAddsToMapperForJersey() throws Exception {
		Class<?> customizer = Class.forName(JerseyAutoConfiguration.class.getName()
				+ "$JacksonResourceConfigCustomizer$JaxbObjectMapperCustomizer");
		assertThat(registry(AotApplication.of(Controller.class, customizer)))
			.contains(JakartaXmlBindAnnotationIntrospector.class.getName());
	}

	@Test
	void beanThatCannotBeMadeIsWarnedOf(CapturedOutput log) {
		assertThat(registry(AotApplication.of(Controller.class, FailingResolver.class)))
			.doesNotContain(SwaggerAnnotationIntrospector.class.getName());
		assertThat(log).contains("Cannot make the bean 'failing', which changes the ObjectMapper")
			.contains("needs a database");
	}

	private static String registry(AotApplication application) {
		return application.process()
			.sources()
			.entrySet()
			.stream()
			.filter((source) -> source.getKey().matches(".*__\\w*JsonSerializers[0-9]*\\.java"))
			.findFirst()
			.orElseThrow()
			.getValue();
	}

	@Configuration(proxyBeanMethods = false)
	static class Resolver {

		@Bean
		ModelResolver modelResolver(ObjectMapper mapper) {
			return new ModelResolver(mapper);
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class FailingResolver {

		@Bean
		ModelResolver failing(ObjectMapper mapper) {
			throw new IllegalStateException("needs a database");
		}

	}

	@RestController
	static class Controller {

		@GetMapping("/item")
		Item item() {
			return new Item("a");
		}

	}

	record Item(@Schema(description = "The name", requiredMode = Schema.RequiredMode.REQUIRED) String name) {
	}

}
