package io.github.reflectionfreejackson.aot;

import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.introspect.NopAnnotationIntrospector;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.boot.autoconfigure.jackson.Jackson2ObjectMapperBuilderCustomizer;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests that the build says why no type is settled.
 */
@ExtendWith(OutputCaptureExtension.class)
class UnsettledTypesTests {

	private static final String WRITTEN = "Jackson's set-up runs when a type is first written";

	private static final String READ = "Jackson's set-up runs when a type is first read";

	@Test
	void nothingIsSaidOfSpringBootsMapper(CapturedOutput log) {
		assertThat(AotApplication.of(Exchange.class).process().sources()).isNotEmpty();
		assertThat(log).contains("Types read by generated code: 1").doesNotContain(WRITTEN, READ);
	}

	@Test
	void modifiersAreNamed(CapturedOutput log) {
		AotApplication.of(Exchange.class, ModifiersConfiguration.class).process();
		assertThat(lineWith(WRITTEN, log)).contains("INFO").endsWith("[" + WritingModifier.class.getName() + "]");
		assertThat(lineWith(READ, log)).contains("INFO").endsWith("[" + ReadingModifier.class.getName() + "]");
	}

	@Test
	void otherObstaclesToReadingAreNamed(CapturedOutput log) {
		AotApplication.of(Exchange.class, ReadingConfiguration.class).process();
		assertThat(lineWith(READ, log))
			.endsWith("[ACCEPT_CASE_INSENSITIVE_PROPERTIES, " + Introspector.class.getName() + "]");
		assertThat(log).doesNotContain(WRITTEN);
	}

	private static String lineWith(String text, CapturedOutput log) {
		return log.toString().lines().filter((line) -> line.contains(text)).reduce((one, other) -> {
			throw new AssertionError("Said twice: " + one + " and " + other);
		}).orElseThrow();
	}

	@RestController
	static class Exchange {

		@PostMapping("/exchange")
		Message exchange(@RequestBody Message message) {
			return message;
		}

	}

	record Message(String text) {
	}

	@Configuration(proxyBeanMethods = false)
	static class ModifiersConfiguration {

		@Bean
		Module modifiers() {
			return new SimpleModule("modifiers").setSerializerModifier(new WritingModifier())
				.setDeserializerModifier(new ReadingModifier());
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class ReadingConfiguration {

		@Bean
		Jackson2ObjectMapperBuilderCustomizer readsOtherwise() {
			return (builder) -> builder.featuresToEnable(MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES)
				.postConfigurer((mapper) -> mapper.registerModule(new SimpleModule("introspector") {

					@Override
					public void setupModule(SetupContext context) {
						context.appendAnnotationIntrospector(new Introspector());
					}

				}));
		}

	}

	static class WritingModifier extends BeanSerializerModifier {

	}

	static class ReadingModifier extends BeanDeserializerModifier {

	}

	static class Introspector extends NopAnnotationIntrospector {

	}

}
