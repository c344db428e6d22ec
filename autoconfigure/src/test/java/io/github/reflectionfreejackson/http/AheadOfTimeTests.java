package io.github.reflectionfreejackson.http;

import java.util.function.Consumer;

import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonAutoConfiguration;
import org.junit.jupiter.api.Test;

import org.springframework.aot.test.generate.TestGenerationContext;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.autoconfigure.http.HttpMessageConvertersAutoConfiguration;
import org.springframework.boot.autoconfigure.http.codec.CodecsAutoConfiguration;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.boot.test.util.TestPropertyValues;
import org.springframework.boot.web.codec.CodecCustomizer;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.aot.ApplicationContextAotGenerator;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.test.tools.CompileWithForkedClassLoader;
import org.springframework.core.test.tools.TestCompiler;
import org.springframework.http.codec.EncoderHttpMessageWriter;
import org.springframework.http.codec.ServerCodecConfigurer;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that what AOT processing settles leaves the switch to the run time.
 */
@CompileWithForkedClassLoader
class AheadOfTimeTests {

	private static final String OFF = "spring.jackson.reflection-free.enabled=false";

	private static final String ON = "spring.jackson.reflection-free.enabled=true";

	private static final String HTTP_OFF = "spring.jackson.reflection-free.http.enabled=false";

	@Test
	void bothAreReplacedWhenSwitchedOnAtRunTime() {
		process(Application.class, (initializer) -> {
			assertThat(replaced(initializer, OFF, ON)).isTrue();
			assertThat(replaced(initializer, OFF)).isFalse();
			assertThat(replaced(initializer, ON, HTTP_OFF)).isFalse();
		});
	}

	@Test
	void ownConverterOfSameNameIsLeftAlone() {
		process(OwnConverter.class, (initializer) -> {
			try (GenericApplicationContext context = refresh(initializer, ON)) {
				assertThat(context.getBean(MappingJackson2HttpMessageConverter.class))
					.isExactlyInstanceOf(MappingJackson2HttpMessageConverter.class);
			}
		});
	}

	private static boolean replaced(ApplicationContextInitializer<GenericApplicationContext> initializer,
			String... properties) {
		try (GenericApplicationContext context = refresh(initializer, properties)) {
			boolean converter = context
				.getBean("mappingJackson2HttpMessageConverter") instanceof CachingJackson2HttpMessageConverter;
			ServerCodecConfigurer configurer = ServerCodecConfigurer.create();
			context.getBeanProvider(CodecCustomizer.class)
				.orderedStream()
				.forEach((customizer) -> customizer.customize(configurer));
			boolean encoder = configurer.getWriters()
				.stream()
				.anyMatch((writer) -> writer instanceof EncoderHttpMessageWriter<?> encoding
						&& encoding.getEncoder() instanceof CachingJackson2JsonEncoder);
			assertThat(encoder).isEqualTo(converter);
			return converter;
		}
	}

	private static GenericApplicationContext refresh(
			ApplicationContextInitializer<GenericApplicationContext> initializer, String... properties) {
		GenericApplicationContext context = new GenericApplicationContext();
		TestPropertyValues.of(properties).applyTo(context);
		initializer.initialize(context);
		context.refresh();
		return context;
	}

	@SuppressWarnings("unchecked")
	private static void process(Class<?> application,
			Consumer<ApplicationContextInitializer<GenericApplicationContext>> result) {
		TestGenerationContext generation = new TestGenerationContext();
		try (AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext()) {
			TestPropertyValues.of(ON).applyTo(context);
			context.register(application);
			new ApplicationContextAotGenerator().processAheadOfTime(context, generation);
		}
		generation.writeGeneratedContent();
		TestCompiler.forSystem()
			.with(generation)
			.compile((compiled) -> result.accept(compiled.getInstance(ApplicationContextInitializer.class)));
	}

	@Configuration(proxyBeanMethods = false)
	@ImportAutoConfiguration({ ReflectionFreeJacksonAutoConfiguration.class,
			ReflectionFreeJacksonHttpAutoConfiguration.class, JacksonAutoConfiguration.class,
			HttpMessageConvertersAutoConfiguration.class, CodecsAutoConfiguration.class })
	static class Application {

	}

	@Configuration(proxyBeanMethods = false)
	@ImportAutoConfiguration({ ReflectionFreeJacksonAutoConfiguration.class,
			ReflectionFreeJacksonHttpAutoConfiguration.class, JacksonAutoConfiguration.class,
			HttpMessageConvertersAutoConfiguration.class })
	static class OwnConverter {

		@Bean
		MappingJackson2HttpMessageConverter mappingJackson2HttpMessageConverter() {
			return new MappingJackson2HttpMessageConverter();
		}

	}

}
