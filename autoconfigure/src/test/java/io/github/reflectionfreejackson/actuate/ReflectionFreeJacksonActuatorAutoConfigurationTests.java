package io.github.reflectionfreejackson.actuate;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonAutoConfiguration;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.HandwrittenTypes;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.boot.actuate.autoconfigure.endpoint.EndpointAutoConfiguration;
import org.springframework.boot.actuate.autoconfigure.metrics.MetricsAutoConfiguration;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ReflectionFreeJacksonActuatorAutoConfiguration}.
 */
class ReflectionFreeJacksonActuatorAutoConfigurationTests {

	private static final String ENABLED = "spring.jackson.reflection-free.enabled=true";

	private static final String VERIFY = "spring.jackson.reflection-free.verify=always";

	private static final String EXPOSE = "management.endpoints.web.exposure.include=*";

	private static final AutoConfigurations CONFIGURATIONS = AutoConfigurations.of(JacksonAutoConfiguration.class,
			EndpointAutoConfiguration.class, ReflectionFreeJacksonAutoConfiguration.class,
			ReflectionFreeJacksonActuatorAutoConfiguration.class);

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(CONFIGURATIONS)
		.withPropertyValues(ENABLED);

	@Test
	void endpointIsNotExposedByDefault() {
		this.contextRunner.run((context) -> assertThat(context).doesNotHaveBean(ReflectionFreeJacksonEndpoint.class));
	}

	@Test
	void endpointBacksOffWithoutActuator() {
		new ApplicationContextRunner()
			.withConfiguration(AutoConfigurations.of(JacksonAutoConfiguration.class,
					ReflectionFreeJacksonAutoConfiguration.class, ReflectionFreeJacksonActuatorAutoConfiguration.class))
			.withPropertyValues(ENABLED, EXPOSE)
			.withClassLoader(new FilteredClassLoader("org.springframework.boot.actuate"))
			.run((context) -> assertThat(context).hasNotFailed()
				.doesNotHaveBean("reflectionFreeJacksonEndpoint")
				.hasSingleBean(ReflectionFreeJacksonMetrics.class));
	}

	@Test
	void metricsBackOffWithoutMicrometer() {
		this.contextRunner.withPropertyValues(EXPOSE)
			.withClassLoader(new FilteredClassLoader("io.micrometer"))
			.run((context) -> assertThat(context).hasNotFailed()
				.hasSingleBean(ReflectionFreeJacksonEndpoint.class)
				.doesNotHaveBean(ReflectionFreeJacksonMetrics.class));
	}

	@Test
	void endpointAnswersWhenNothingWasGenerated() {
		this.contextRunner.withPropertyValues(EXPOSE).run((context) -> {
			JsonNode report = report(context.getBean(ReflectionFreeJacksonEndpoint.class));
			assertThat(report.get("registered")).isEmpty();
			assertThat(report.get("others")).isEmpty();
			assertThat(report.get("read")).hasToString("""
					{"generated":[],"unused":[],"reflection":{},\
					"verified":{"equal":0,"different":0,"inconclusive":0}}""");
		});
	}

	@Test
	void endpointTellsWhetherGeneratedCodeIsUsed() {
		ApplicationContextRunner exposing = this.contextRunner.withPropertyValues(EXPOSE);
		assertUse(exposing, "{\"used\":false,\"reason\":\"the application does not run in AOT mode\"}");
		assertUse(exposing.withSystemProperties("spring.aot.enabled=true"),
				"{\"used\":false,\"reason\":\"AOT processing generated no code\"}");
		ApplicationContextRunner generated = exposing.withUserConfiguration(Sound.class);
		assertUse(generated, "{\"used\":true}");
		assertUse(generated.withPropertyValues("spring.jackson.reflection-free.enabled=false"),
				"{\"used\":false,\"reason\":\"spring.jackson.reflection-free.enabled is not true\"}");
		ApplicationContextRunner bypassing = generated.withBean(ObjectMapper.class, ObjectMapper::new);
		assertUse(bypassing, "{\"used\":false,\"reason\":\"no ObjectMapper has been made to use it\"}");
		assertUse(bypassing.withPropertyValues("spring.jackson.reflection-free.all-mappers=true"), "{\"used\":true}");
	}

