package io.github.reflectionfreejackson.aot;

import java.util.Iterator;
import java.util.List;
import java.util.Locale;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.annotation.ReflectionFreeJson;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import io.github.reflectionfreejackson.aot.application.AotOutput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.beans.factory.aot.AotProcessingException;
import org.springframework.boot.autoconfigure.jackson.Jackson2ObjectMapperBuilderCustomizer;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.converter.json.Jackson2ObjectMapperBuilder;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests of what AOT processing does about fallbacks.
 */
@ExtendWith(OutputCaptureExtension.class)
class FallbackPolicyTests {

	private static final String ENABLED = "spring.jackson.reflection-free.enabled";

	private static final String ON_FALLBACK = "spring.jackson.reflection-free.on-fallback";

	private static final String EXCLUDE = "spring.jackson.reflection-free.exclude";

	private static final String ALLOWED = "spring.jackson.reflection-free.allowed-fallbacks";

	@Test
	void failListsAllFallbacksWithReasonAndRemedy() {
		AotApplication application = AotApplication.of(Mixed.class).property(ON_FALLBACK, "fail");
		assertThatExceptionOfType(FallbackNotAllowedException.class).isThrownBy(application::process)
			.withMessageContaining(Hidden.class.getName() + "\n        Reason: it is private")
			.withMessageContaining("Remedy: Make the class, and all classes around it, package-private or public.")
			.withMessageContaining(Mixed.class.getName() + "#any, which returns java.lang.Object")
			.withMessageContaining("so name the class here in " + ALLOWED)
			.withMessageContaining("name the class in " + ALLOWED)
			.satisfies((failure) -> assertThat(failure.getMessage()).doesNotContain(Visible.class.getName()));
	}

	@Test
	void failNamesPolicyAlikeWhereLettersDiffer() {
		Locale before = Locale.getDefault();
		Locale.setDefault(Locale.forLanguageTag("tr"));
		try {
			assertThatExceptionOfType(FallbackNotAllowedException.class)
				.isThrownBy(AotApplication.of(Mixed.class).property(ON_FALLBACK, "fail")::process)
				.withMessageContaining("(" + ON_FALLBACK + "=fail)");
		}
		finally {
			Locale.setDefault(before);
		}
	}

	@Test
	void failPassesWhenAllIsCovered() {
		assertThat(AotApplication.of(Covered.class).property(ON_FALLBACK, "fail").process().sources()).isNotEmpty();
	}

	@Test
	void failPassesForRecordsWhenBeansMayBeEmpty() {
		AotOutput output = AotApplication.of()
			.include(Range.class)
			.property(ON_FALLBACK, "fail")
			.property("spring.jackson.serialization.fail-on-empty-beans", "false")
			.process();
		output.run((application) -> application.assertGenerated(new Range(1, 2)));
	}

	/**
	 * Jackson writes them by serializers of its own, and needs no members.
	 */
	@Test
	void failPassesForWhatIsIterated() {
		AotOutput output = AotApplication.of().include(Iterated.class).property(ON_FALLBACK, "fail").process();
		output.run((application) -> {
			application.assertGenerated(new Iterated());
			assertThat(application.served()).contains(Element.class.getName());
		});
	}

	@Test
	void failPassesWhenFallbacksAreAllowed() {
		AotApplication application = AotApplication.of(Mixed.class)
			.property(ON_FALLBACK, "fail")
			.property(ALLOWED, Hidden.class.getName() + "," + Mixed.class.getName());
		assertThat(application.process().sources()).isNotEmpty();
	}

	@Test
	void failPassesWhenTypesAreExcluded() {
		AotApplication application = AotApplication.of(Covered.class, OptedOut.class)
			.property(ON_FALLBACK, "fail")
			.property(EXCLUDE, Public.class.getName());
		assertThat(application.process().sources().keySet()).noneMatch((path) -> path.contains("Left__"))
			.noneMatch((path) -> path.contains("Public__"));
	}

