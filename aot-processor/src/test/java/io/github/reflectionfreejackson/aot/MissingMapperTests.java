package io.github.reflectionfreejackson.aot;

import java.util.Map;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonAutoConfiguration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.aot.generate.GeneratedFiles.Kind;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.test.generate.TestGenerationContext;
import org.springframework.boot.autoconfigure.jackson.Jackson2ObjectMapperBuilderCustomizer;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Primary;
import org.springframework.context.aot.ApplicationContextAotGenerator;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.env.MapPropertySource;
import org.springframework.http.converter.json.Jackson2ObjectMapperBuilder;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests of contexts without a mapper of their own, or without what installs generated
 * code, such as those of some tests, and that of Spring Boot for a management port of its
 * own.
 */
@ExtendWith(OutputCaptureExtension.class)
class MissingMapperTests {

	private static final Map<String, Object> ENABLED = Map.of("spring.jackson.reflection-free.enabled", "true");

	private static final Map<String, Object> STRICT = Map.of("spring.jackson.reflection-free.enabled", "true",
			"spring.jackson.reflection-free.on-fallback", "fail", "spring.jackson.reflection-free.include",
			Note.class.getName());

	@Test
	void processWhenParentHasMapperCreatesNothingThereAndGeneratesNothing(CapturedOutput log) {
		try (AnnotationConfigApplicationContext parent = parent(ENABLED);
				AnnotationConfigApplicationContext child = child(parent)) {
			TestGenerationContext generation = process(child);
			assertThat(parent.getBeanFactory().containsSingleton("customizer")).isFalse();
			assertGeneratesNothing(generation);
			assertThat(log).contains("Generating no code for a child context");
		}
	}

	@Test
	void processWhenParentBuildsMapperOfChildCreatesNothingThereAndGeneratesNothingEvenIfStrict(CapturedOutput log) {
		try (AnnotationConfigApplicationContext parent = parent(STRICT);
				AnnotationConfigApplicationContext child = child(parent)) {
			child.register(ChildMapper.class);
			TestGenerationContext generation = process(child);
			assertThat(parent.getBeanFactory().containsSingleton("customizer")).isFalse();
			assertGeneratesNothing(generation);
			assertThat(log)
				.contains("Generating no code for a child context, which would not use it: its parent's ObjectMapper, "
						+ "and mappers that its parent's Jackson2ObjectMapperBuilder builds, use what is generated for "
						+ "the parent. Name types of the child's own in spring.jackson.reflection-free.include")
				.doesNotContain("WARN");
		}
	}

	@Test
	void processWhenChildHasAutoConfigurationAndMapperGeneratesCode() {
		try (AnnotationConfigApplicationContext parent = context(ENABLED);
				AnnotationConfigApplicationContext child = child(parent)) {
			parent.refreshForAotProcessing(new RuntimeHints());
			child.register(ReflectionFreeJacksonAutoConfiguration.class, JacksonAutoConfiguration.class);
			assertThat(process(child).getGeneratedFiles().getGeneratedFiles(Kind.SOURCE).keySet())
				.anyMatch((path) -> path.contains("JsonSerializer"));
		}
	}

	@Test
	void processWhenNothingNeedsMapperGeneratesNothingEvenIfStrict(CapturedOutput log) {
		try (AnnotationConfigApplicationContext service = context(STRICT)) {
			service.registerBean("service", Object.class);
			assertGeneratesNothing(process(service));
			assertThat(log).contains("Generating no code for a context that has no ObjectMapper bean")
				.doesNotContain("WARN");
		}
	}

	@Test
	void processWhenControllerLacksMapperFailsIfStrict() {
		try (AnnotationConfigApplicationContext controllers = context(STRICT)) {
			controllers.register(NoteController.class);
			assertThatExceptionOfType(FallbackNotAllowedException.class).isThrownBy(() -> process(controllers))
				.withMessageContaining("The application has no ObjectMapper bean");
		}
	}

	private static AnnotationConfigApplicationContext context(Map<String, Object> properties) {
		AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext();
		context.getEnvironment().getPropertySources().addFirst(new MapPropertySource("test", properties));
		context.register(ReflectionFreeJacksonAutoConfiguration.class);
		return context;
	}

	private static void assertGeneratesNothing(TestGenerationContext generation) {
		assertThat(generation.getGeneratedFiles().getGeneratedFiles(Kind.SOURCE).keySet())
			.noneMatch((path) -> path.contains("JsonSerializer"));
	}

	private static AnnotationConfigApplicationContext parent(Map<String, Object> properties) {
		AnnotationConfigApplicationContext parent = context(properties);
		parent.register(JacksonAutoConfiguration.class);
		parent.registerBean("customizer", Customizer.class);
		parent.refreshForAotProcessing(new RuntimeHints());
		return parent;
	}

	private static AnnotationConfigApplicationContext child(GenericApplicationContext parent) {
		AnnotationConfigApplicationContext child = new AnnotationConfigApplicationContext();
		child.setParent(parent);
		child.register(NoteController.class);
		return child;
	}

	private static TestGenerationContext process(GenericApplicationContext context) {
		TestGenerationContext generation = new TestGenerationContext();
		new ApplicationContextAotGenerator().processAheadOfTime(context, generation);
		generation.writeGeneratedContent();
		return generation;
	}

	static class Customizer implements Jackson2ObjectMapperBuilderCustomizer {

		@Override
		public void customize(Jackson2ObjectMapperBuilder builder) {
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class ChildMapper {

		@Bean
		@Primary
		ObjectMapper managementMapper(Jackson2ObjectMapperBuilder builder) {
			return builder.build();
		}

	}

	public record Note(String text) {
	}

	@RestController
	static class NoteController {

		@GetMapping("/note")
		Note note() {
			return new Note("text");
		}

	}

}
