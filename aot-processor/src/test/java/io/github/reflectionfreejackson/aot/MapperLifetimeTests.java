package io.github.reflectionfreejackson.aot;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.module.SimpleSerializers;
import io.github.reflectionfreejackson.aot.application.AotApplication;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.beans.factory.DisposableBean;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Scope;
import org.springframework.context.annotation.ScopedProxyMode;
import org.springframework.core.env.Environment;
import org.springframework.http.converter.json.Jackson2ObjectMapperBuilder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Tests that the beans around the mapper live for as long as Jackson introspects types,
 * which asks for more of them, and no longer.
 */
@ExtendWith(OutputCaptureExtension.class)
class MapperLifetimeTests {

	private static final String ON_FALLBACK = "spring.jackson.reflection-free.on-fallback";

	@BeforeEach
	void reset() {
		Rates.created.set(0);
		Rates.open.set(0);
	}

	@Test
	void processDestroysBeansThatIntrospectionCreated() {
		assertThat(application(Rated.class).process().sources()).isNotEmpty();
		assertThat(Rates.created).hasPositiveValue();
		assertThat(Rates.open).hasValue(0);
	}

	@Test
	void processWhenRepeatedDestroysBeansOfEachRun() {
		application(Rated.class).process();
		int created = Rates.created.get();
		application(Rated.class).process();
		assertThat(Rates.created).hasValue(2 * created);
		assertThat(Rates.open).hasValue(0);
	}

	@Test
	void processWhenFallbacksAreNotAllowedDestroysBeansAsWell() {
		AotApplication application = application(Rated.class, Hidden.class);
		assertThatExceptionOfType(FallbackNotAllowedException.class).isThrownBy(application::process);
		assertThat(Rates.created).hasPositiveValue();
		assertThat(Rates.open).hasValue(0);
	}

	@ParameterizedTest
	@ValueSource(classes = { OfEnvironment.class, OfService.class, ReadByEnvironment.class })
	void processWhenHandlerNeedsEnvironmentLeavesNothingToReflection(Class<?> type) {
		assertThat(application(type).process().sources().keySet()).anyMatch((path) -> path.contains("JsonSerializer"))
			.anyMatch((path) -> path.contains("JsonDeserializer"));
	}

	@Test
	void processWhenModuleAsksForMapperLeavesNothingToReflection() {
		assertThat(configured(AskingModule.class).process().sources()).isNotEmpty();
	}

	@Test
	void processWhenMapperIsScopedProxyGeneratesCode(CapturedOutput log) {
		assertThat(configured(ScopedMapper.class).process().sources()).isNotEmpty();
		assertThat(log).doesNotContain("Generating no code");
	}

	@Test
	void processWhenMapperCannotBeUsedWarnsAndGeneratesNothing(CapturedOutput log) {
		AotApplication application = configured(BrokenMapper.class).property(ON_FALLBACK, "ignore");
		assertThat(application.process().sources()).isEmpty();
		assertThat(log).contains("Generating no code: the mapper cannot be used")
			.contains(BrokenMapper.class.getName() + "#broken")
			.doesNotContain("confidential");
	}

	@Test
	void processWhenMapperCannotBeUsedAndNoFallbackIsAllowedFails() {
		AotApplication application = configured(BrokenMapper.class);
		assertThatExceptionOfType(FallbackNotAllowedException.class).isThrownBy(application::process)
			.withMessageContaining("all types")
			.withMessageContaining("the mapper cannot be used");
	}

	private static AotApplication application(Class<?>... types) {
		return AotApplication.of(Rates.class, Service.class).include(types).property(ON_FALLBACK, "fail");
	}

	private static AotApplication configured(Class<?> configuration) {
		return AotApplication.of(configuration).include(Plain.class).property(ON_FALLBACK, "fail");
	}

	/**
	 * Holds a resource until it is destroyed, and counts its instances.
	 */
	static class Rates implements DisposableBean {

		private static final AtomicInteger created = new AtomicInteger();

		private static final AtomicInteger open = new AtomicInteger();

		Rates() {
			created.incrementAndGet();
			open.incrementAndGet();
		}

		@Override
		public void destroy() {
			open.decrementAndGet();
		}

	}

	static class Service {

		@Autowired
		private @Nullable Environment environment;

		String name() {
			return (this.environment != null) ? this.environment.getProperty("name", "none") : "not injected";
		}

	}

	abstract static class TextSerializer extends JsonSerializer<String> {

		@Override
		public void serialize(String value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString(value);
		}

	}

	static class RatesSerializer extends TextSerializer {

		RatesSerializer(Rates rates) {
		}

	}

	static class EnvironmentSerializer extends TextSerializer {

		EnvironmentSerializer(Environment environment) {
			environment.getProperty("name");
		}

	}

	static class ServiceSerializer extends TextSerializer {

		ServiceSerializer(Service service) {
			service.name();
		}

	}

	static class EnvironmentDeserializer extends JsonDeserializer<String> {

		EnvironmentDeserializer(Environment environment) {
			environment.getProperty("name");
		}

		@Override
		public String deserialize(JsonParser parser, DeserializationContext context) throws IOException {
			return parser.getText();
		}

	}

	static class Rated {

		@JsonSerialize(using = RatesSerializer.class)
		public String text = "a";

	}

	static class OfEnvironment {

		@JsonSerialize(using = EnvironmentSerializer.class)
		public String text = "a";

	}

	static class OfService {

		@JsonSerialize(using = ServiceSerializer.class)
		public String text = "a";

	}

	static class ReadByEnvironment {

		@JsonDeserialize(using = EnvironmentDeserializer.class)
		public String text = "a";

	}

	static class Plain {

		public int number = 1;

	}

	private static final class Hidden {

		@JsonSerialize(using = RatesSerializer.class)
		public String text = "a";

	}

	@Configuration(proxyBeanMethods = false)
	static class AskingModule {

		@Bean
		SimpleModule asking(ObjectProvider<ObjectMapper> mappers) {
			return new SimpleModule("asking") {

				@Override
				public void setupModule(SetupContext context) {
					context.addSerializers(new SimpleSerializers() {

						@Override
						public @Nullable JsonSerializer<?> findSerializer(SerializationConfig config, JavaType type,
								BeanDescription description) {
							mappers.getObject();
							return null;
						}

					});
				}

			};
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class ScopedMapper {

		@Bean
		@Scope(value = "prototype", proxyMode = ScopedProxyMode.TARGET_CLASS)
		ObjectMapper scoped(Jackson2ObjectMapperBuilder builder) {
			return builder.build();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class BrokenMapper {

		@Bean
		@Scope(value = "prototype", proxyMode = ScopedProxyMode.TARGET_CLASS)
		ObjectMapper broken() {
			throw new IllegalStateException("confidential");
		}

	}

}