	private static void assertUse(ApplicationContextRunner runner, String expected) {
		runner.run((context) -> assertThat(
				report(context.getBean(ReflectionFreeJacksonEndpoint.class)).get("generatedCode"))
			.hasToString(expected));
	}

	@Test
	void endpointTellsHowTypesAreWritten() {
		this.contextRunner.withPropertyValues(EXPOSE).withUserConfiguration(Sound.class).run((context) -> {
			ReflectionFreeJacksonEndpoint endpoint = context.getBean(ReflectionFreeJacksonEndpoint.class);
			assertThat(report(endpoint).get("registered").get(HandwrittenTypes.CUSTOMER))
				.hasToString("{\"state\":\"unused\"}");
			ObjectMapper mapper = context.getBean(ObjectMapper.class);
			mapper.writeValueAsString(HandwrittenTypes.customer());
			mapper.writeValueAsString(new Unseen());
			mapper.writeValueAsString(new Hidden());
			JsonNode report = report(endpoint);
			assertThat(report.get("registered").get(HandwrittenTypes.CUSTOMER))
				.hasToString("{\"state\":\"generated\",\"tier\":2}");
			mapper.writeValueAsBytes(HandwrittenTypes.customer());
			assertThat(report(endpoint).get("registered").get(HandwrittenTypes.CUSTOMER))
				.hasToString("{\"state\":\"generated\",\"tier\":3}");
			assertThat(report.get("others").get(Unseen.class.getName())).hasToString("""
					{"state":"reflection","reason":"it was not found when the application was built",\
					"remedy":"spring.jackson.reflection-free.include=%s"}""".formatted(Unseen.class.getName()));
			assertThat(report.get("others").get(Hidden.class.getName()).get("remedy").asText())
				.startsWith("Make the class, and all classes around it, package-private or public");
			assertThat(report.toString()).doesNotContain("Jane", "secret");
		});
	}

	@Test
	void endpointTellsWhyGeneratedCodeIsNotUsed() {
		this.contextRunner.withPropertyValues(EXPOSE, "spring.jackson.property-naming-strategy=SNAKE_CASE")
			.withBean(GeneratedSerializers.class, () -> HandwrittenTypes.serializers(ObjectMapper::new, false))
			.run((context) -> {
				context.getBean(ObjectMapper.class).writeValueAsString(HandwrittenTypes.customer());
				JsonNode state = report(context.getBean(ReflectionFreeJacksonEndpoint.class)).get("registered")
					.get(HandwrittenTypes.CUSTOMER);
				assertThat(state.get("state").asText()).isEqualTo("reflection");
				assertThat(state.get("reason").asText()).startsWith("the mapper's ");
				assertThat(state.has("remedy")).isFalse();
			});
	}

	@Test
	void endpointTellsWhatKeepsValuesFromBeingEncoded() {
		ApplicationContextRunner exposing = this.contextRunner.withPropertyValues(EXPOSE)
			.withUserConfiguration(Sound.class);
		assertObstacles(exposing, null);
		assertObstacles(exposing.withPropertyValues("spring.jackson.generator.write-bigdecimal-as-plain=true"), null);
		assertObstacles(exposing.withPropertyValues("spring.jackson.generator.escape-non-ascii=true"),
				"[\"ESCAPE_NON_ASCII is enabled\"]");
		assertObstacles(exposing.withPropertyValues("spring.jackson.generator.quote-non-numeric-numbers=false"),
				"[\"QUOTE_NON_NUMERIC_NUMBERS is disabled\"]");
		assertObstacles(exposing.withPropertyValues("spring.jackson.serialization.indent-output=true"),
				"[\"a PrettyPrinter is set\"]");
		assertObstacles(exposing.withPropertyValues("spring.jackson.reflection-free.direct-encoding=false"),
				"[\"spring.jackson.reflection-free.direct-encoding is not true\"]");
	}

