package io.github.reflectionfreejackson.testsupport.corpus;

import java.lang.reflect.Field;
import java.util.List;
import java.util.Map;
import java.util.Set;

import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonAutoConfiguration;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.Booking;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.CustomerId;
import io.github.reflectionfreejackson.testsupport.corpus.kotlin.OfValueClasses;
import org.junit.jupiter.api.Test;

import org.springframework.aot.generate.GeneratedFiles.Kind;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;
import org.springframework.aot.test.generate.TestGenerationContext;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.context.annotation.AnnotatedBeanDefinitionReader;
import org.springframework.context.aot.ApplicationContextAotGenerator;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.env.MapPropertySource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What generated code leaves to Jackson's Kotlin module needs reflection, in native
 * images, too.
 */
class KotlinHintsTests {

	/**
	 * Where the module keeps its settings.
	 */
	private static final List<String> SETTINGS = List.of(
			"com.fasterxml.jackson.module.kotlin.KotlinAnnotationIntrospector",
			"com.fasterxml.jackson.module.kotlin.KotlinNamesAnnotationIntrospector",
			"com.fasterxml.jackson.module.kotlin.KotlinValueInstantiator");

	@Test
	void valueClassesHaveHintsForTheModule() throws Exception {
		TestGenerationContext generation = process(OfValueClasses.class);
		assertThat(sources(generation)).anyMatch((path) -> path.endsWith("OfValueClasses__JsonSerializer.java"))
			.anyMatch((path) -> path.endsWith("OfValueClasses__JsonDeserializer.java"));
		RuntimeHints hints = generation.getRuntimeHints();
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(CustomerId.class)
			.withMemberCategories(MemberCategory.DECLARED_FIELDS, MemberCategory.INVOKE_DECLARED_CONSTRUCTORS,
					MemberCategory.INVOKE_DECLARED_METHODS))
			.accepts(hints);
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(OfValueClasses.class)
			.withMemberCategories(MemberCategory.DECLARED_FIELDS, MemberCategory.INVOKE_DECLARED_METHODS))
			.accepts(hints);
	}

	@Test
	void classesThatAreReadKeepTheirHints() throws Exception {
		TestGenerationContext generation = process(Booking.class);
		assertThat(sources(generation)).anyMatch((path) -> path.endsWith("Booking__JsonDeserializer.java"));
		RuntimeHints hints = generation.getRuntimeHints();
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(Booking.class)
			.withMemberCategories(MemberCategory.DECLARED_FIELDS, MemberCategory.INVOKE_DECLARED_CONSTRUCTORS))
			.accepts(hints);
		assertThat(RuntimeHintsPredicates.reflection().onMethod(Booking.class, "getId")).accepts(hints);
		for (String name : SETTINGS) {
			for (Field field : Class.forName(name).getDeclaredFields()) {
				if (field.getType() == boolean.class) {
					assertThat(RuntimeHintsPredicates.reflection().onField(field)).as(field.toString()).accepts(hints);
				}
			}
		}
	}

	private static TestGenerationContext process(Class<?> type) throws Exception {
		TestGenerationContext generation = new TestGenerationContext();
		try (GenericApplicationContext context = new GenericApplicationContext()) {
			context.getEnvironment()
				.getPropertySources()
				.addFirst(new MapPropertySource("test", Map.of("spring.jackson.reflection-free.enabled", "true",
						"spring.jackson.reflection-free.include", type.getName())));
			AnnotatedBeanDefinitionReader reader = new AnnotatedBeanDefinitionReader(context);
			reader.registerBean(ReflectionFreeJacksonAutoConfiguration.class);
			reader.registerBean(JacksonAutoConfiguration.class);
			new ApplicationContextAotGenerator().processAheadOfTime(context, generation);
			generation.writeGeneratedContent();
		}
		return generation;
	}

	private static Set<String> sources(TestGenerationContext generation) {
		return generation.getGeneratedFiles().getGeneratedFiles(Kind.SOURCE).keySet();
	}

}