	@Test
	void failEndsProcessingWhenNothingIsSeen() {
		AotApplication application = AotApplication.of(Unseen.class).property(ON_FALLBACK, "fail");
		assertThatExceptionOfType(FallbackNotAllowedException.class).isThrownBy(application::process)
			.withMessageContaining("#any, which returns java.lang.Object");
	}

	@Test
	void failEndsProcessingWhenMapperCannotBeBuilt() {
		AotApplication application = AotApplication.of(Covered.class, FailingCustomizer.class)
			.property(ON_FALLBACK, "fail");
		assertThatExceptionOfType(FallbackNotAllowedException.class).isThrownBy(application::process)
			.withMessageContaining("all types")
			.withMessageContaining("customizer is broken");
	}

	@Test
	void failEndsProcessingWhenMapperBypassesBuilder() {
		AotApplication application = AotApplication.of(Covered.class, OwnMapper.class).property(ON_FALLBACK, "fail");
		assertThatExceptionOfType(FallbackNotAllowedException.class).isThrownBy(application::process)
			.withMessageContaining("all types")
			.withMessageContaining("the mapper was not built by a Jackson2ObjectMapperBuilder bean")
			.withMessageContaining("spring.jackson.reflection-free.all-mappers=true");
	}

	@Test
	void failPassesWhenMapperBypassesBuilderAndAllMappersAreWanted() {
		AotApplication application = AotApplication.of(Covered.class, OwnMapper.class)
			.property(ON_FALLBACK, "fail")
			.property("spring.jackson.reflection-free.all-mappers", "true");
		assertThat(application.process().sources()).isNotEmpty();
	}

	@Test
	void failPassesWhenBuilderIsTheApplications() {
		AotApplication application = AotApplication.of(Covered.class, OwnBuilder.class).property(ON_FALLBACK, "fail");
		assertThat(application.process().sources()).isNotEmpty();
	}

	@Test
	void failPassesWhenMapperIsCopyOfOneThatBuilderBuilt() {
		AotApplication application = AotApplication.of(Covered.class, CopiedMapper.class).property(ON_FALLBACK, "fail");
		assertThat(application.process().sources()).isNotEmpty();
	}

	@Test
	void warnLogsAllFallbacks(CapturedOutput log) {
		assertThat(AotApplication.of(Mixed.class).property(ON_FALLBACK, "warn").process().sources()).isNotEmpty();
		assertThat(log).contains("Left to Jackson's reflection (" + ON_FALLBACK + "=warn)")
			.contains("    " + Hidden.class.getName() + "\n        Reason: ");
	}

	@Test
	void failFailsForMalformedProperty() {
		AotApplication application = AotApplication.of(Covered.class)
			.property(ON_FALLBACK, "fail")
			.property("spring.jackson.reflection-free.all-mappers", "perhaps");
		assertThatExceptionOfType(FallbackNotAllowedException.class).isThrownBy(application::process)
			.withMessageContaining("spring.jackson.reflection-free.all-mappers")
			.withMessageContaining("its value 'perhaps' is no boolean");
	}

	@Test
	void malformedSwitchGeneratesNothing(CapturedOutput log) {
		AotApplication application = AotApplication.of(Covered.class).property(ENABLED, "yess");
		assertThat(application.process().sources().keySet()).noneMatch((path) -> path.contains("JsonSerializer"));
		assertThat(log).contains("WARN")
			.contains("Generating no code: " + ENABLED + " is malformed, its value 'yess' is no boolean");
		assertThatExceptionOfType(AotProcessingException.class)
			.isThrownBy(() -> application.property(ON_FALLBACK, "fail").process())
			.withCauseInstanceOf(FallbackNotAllowedException.class)
			.withMessageContaining("its value 'yess' is no boolean");
	}

	@Test
	void malformedPolicyIsStrict() {
		AotApplication application = AotApplication.of(Covered.class).property(ON_FALLBACK, "fial");
		assertThatExceptionOfType(FallbackNotAllowedException.class).isThrownBy(application::process)
			.withMessageContaining("its value 'fial' is none of [ignore, warn, fail]");
	}

