package io.github.reflectionfreejackson.aot.mapper;

import java.util.concurrent.atomic.AtomicInteger;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Role;
import org.springframework.core.Ordered;
import org.springframework.http.converter.json.Jackson2ObjectMapperBuilder;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link MapperPostProcessors}.
 */
@ExtendWith(OutputCaptureExtension.class)
class MapperPostProcessorsTests {

	private static final Item ITEM = new Item("a", null);

	@Test
	void codeIsGeneratedWithWhatPostProcessorDoesToMapper() {
		assertAnswer("{\"first_name\":\"a\",\"last_name\":null}", SnakeCase.class);
	}

	@Test
	void codeIsGeneratedWithWhatSuperclassOfPostProcessorDoesToMapper() {
		assertAnswer("{\"first_name\":\"a\",\"last_name\":null}", SubclassOfSnakeCase.class);
	}

	@Test
	void codeIsGeneratedWithWhatPostProcessorWithoutNameDoesToBuilder() {
		assertAnswer("{\"firstName\":\"a\"}", NonNull.class);
	}

	@Test
	void postProcessorsAreAppliedInTheirOrder() {
		assertAnswer("{\"FIRST_NAME\":\"a\",\"LAST_NAME\":null}", UpperCaseIfSnakeCase.class, SnakeCase.class);
		assertAnswer("{\"FIRST_NAME\":\"a\",\"LAST_NAME\":null}", SnakeCase.class, UpperCaseIfSnakeCase.class);
	}

	@Test
	void postProcessorThatDoesNotKnowMapperIsNotMade() {
		Other.created.set(0);
		AotApplication.of(Controller.class, Other.class).process();
		assertThat(Other.created).hasValue(0);
	}

	@Test
	void postProcessorOfTheInfrastructureIsNotMade() {
		Other.created.set(0);
		AotApplication.of(Controller.class, Infrastructure.class).process();
		assertThat(Other.created).hasValue(0);
	}

	@Test
	void postProcessorThatCannotBeMadeIsWarnedOf(CapturedOutput log) {
		assertThat(AotApplication.of(Controller.class, Failing.class).process().sources()).isNotEmpty();
		assertThat(log).contains("Cannot make the bean 'failing', which may change the ObjectMapper")
			.contains("needs a database");
	}

	private static void assertAnswer(String json, Class<?>... postProcessors) {
		Class<?>[] components = new Class<?>[postProcessors.length + 1];
		System.arraycopy(postProcessors, 0, components, 1, postProcessors.length);
		components[0] = Controller.class;
		AotApplication.of(components).process().run((application) -> {
			application.assertGenerated(ITEM);
			assertThat(application.mapper().writeValueAsString(ITEM)).isEqualTo(json);
		});
	}

	static class SnakeCase implements BeanPostProcessor {

		@Override
		public Object postProcessBeforeInitialization(Object bean, String beanName) {
			if (bean instanceof ObjectMapper mapper) {
				mapper.setPropertyNamingStrategy(PropertyNamingStrategies.SNAKE_CASE);
			}
			return bean;
		}

	}

	static class SubclassOfSnakeCase extends SnakeCase {

	}

	static class UpperCaseIfSnakeCase implements BeanPostProcessor, Ordered {

		@Override
		public int getOrder() {
			return 0;
		}

		@Override
		public Object postProcessBeforeInitialization(Object bean, String beanName) {
			if (bean instanceof ObjectMapper mapper) {
				mapper.setPropertyNamingStrategy(PropertyNamingStrategies.LOWER_CASE);
			}
			return bean;
		}

		@Override
		public Object postProcessAfterInitialization(Object bean, String beanName) {
			if (bean instanceof ObjectMapper mapper
					&& mapper.getPropertyNamingStrategy() == PropertyNamingStrategies.SNAKE_CASE) {
				mapper.setPropertyNamingStrategy(PropertyNamingStrategies.UPPER_SNAKE_CASE);
			}
			return bean;
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class NonNull {

		@Bean
		static BeanPostProcessor nonNull() {
			return new BeanPostProcessor() {

				@Override
				public Object postProcessAfterInitialization(Object bean, String beanName) {
					if (bean instanceof Jackson2ObjectMapperBuilder builder) {
						builder.serializationInclusion(JsonInclude.Include.NON_NULL);
					}
					return bean;
				}

			};
		}

	}

	static class Other implements BeanPostProcessor {

		private static final AtomicInteger created = new AtomicInteger();

		Other() {
			created.incrementAndGet();
		}

	}

	@Role(BeanDefinition.ROLE_INFRASTRUCTURE)
	static class Infrastructure extends Other {

		@Override
		public Object postProcessAfterInitialization(Object bean, String beanName) {
			return (bean instanceof ObjectMapper mapper) ? mapper.copy() : bean;
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class Failing {

		@Bean
		static SnakeCase failing() {
			throw new IllegalStateException("needs a database");
		}

	}

	@RestController
	static class Controller {

		@GetMapping("/item")
		Item item() {
			return ITEM;
		}

	}

	record Item(String firstName, String lastName) {
	}

}
