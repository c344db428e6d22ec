package io.github.reflectionfreejackson.testsupport.corpus;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonAutoConfiguration;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Booked;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Bookings;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.NewBooking;
import org.junit.jupiter.api.Test;

import org.springframework.aot.test.generate.TestGenerationContext;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.context.ApplicationContextInitializer;
import org.springframework.context.annotation.AnnotatedBeanDefinitionReader;
import org.springframework.context.aot.ApplicationContextAotGenerator;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.test.tools.CompileWithForkedClassLoader;
import org.springframework.core.test.tools.TestCompiler;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * An application written in Kotlin, processed ahead of time and run.
 */
class KotlinApplicationTests {

	private static final String DOCUMENT = "{\"name\":\"n\",\"by\":\"c\",\"tags\":[\"t\"]}";

	@Test
	@CompileWithForkedClassLoader
	void readsAndWritesWhatControllersTakeAndReturn() {
		TestGenerationContext generation = new TestGenerationContext();
		try (GenericApplicationContext context = application()) {
			AnnotatedBeanDefinitionReader reader = new AnnotatedBeanDefinitionReader(context);
			reader.register(Bookings.class, ReflectionFreeJacksonAutoConfiguration.class,
					JacksonAutoConfiguration.class);
			new ApplicationContextAotGenerator().processAheadOfTime(context, generation);
			generation.writeGeneratedContent();
		}
		TestCompiler.forSystem().with(generation).compile((compiled) -> {
			try (GenericApplicationContext context = application()) {
				initializer(compiled.getInstance(ApplicationContextInitializer.class)).initialize(context);
				context.refresh();
				assertServed(context);
			}
			catch (IOException ex) {
				throw new UncheckedIOException(ex);
			}
		});
	}

	private static void assertServed(GenericApplicationContext context) throws IOException {
		ObjectMapper mapper = context.getBean(ObjectMapper.class);
		ServedTypes served = context.getBean(ServedTypes.class);
		NewBooking read = mapper.readValue(DOCUMENT, NewBooking.class);
		assertThat(read.getGuests()).isOne();
		assertThat(read.getTags()).containsExactly("t");
		assertThat(mapper.writeValueAsString(context.getBean(Bookings.class).book(read)))
			.isEqualTo("{\"id\":7,\"name\":\"n\",\"guests\":1,\"tags\":[\"t\"]}");
		assertThat(served.reading().byGeneratedCode()).contains(NewBooking.class.getName());
		assertThat(served.reading().byReflection()).isEmpty();
		assertThat(served.byGeneratedCode()).contains(Booked.class.getName());
		assertThat(served.byReflection()).isEmpty();
	}

	private static GenericApplicationContext application() {
		GenericApplicationContext context = new GenericApplicationContext();
		context.getEnvironment()
			.getPropertySources()
			.addFirst(new MapPropertySource("test", Map.of("spring.jackson.reflection-free.enabled", "true")));
		return context;
	}

	@SuppressWarnings("unchecked")
	private static ApplicationContextInitializer<GenericApplicationContext> initializer(
			ApplicationContextInitializer<?> compiled) {
		return (ApplicationContextInitializer<GenericApplicationContext>) compiled;
	}

}
