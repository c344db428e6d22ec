package io.github.reflectionfreejackson.aot;

import java.util.Map;

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
import org.springframework.context.aot.ApplicationContextAotGenerator;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.env.MapPropertySource;
import org.springframework.http.converter.json.Jackson2ObjectMapperBuilder;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of contexts with a parent that are processed, such as Spring Boot's for a
 * management port of its own.
 */
@ExtendWith(OutputCaptureExtension.class)
class ChildContextTests {

	@Test
	void processWhenParentHasMapperCreatesNothingThereAndGeneratesNothing(CapturedOutput log) {
		try (AnnotationConfigApplicationContext parent = parent();
				AnnotationConfigApplicationContext child = child(parent)) {
			TestGenerationContext generation = process(child);
			assertThat(parent.getBeanFactory().containsSingleton("customizer")).isFalse();
			assertThat(generation.getGeneratedFiles().getGeneratedFiles(Kind.SOURCE).keySet())
				.noneMatch((path) -> path.contains("JsonSerializer"));
			assertThat(log).contains("Generating no code for a child context");
		}
	}

	private static AnnotationConfigApplicationContext parent() {
		AnnotationConfigApplicationContext parent = new AnnotationConfigApplicationContext();
		parent.getEnvironment()
			.getPropertySources()
			.addFirst(new MapPropertySource("test", Map.of("spring.jackson.reflection-free.enabled", "true")));
		parent.register(ReflectionFreeJacksonAutoConfiguration.class, JacksonAutoConfiguration.class);
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
