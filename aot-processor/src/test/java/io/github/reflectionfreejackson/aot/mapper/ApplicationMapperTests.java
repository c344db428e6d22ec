package io.github.reflectionfreejackson.aot.mapper;

import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.autoconfigure.jackson.Jackson2ObjectMapperBuilderCustomizer;
import org.springframework.boot.jackson.JsonComponent;
import org.springframework.boot.jackson.JsonMixin;
import org.springframework.boot.jackson.JsonObjectSerializer;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Fallback;
import org.springframework.context.annotation.Import;
import org.springframework.core.annotation.Order;
import org.springframework.http.ProblemDetail;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ApplicationMapper}: everything that configures the mapper is in
 * effect.
 */
class ApplicationMapperTests {

	@Test
	void buildWhenNothingIsConfiguredHasDefaultsOfSpringBoot() throws Exception {
		ObjectMapper mapper = build(Plain.class, Map.of());
		assertThat(mapper.writeValueAsString(Map.of("at", Instant.EPOCH)))
			.isEqualTo("{\"at\":\"1970-01-01T00:00:00Z\"}");
		assertThat(mapper.writeValueAsString(ProblemDetail.forStatus(404))).contains("\"status\":404")
			.doesNotContain("\"properties\"");
	}

	@Test
	void buildWhenPropertiesAreSetAppliesThem() throws Exception {
		ObjectMapper mapper = build(Plain.class,
				Map.of("spring.jackson.property-naming-strategy", "SNAKE_CASE",
						"spring.jackson.default-property-inclusion", "non_null",
						"spring.jackson.serialization.write-dates-as-timestamps", "true",
						"spring.jackson.serialization.indent-output", "true"));
		assertThat(mapper.writeValueAsString(new Person("Ada", null, Instant.EPOCH))).isEqualToIgnoringNewLines("""
				{
				  "first_name" : "Ada",
				  "born_at" : 0.0
				}""".replace("\n", System.lineSeparator()));
	}

	@Test
	void buildAppliesCustomizersInTheirOrder() throws Exception {
		ObjectMapper mapper = build(WithCustomizers.class, Map.of());
		assertThat(mapper.getRegisteredModuleIds()).contains("first", "second");
		assertThat(mapper.writeValueAsString(new Token("a"))).isEqualTo("\"second\"");
	}

	@Test
	void buildInstallsModuleBeans() throws Exception {
		assertThat(build(WithModule.class, Map.of()).writeValueAsString(new Token("a")))
			.isEqualTo("\"Token[value=a]\"");
	}

	@Test
	void buildInstallsJsonComponentsWithTheirDependencies() throws Exception {
		assertThat(build(WithJsonComponent.class, Map.of()).writeValueAsString(new Token("a")))
			.isEqualTo("{\"token\":\"prefix-a\"}");
	}

	@Test
	void buildAppliesJsonMixins() throws Exception {
		assertThat(build(Plain.class, Map.of()).writeValueAsString(new Mixed("a"))).isEqualTo("{\"renamed\":\"a\"}");
	}

	@Test
	void buildWhenMapperIsBeanOfApplicationBuildsThat() throws Exception {
		ObjectMapper mapper = build(OwnMapper.class, Map.of("spring.jackson.property-naming-strategy", "SNAKE_CASE"));
		assertThat(mapper.writeValueAsString(new Token("a"))).isEqualTo("\"Token[value=a]\"");
		assertThat(mapper.getPropertyNamingStrategy()).isNull();
	}

	@Test
	void buildWhenOnlyOneMapperIsInjectedByTypeBuildsThat() {
		assertThat(build(OneOfSeveral.class, Map.of()).getPropertyNamingStrategy())
			.isSameAs(PropertyNamingStrategies.KEBAB_CASE);
	}

	@Test
	void buildWritesWhatTheRunningApplicationWrites() throws Exception {
		Map<String, Object> properties = Map.of("spring.jackson.property-naming-strategy", "KEBAB_CASE",
				"spring.jackson.visibility.field", "any", "spring.jackson.time-zone", "Asia/Tokyo",
				"spring.main.web-application-type", "none");
		Class<?>[] sources = { WithCustomizers.class, WithModule.class, WithJsonComponent.class };
		List<?> values = List.of(new Token("a"), new Mixed("b"), new Person("Ada", "Lovelace", Instant.EPOCH),
				ProblemDetail.forStatus(500));
		for (Class<?> source : sources) {
			SpringApplication application = new SpringApplication(source);
			application.setDefaultProperties(properties);
			ObjectMapper built = build(source, properties);
			try (ConfigurableApplicationContext context = application.run()) {
				ObjectMapper expected = context.getBean(ObjectMapper.class);
				for (Object value : values) {
					assertThat(built.writeValueAsString(value)).isEqualTo(expected.writeValueAsString(value));
				}
				assertThat(built.getRegisteredModuleIds()).isEqualTo(expected.getRegisteredModuleIds());
			}
		}
	}

