package io.github.reflectionfreejackson.aot.mapper;

import java.io.IOException;
import java.util.stream.Stream;

import javax.sql.DataSource;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonAutoConfiguration;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockito.Mockito;

import org.springframework.aot.generate.GeneratedFiles.Kind;
import org.springframework.aot.generate.InMemoryGeneratedFiles;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.autoconfigure.jackson.Jackson2ObjectMapperBuilderCustomizer;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.boot.jackson.JsonComponent;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Import;
import org.springframework.stereotype.Component;
import org.springframework.test.context.ContextConfiguration;
import org.springframework.test.context.TestPropertySource;
import org.springframework.test.context.aot.TestContextAotGenerator;
import org.springframework.test.context.bean.override.convention.TestBean;
import org.springframework.test.context.bean.override.mockito.MockitoBean;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests contexts of tests in which beans are overridden that the mapper needs, and that
 * cannot be made.
 */
@ExtendWith(OutputCaptureExtension.class)
class BeanOverridesTests {

	@ParameterizedTest
	@ValueSource(classes = { Mocked.class, Replaced.class, MockedBesideMapper.class, MockedBesideEarlyBeans.class })
	void generatesCodeWithoutMakingTheRealBeans(Class<?> testClass, CapturedOutput log) {
		InMemoryGeneratedFiles files = new InMemoryGeneratedFiles();
		new TestContextAotGenerator(files).processAheadOfTime(Stream.of(testClass));
		assertThat(files.getGeneratedFiles(Kind.SOURCE).keySet())
			.anyMatch((path) -> path.contains("Order") && path.contains("JsonSerializer"));
		assertThat(log).doesNotContain(" WARN ", "The real bean was made");
	}

	@ContextConfiguration(classes = Application.class)
	@TestPropertySource(properties = { "spring.jackson.reflection-free.enabled=true",
			"spring.jackson.reflection-free.on-fallback=fail" })
	abstract static class Overriding {

	}

	static class Mocked extends Overriding {

		@MockitoBean
		@Nullable Currencies currencies;

		@MockitoBean
		@Nullable DataSource database;

	}

	static class Replaced extends Overriding {

		@TestBean
		@Nullable Currencies currencies;

		@TestBean
		@Nullable DataSource database;

		static Currencies currencies() {
			return new Currencies("EUR");
		}

		static DataSource database() {
			return Mockito.mock(DataSource.class);
		}

	}

	static class MockedBesideMapper extends Mocked {

		@MockitoBean
		@Nullable ObjectMapper mapper;

	}

	@Import({ EarlyConfiguration.class, Shared.class })
	static class MockedBesideEarlyBeans extends Mocked {

	}

	/**
	 * The post-processor has this and the module made, before anything is injected.
	 */
	@Configuration
	static class EarlyConfiguration {

		@Value("module")
		private @Nullable String name;

		@Autowired
		private @Nullable Shared shared;

		@Bean
		BeanFactoryPostProcessor postProcessor() {
			return (beanFactory) -> beanFactory.getBean("module");
		}

		@Bean
		Module module() {
			return new SimpleModule(this.name);
		}

		@Bean
		Jackson2ObjectMapperBuilderCustomizer customizer(Shared shared) {
			assertThat(shared).isSameAs(this.shared);
			return (builder) -> {
			};
		}

	}

	@Component
	static class Shared {

	}

	@Configuration(proxyBeanMethods = false)
	@ImportAutoConfiguration({ ReflectionFreeJacksonAutoConfiguration.class, JacksonAutoConfiguration.class })
	@Import({ OrderController.class, PriceSerializer.class })
	static class Application {

		@Bean
		Currencies currencies() {
			throw new IllegalStateException("The real bean was made");
		}

		@Bean
		DataSource database() {
			throw new IllegalStateException("The real bean was made");
		}

	}

	static class Currencies {

		private final String currency;

		Currencies(String currency) {
			this.currency = currency;
		}

		String currency() {
			return this.currency;
		}

	}

	@JsonComponent
	static class PriceSerializer extends JsonSerializer<Price> {

		private final Currencies currencies;

		PriceSerializer(Currencies currencies, DataSource database) {
			this.currencies = currencies;
		}

		@Override
		public void serialize(Price value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString(value.cents() + this.currencies.currency());
		}

	}

	public record Price(long cents) {
	}

	public record Order(Price price) {
	}

	@RestController
	static class OrderController {

		@GetMapping("/order")
		Order order() {
			return new Order(new Price(1));
		}

	}

}