	private static void assertObstacles(ApplicationContextRunner runner, @Nullable String expected) {
		runner.run((context) -> {
			ObjectMapper mapper = context.getBean(ObjectMapper.class);
			for (int i = 0; i < 3; i++) {
				mapper.writeValueAsBytes(HandwrittenTypes.customer());
			}
			JsonNode report = report(context.getBean(ReflectionFreeJacksonEndpoint.class));
			JsonNode obstacles = report.get("generatedCode").get("notEncoded");
			assertThat((obstacles != null) ? obstacles.toString() : null).isEqualTo(expected);
			assertThat(report.get("registered").get(HandwrittenTypes.CUSTOMER).get("tier").asInt())
				.isEqualTo((expected != null) ? 2 : 3);
		});
	}

	@Test
	void endpointTellsHowTypesAreRead() {
		this.contextRunner.run((build) -> this.contextRunner.withPropertyValues(EXPOSE, VERIFY)
			.withBean(GeneratedSerializers.class,
					() -> HandwrittenTypes.deserializers(() -> build.getBean(ObjectMapper.class)))
			.run((context) -> {
				ReflectionFreeJacksonEndpoint endpoint = context.getBean(ReflectionFreeJacksonEndpoint.class);
				assertThat(report(endpoint).get("read").get("unused"))
					.hasToString("[\"%s\"]".formatted(HandwrittenTypes.CUSTOMER));
				ObjectMapper mapper = context.getBean(ObjectMapper.class);
				mapper.readValue("{\"name\":\"secret\"}", HandwrittenTypes.customer().getClass());
				mapper.readValue("{\"password\":\"secret\"}", Unseen.class);
				JsonNode report = report(endpoint);
				assertThat(mapper.readTree(report.get("read").toString())).isEqualTo(mapper.readTree("""
						{"generated": ["%s"], "unused": [], "reflection": {
							"%s": {"reason": "it was not found when the application was built",
								"remedy": "spring.jackson.reflection-free.include=%s"},
							"%s": {"reason": "it has no creator", "remedy": "Add one."}},
							"verified": {"equal": 2, "different": 0, "inconclusive": 0}}
						""".formatted(HandwrittenTypes.CUSTOMER, Unseen.class.getName(), Unseen.class.getName(),
						HandwrittenTypes.ADDRESS)));
				assertThat(report.get("registered").get(HandwrittenTypes.CUSTOMER))
					.hasToString("{\"state\":\"unused\"}");
				assertThat(report.get("others")).isEmpty();
				assertThat(report.toString()).doesNotContain("secret");
			}));
	}

	@Test
	void endpointTellsWhyGeneratedCodeDoesNotRead() {
		this.contextRunner.run((build) -> this.contextRunner.withPropertyValues(EXPOSE)
			.withBean(GeneratedSerializers.class,
					() -> HandwrittenTypes.deserializers(() -> build.getBean(ObjectMapper.class)))
			.run((context) -> {
				ObjectMapper mapper = context.getBean(ObjectMapper.class);
				mapper.addMixIn(HandwrittenTypes.customer().getClass(), Object.class);
				mapper.readValue("{}", HandwrittenTypes.customer().getClass());
				JsonNode read = report(context.getBean(ReflectionFreeJacksonEndpoint.class)).get("read");
				assertThat(read.get("reflection").get(HandwrittenTypes.CUSTOMER).get("reason").asText())
					.contains("mix-in");
				assertThat(read.get("unused")).isEmpty();
				assertThat(read.get("generated")).isEmpty();
			}));
	}

