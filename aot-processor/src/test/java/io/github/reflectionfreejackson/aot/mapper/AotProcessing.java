package io.github.reflectionfreejackson.aot.mapper;

import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;

import com.fasterxml.jackson.databind.ObjectMapper;

import org.springframework.aot.test.generate.TestGenerationContext;
import org.springframework.beans.factory.aot.BeanFactoryInitializationAotProcessor;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.SpringApplicationRunListener;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.aot.ApplicationContextAotGenerator;
import org.springframework.context.support.GenericApplicationContext;

/**
 * Prepares a Spring Boot application the way that Spring Boot's build plugins do, and
 * calls back from within the AOT processing.
 */
final class AotProcessing {

	private static final String AOT_PROCESSING = "spring.aot.processing";

	private AotProcessing() {
	}

	/**
	 * Process the application and return what the callback made of its bean factory.
	 */
	static <T> T of(Class<?> application, Map<String, Object> properties,
			Function<DefaultListableBeanFactory, T> callback) {
		System.setProperty(AOT_PROCESSING, "true");
		try {
			return process(prepare(application, properties), callback);
		}
		finally {
			System.clearProperty(AOT_PROCESSING);
		}
	}

	/**
	 * Build the mapper and destroy its beans, so that it can do only what needs none.
	 */
	static ObjectMapper mapper(DefaultListableBeanFactory beanFactory) {
		try (ApplicationMapper application = ApplicationMapper.build(beanFactory)) {
			return application.mapper();
		}
	}

	private static <T> T process(GenericApplicationContext context, Function<DefaultListableBeanFactory, T> callback) {
		AtomicReference<T> result = new AtomicReference<>();
		BeanFactoryInitializationAotProcessor processor = (beanFactory) -> {
			result.set(callback.apply((DefaultListableBeanFactory) beanFactory));
			return null;
		};
		context.getBeanFactory().registerSingleton("callback", processor);
		new ApplicationContextAotGenerator().processAheadOfTime(context, new TestGenerationContext());
		context.close();
		return result.get();
	}

	private static GenericApplicationContext prepare(Class<?> type, Map<String, Object> properties) {
		SpringApplication application = new SpringApplication(type);
		application.setDefaultProperties(properties);
		try {
			SpringApplication.withHook((started) -> new AbandoningListener(), () -> application.run());
		}
		catch (SpringApplication.AbandonedRunException ex) {
			return (GenericApplicationContext) ex.getApplicationContext();
		}
		throw new IllegalStateException("The application was not abandoned");
	}

	/**
	 * Stops the application when its bean definitions are loaded.
	 */
	private static final class AbandoningListener implements SpringApplicationRunListener {

		@Override
		public void contextLoaded(ConfigurableApplicationContext context) {
			throw new SpringApplication.AbandonedRunException(context);
		}

	}

}