	@Test
	void buildLetsAnnotatedSerializersBeAutowiredOutsideOfTheOriginal() {
		List<String> added = AotProcessing.of(WithJsonComponent.class, Map.of(), (beanFactory) -> {
			List<String> before = List.of(beanFactory.getSingletonNames());
			try (ApplicationMapper application = ApplicationMapper.build(beanFactory)) {
				assertThat(application.mapper().valueToTree(new Wired("a")).asText()).isEqualTo("prefix-a");
			}
			List<String> after = new ArrayList<>(List.of(beanFactory.getSingletonNames()));
			after.removeAll(before);
			return after;
		});
		assertThat(added).isEmpty();
	}

	private static ObjectMapper build(Class<?> application, Map<String, Object> properties) {
		return AotProcessing.of(application, properties, AotProcessing::mapper);
	}

	record Person(String firstName, String lastName, Instant bornAt) {

	}

	record Token(String value) {

	}

	record Mixed(String original) {

	}

	@JsonMixin(Mixed.class)
	interface MixedMixin {

		@JsonProperty("renamed")
		String original();

	}

	@JsonSerialize(using = WiredSerializer.class)
	record Wired(String value) {

	}

	static class WiredSerializer extends StdSerializer<Wired> {

		private final transient Prefix prefix;

		WiredSerializer(@Autowired Prefix prefix) {
			super(Wired.class);
			this.prefix = prefix;
		}

		@Override
		public void serialize(Wired value, JsonGenerator generator, SerializerProvider provider) throws IOException {
			generator.writeString(this.prefix.value() + value.value());
		}

	}

	record Prefix(String value) {

	}

	@Configuration(proxyBeanMethods = false)
	@EnableAutoConfiguration
	static class Plain {

	}

	@Configuration(proxyBeanMethods = false)
	@EnableAutoConfiguration
	static class WithCustomizers {

		@Bean
		@Order(2)
		Jackson2ObjectMapperBuilderCustomizer second() {
			return (builder) -> builder.modulesToInstall((modules) -> modules.add(module("second")));
		}

		@Bean
		@Order(1)
		Jackson2ObjectMapperBuilderCustomizer first() {
			return (builder) -> builder.modulesToInstall((modules) -> modules.add(module("first")));
		}

		private static SimpleModule module(String name) {
			SimpleModule module = new SimpleModule(name);
			module.addSerializer(Token.class, new StdSerializer<>(Token.class) {

				@Override
				public void serialize(Token value, JsonGenerator generator, SerializerProvider provider)
						throws IOException {
					generator.writeString(name);
				}

			});
			return module;
		}

	}

	@Configuration(proxyBeanMethods = false)
	@EnableAutoConfiguration
	static class WithModule {

		@Bean
		SimpleModule tokens() {
			return new SimpleModule("tokens").addSerializer(Token.class, new ToStringSerializer());
		}

	}

	@Configuration(proxyBeanMethods = false)
	@EnableAutoConfiguration
	@Import(TokenComponent.class)
	static class WithJsonComponent {

		@Bean
		Prefix prefix() {
			return new Prefix("prefix-");
		}

	}

	@JsonComponent
	static class TokenComponent extends JsonObjectSerializer<Token> {

		@Autowired
		private Prefix prefix = new Prefix("not injected");

		@Override
		protected void serializeObject(Token value, JsonGenerator generator, SerializerProvider provider)
				throws IOException {
			generator.writeStringField("token", this.prefix.value() + value.value());
		}

	}

	@Configuration(proxyBeanMethods = false)
	@EnableAutoConfiguration
	static class OwnMapper {

		@Bean
		ObjectMapper mine() {
			return new ObjectMapper()
				.registerModule(new SimpleModule().addSerializer(Token.class, new ToStringSerializer()));
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class OneOfSeveral {

		@Bean(defaultCandidate = false)
		ObjectMapper byQualifier() {
			return new ObjectMapper();
		}

		@Bean
		@Fallback
		ObjectMapper otherwise() {
			return new ObjectMapper();
		}

		@Bean
		ObjectMapper mine() {
			return new ObjectMapper().setPropertyNamingStrategy(PropertyNamingStrategies.KEBAB_CASE);
		}

	}

}