	@Test
	void malformedPropertyIsWarnedOfAndKeepsNothingFromBeingGenerated(CapturedOutput log) {
		AotApplication application = AotApplication.of(Covered.class)
			.property("spring.jackson.reflection-free.reading.enabled", "perhaps");
		assertThat(application.process().sources()).isNotEmpty();
		assertThat(log).contains("WARN")
			.contains("spring.jackson.reflection-free.reading.enabled is without effect: "
					+ "its value 'perhaps' is no boolean");
	}

	@Test
	void malformedEntriesAreWarnedOf(CapturedOutput log) {
		AotApplication.of(Mixed.class)
			.property(ALLOWED, "com.acme.**")
			.property(EXCLUDE, "com/acme/Order, ,com.acme.Other,")
			.property("spring.jackson.reflection-free.include", "com/acme/Order")
			.process();
		assertThat(log).contains("WARN")
			.contains("'com.acme.**' in " + ALLOWED + " means no class: write 'com.acme.*'")
			.contains("'com/acme/Order' in " + EXCLUDE + " means no class: write 'com.acme.Order'")
			.contains(
					"Cannot look for types in 'spring.jackson.reflection-free.include=com/acme/Order', which are left to reflection: ")
			.contains("ClassNotFoundException: com/acme/Order. It means no class: write 'com.acme.Order'");
		assertThat(log.toString().lines().filter((line) -> line.contains("means none of the types"))).singleElement()
			.asString()
			.contains("INFO")
			.contains("'com.acme.Other' in " + EXCLUDE
					+ " means none of the types that were found: check the name, and write a package with '.*'");
	}

	@Test
	void entriesThatMeanSomethingAreNotWarnedOf(CapturedOutput log) {
		AotApplication.of(Mixed.class)
			.property(ALLOWED, Mixed.class.getName())
			.property(EXCLUDE, getClass().getPackageName() + ".*")
			.process();
		assertThat(log).doesNotContain("means no");
	}

	@Test
	void ignoreIsDefault(CapturedOutput log) {
		assertThat(AotApplication.of(Mixed.class).process().sources()).isNotEmpty();
		assertThat(log).doesNotContain("Reason:");
	}

	@RestController
	static class Mixed {

		@GetMapping("/visible")
		Visible visible() {
			return new Visible();
		}

		@GetMapping("/any")
		Object any() {
			return "any";
		}

	}

	@RestController
	static class Unseen {

		@GetMapping("/any")
		Object any() {
			return "any";
		}

	}

	@RestController
	static class Covered {

		@GetMapping("/plain")
		Plain plain() {
			return new Plain();
		}

	}

	@RestController
	static class OptedOut {

		@GetMapping("/visible")
		Public visible() {
			return new Public();
		}

		@GetMapping("/left")
		Left left() {
			return new Left(1);
		}

	}

	record Public() {

		public int getNumber() {
			return 1;
		}

	}

	@ReflectionFreeJson(false)
	record Left(int number) {

	}

	@Configuration(proxyBeanMethods = false)
	static class FailingCustomizer {

		@Bean
		Jackson2ObjectMapperBuilderCustomizer failing() {
			return (builder) -> {
				throw new IllegalStateException("customizer is broken");
			};
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class OwnMapper {

		@Bean
		ObjectMapper ownMapper() {
			return new ObjectMapper();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class OwnBuilder {

		@Bean
		Jackson2ObjectMapperBuilder ownBuilder() {
			return new Jackson2ObjectMapperBuilder();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class CopiedMapper {

		@Bean
		ObjectMapper copiedMapper(Jackson2ObjectMapperBuilder builder) {
			return builder.build().copy();
		}

	}

	static class Iterated {

		public Iterable<Element> elements = List.of(new Element(1));

		public Iterator<Integer> getNumbers() {
			return List.of(1, 2).iterator();
		}

	}

	record Element(int number) {
	}

	static class Plain {

		public int number = 1;

	}

	static class Visible {

		public Hidden getHidden() {
			return new Hidden();
		}

	}

	private static final class Hidden {

		public int number = 1;

	}

	record Range(int from, int to) {

	}

}
