package io.github.reflectionfreejackson.aot.mapper;

import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.DisposableBean;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Primary;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests for {@link ApplicationMapper} when there is not exactly one mapper, or none can
 * be made.
 */
class ApplicationMapperFailureTests {

	@Test
	void buildWhenDependencyFailsTellsRootCauseAndDestroysWhatWasCreated() {
		AotProcessing.of(FailingModule.class, Map.of(), (beanFactory) -> {
			List<String> singletons = List.of(beanFactory.getSingletonNames());
			assertThatExceptionOfType(MapperCreationException.class)
				.isThrownBy(() -> ApplicationMapper.build(beanFactory))
				.withMessage("The application's ObjectMapper could not be created: "
						+ "java.lang.IllegalStateException: no connection")
				.withRootCauseInstanceOf(IllegalStateException.class);
			assertThat(beanFactory.getSingletonNames()).containsExactlyElementsOf(singletons);
			return "done";
		});
		assertThat(Resource.open).isZero();
	}

	@Test
	void buildWhenClassIsMissingTellsIt() {
		DefaultListableBeanFactory beanFactory = new DefaultListableBeanFactory();
		RootBeanDefinition definition = new RootBeanDefinition(ObjectMapper.class);
		definition.setInstanceSupplier(() -> {
			throw new NoClassDefFoundError("com/acme/Missing");
		});
		beanFactory.registerBeanDefinition("mapper", definition);
		assertThatExceptionOfType(MapperCreationException.class).isThrownBy(() -> ApplicationMapper.build(beanFactory))
			.withMessageContaining("com/acme/Missing");
	}

	@Test
	void buildWhenSupplierFailsWithErrorTellsIt() {
		DefaultListableBeanFactory beanFactory = new DefaultListableBeanFactory();
		RootBeanDefinition definition = new RootBeanDefinition(ObjectMapper.class);
		definition.setInstanceSupplier(() -> {
			throw new AssertionError("no mapper");
		});
		beanFactory.registerBeanDefinition("mapper", definition);
		assertThatExceptionOfType(MapperCreationException.class).isThrownBy(() -> ApplicationMapper.build(beanFactory))
			.withMessageContaining("no mapper");
	}

	@Test
	void buildWhenThereIsNoMapperSaysSo() {
		assertThatExceptionOfType(MapperCreationException.class)
			.isThrownBy(() -> ApplicationMapper.build(new DefaultListableBeanFactory()))
			.withMessage("The application has no ObjectMapper bean");
	}

	@Test
	void buildWhenThereAreSeveralMappersAndNoneIsPrimarySaysSo() {
		assertThatExceptionOfType(MapperCreationException.class)
			.isThrownBy(() -> ApplicationMapper.build(withMappers("one", "two")))
			.withMessage("The application has several ObjectMapper beans and none is primary: [one, two]");
	}

	@Test
	void buildWhenThereAreSeveralMappersTakesTheOneThatSpringBootInjects() {
		assertThat(name(withMappers("one", "jacksonObjectMapper"))).isEqualTo("jacksonObjectMapper");
		assertThat(name(withMappers("one", "objectMapper"))).isEqualTo("objectMapper");
		assertThat(name(withMappers("jacksonObjectMapper", "objectMapper"))).isEqualTo("objectMapper");
	}

	@Test
	void buildWhenOneMapperIsPrimaryTakesThat() {
		ObjectMapper mapper = AotProcessing.of(Several.class, Map.of(), AotProcessing::mapper);
		assertThat(mapper.getRegisteredModuleIds()).contains("primary");
	}

	private Object name(DefaultListableBeanFactory beanFactory) {
		return AotProcessing.mapper(beanFactory).getRegisteredModuleIds().iterator().next();
	}

	private DefaultListableBeanFactory withMappers(String... names) {
		DefaultListableBeanFactory beanFactory = new DefaultListableBeanFactory();
		for (String name : names) {
			RootBeanDefinition definition = new RootBeanDefinition(ObjectMapper.class);
			definition.setInstanceSupplier(() -> new ObjectMapper().registerModule(new SimpleModule(name)));
			beanFactory.registerBeanDefinition(name, definition);
		}
		return beanFactory;
	}

	/**
	 * Counts those that are open.
	 */
	static class Resource implements DisposableBean {

		private static int open;

		Resource() {
			open++;
		}

		@Override
		public void destroy() {
			open--;
		}

	}

	@Configuration(proxyBeanMethods = false)
	@EnableAutoConfiguration
	static class FailingModule {

		@Bean
		Resource resource() {
			return new Resource();
		}

		@Bean
		SimpleModule module(Resource resource) {
			assertThat(Resource.open).isPositive();
			throw new IllegalStateException("no connection");
		}

	}

	@Configuration(proxyBeanMethods = false)
	@EnableAutoConfiguration
	static class Several {

		@Bean
		@Primary
		ObjectMapper first() {
			return new ObjectMapper().registerModule(new SimpleModule("primary"));
		}

		@Bean
		ObjectMapper objectMapper() {
			return new ObjectMapper();
		}

	}

}