	@Test
	void endpointWhenReadingIsOffExpectsNoTypeToBeRead() {
		this.contextRunner.run((build) -> this.contextRunner
			.withPropertyValues(EXPOSE, "spring.jackson.reflection-free.reading.enabled=false")
			.withBean(GeneratedSerializers.class,
					() -> HandwrittenTypes.deserializers(() -> build.getBean(ObjectMapper.class)))
			.run((context) -> {
				context.getBean(ObjectMapper.class).readValue("{}", HandwrittenTypes.customer().getClass());
				JsonNode read = report(context.getBean(ReflectionFreeJacksonEndpoint.class)).get("read");
				assertThat(read.get("unused")).isEmpty();
				assertThat(read.get("generated")).isEmpty();
			}));
	}

	@Test
	void metricsCountTypesAndVerifiedValues() {
		this.contextRunner.withConfiguration(AutoConfigurations.of(MetricsAutoConfiguration.class))
			.withPropertyValues(VERIFY)
			.withBean(SimpleMeterRegistry.class)
			.withUserConfiguration(Broken.class)
			.run((context) -> {
				MeterRegistry registry = context.getBean(MeterRegistry.class);
				assertThat(verified(registry, "different")).isZero();
				ObjectMapper mapper = context.getBean(ObjectMapper.class);
				mapper.writeValueAsString(HandwrittenTypes.customer());
				mapper.writeValueAsString(HandwrittenTypes.customer());
				assertThat(verified(registry, "different")).isEqualTo(1);
				assertThat(verified(registry, "equal")).isEqualTo(1);
				assertThat(verified(registry, "inconclusive")).isZero();
				assertThat(types(registry, "generated")).isEqualTo(1);
				assertThat(types(registry, "reflection")).isEqualTo(1);
			});
	}

	@Test
	void metricsCountTypesThatAreRead() {
		this.contextRunner
			.run((build) -> this.contextRunner.withConfiguration(AutoConfigurations.of(MetricsAutoConfiguration.class))
				.withPropertyValues(VERIFY)
				.withBean(SimpleMeterRegistry.class)
				.withBean(GeneratedSerializers.class,
						() -> HandwrittenTypes.deserializers(() -> build.getBean(ObjectMapper.class)))
				.run((context) -> {
					MeterRegistry registry = context.getBean(MeterRegistry.class);
					assertThat(read(registry, "generated")).isZero();
					ObjectMapper mapper = context.getBean(ObjectMapper.class);
					mapper.readValue("{}", HandwrittenTypes.customer().getClass());
					mapper.readValue("{}", Unseen.class);
					assertThat(read(registry, "generated")).isEqualTo(1);
					assertThat(read(registry, "reflection")).isEqualTo(2);
					assertThat(registry.get("reflectionfreejackson.verified.read")
						.tag("result", "equal")
						.functionCounter()
						.count()).isEqualTo(2);
					assertThat(verified(registry, "equal")).isZero();
					assertThat(types(registry, "generated")).isZero();
				}));
	}

	private static double read(MeterRegistry registry, String state) {
		return registry.get("reflectionfreejackson.types.read").tag("state", state).gauge().value();
	}

	private static double verified(MeterRegistry registry, String result) {
		return registry.get("reflectionfreejackson.verified").tag("result", result).functionCounter().count();
	}

	private static double types(MeterRegistry registry, String state) {
		return registry.get("reflectionfreejackson.types").tag("state", state).gauge().value();
	}

	private static JsonNode report(ReflectionFreeJacksonEndpoint endpoint) {
		return new ObjectMapper().valueToTree(endpoint.report());
	}

	@Configuration(proxyBeanMethods = false)
	static class Sound {

		@Bean
		GeneratedSerializers serializers(ObjectProvider<ObjectMapper> mapper) {
			return HandwrittenTypes.serializers(mapper::getObject, false);
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class Broken {

		@Bean
		GeneratedSerializers serializers(ObjectProvider<ObjectMapper> mapper) {
			return HandwrittenTypes.serializers(mapper::getObject, true);
		}

	}

	static class Unseen {

		public String password = "secret";

	}

	private static final class Hidden {

		public String password = "secret";

	}

}
