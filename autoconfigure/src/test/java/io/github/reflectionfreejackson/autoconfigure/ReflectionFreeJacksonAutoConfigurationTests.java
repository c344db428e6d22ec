package io.github.reflectionfreejackson.autoconfigure;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.core.json.UTF8StreamJsonParser;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ser.std.JsonValueSerializer;
import com.fasterxml.jackson.databind.ser.std.MapSerializer;
import com.fasterxml.jackson.datatype.jsr310.ser.InstantSerializer;
import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties.OnFallback;
import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties.Verify;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.HandwrittenTypes;
import io.github.reflectionfreejackson.runtime.NoSerializers;
import io.github.reflectionfreejackson.runtime.ReflectionFreeJackson;
import io.github.reflectionfreejackson.runtime.served.ServedTypes;
import io.github.reflectionfreejackson.runtime.verify.ShadowVerification;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.boot.context.properties.source.InvalidConfigurationPropertyValueException;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.assertj.AssertableApplicationContext;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.test.context.runner.ContextConsumer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.converter.json.Jackson2ObjectMapperBuilder;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ReflectionFreeJacksonAutoConfiguration}.
 */
class ReflectionFreeJacksonAutoConfigurationTests {

	private static final String ENABLED = "spring.jackson.reflection-free.enabled=true";

	private static final String METADATA = "/META-INF/spring-configuration-metadata.json";

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner().withConfiguration(
			AutoConfigurations.of(ReflectionFreeJacksonAutoConfiguration.class, JacksonAutoConfiguration.class));

	@Test
	void mapperIsLeftAloneByDefault() {
		this.contextRunner.withUserConfiguration(Generated.class)
			.run((context) -> assertThat(isInstalled(context.getBean(ObjectMapper.class))).isFalse());
	}

	@Test
	void mapperIsLeftAloneWhenSwitchedOff() {
		this.contextRunner.withUserConfiguration(Generated.class)
			.withPropertyValues("spring.jackson.reflection-free.enabled=false")
			.run((context) -> assertThat(isInstalled(context.getBean(ObjectMapper.class))).isFalse());
	}

	@Test
	void mapperIsLeftAloneWhenNothingWasGenerated() {
		this.contextRunner.withPropertyValues(ENABLED).run((context) -> {
			assertThat(isInstalled(context.getBean(ObjectMapper.class))).isFalse();
			assertThat(context.getBean(ServedTypes.class).byGeneratedCode()).isEmpty();
		});
	}

	@Test
	void mapperWritesByGeneratedCodeWhenSwitchedOn() {
		this.contextRunner.withUserConfiguration(Generated.class)
			.withPropertyValues(ENABLED)
			.run((context) -> assertThat(isInstalled(context.getBean(ObjectMapper.class))).isTrue());
	}

	@Test
	void mappersOfBuilderWriteByGeneratedCode() {
		this.contextRunner.withUserConfiguration(Generated.class).withPropertyValues(ENABLED).run((context) -> {
			Jackson2ObjectMapperBuilder builder = context.getBean(Jackson2ObjectMapperBuilder.class);
			ObjectMapper mapper = builder.build();
			assertThat(isInstalled(mapper)).isTrue();
			assertThat(isInstalled(mapper.copy())).isTrue();
		});
	}

	@Test
	void otherMapperIsLeftAloneByDefault() {
		this.contextRunner.withUserConfiguration(Generated.class, OwnMapper.class)
			.withPropertyValues(ENABLED)
			.run((context) -> assertThat(isInstalled(context.getBean(ObjectMapper.class))).isFalse());
	}

	@Test
	void otherMapperWritesByGeneratedCodeWhenAllMappersAreWanted() {
		this.contextRunner.withUserConfiguration(Generated.class, OwnMapper.class)
			.withPropertyValues(ENABLED, "spring.jackson.reflection-free.all-mappers=true")
			.run((context) -> assertThat(isInstalled(context.getBean(ObjectMapper.class))).isTrue());
	}

	@Test
	void mapperReadsByGeneratedCodeByDefault() {
		runWithReading((context) -> {
			ServedTypes types = writeAndRead(context.getBean(ObjectMapper.class), context.getBean(ServedTypes.class));
			assertThat(types.byGeneratedCode()).contains(HandwrittenTypes.CUSTOMER);
			assertThat(types.reading().byGeneratedCode()).containsExactly(HandwrittenTypes.CUSTOMER);
		});
	}

	@Test
	void readingIsLeftToJacksonWhenSwitchedOffWhileWritingIsNot() {
		runWithReading((context) -> {
			ServedTypes types = writeAndRead(context.getBean(ObjectMapper.class), context.getBean(ServedTypes.class));
			assertThat(types.byGeneratedCode()).contains(HandwrittenTypes.CUSTOMER);
			assertThat(types.reading().byGeneratedCode()).isEmpty();
			assertThat(types.reading().byReflection()).isEmpty();
		}, "spring.jackson.reflection-free.reading.enabled=false");
	}

	@ParameterizedTest
	@CsvSource({ "off,0.5,0", "sample,1,1", "sample,0,0", "always,0,1" })
	void valuesAreVerifiedAsWanted(String verify, String rate, int verified) {
		this.contextRunner.withUserConfiguration(Generated.class)
			.withPropertyValues(ENABLED, "spring.jackson.reflection-free.verify=" + verify,
					"spring.jackson.reflection-free.verify-sample-rate=" + rate)
			.run((context) -> {
				context.getBean(ObjectMapper.class).writeValueAsString("value");
				assertThat(context.getBean(ShadowVerification.class).equal()).isEqualTo(verified);
			});
	}

	@Test
	void failsWhenSampleRateIsOutOfRange() {
		this.contextRunner.withUserConfiguration(Generated.class)
			.withPropertyValues(ENABLED, "spring.jackson.reflection-free.verify=sample",
					"spring.jackson.reflection-free.verify-sample-rate=2")
			.run((context) -> assertThat(context).getFailure()
				.rootCause()
				.isInstanceOfSatisfying(InvalidConfigurationPropertyValueException.class, (invalid) -> {
					assertThat(invalid.getName()).isEqualTo("spring.jackson.reflection-free.verify-sample-rate");
					assertThat(invalid.getValue()).isEqualTo(2.0);
				}));
	}

	@Test
	void backsOffWithoutJackson() {
		this.contextRunner.withClassLoader(new FilteredClassLoader(ObjectMapper.class))
			.run((context) -> assertThat(context).doesNotHaveBean(ServedTypes.class));
	}

	@Test
	void backsOffWithoutSpringsBuilder() {
		this.contextRunner.withClassLoader(new FilteredClassLoader(Jackson2ObjectMapperBuilder.class))
			.run((context) -> assertThat(context).doesNotHaveBean(ServedTypes.class));
	}

	@Test
	void propertiesAreBound() {
		this.contextRunner.withPropertyValues(ENABLED, "spring.jackson.reflection-free.all-mappers=true",
				"spring.jackson.reflection-free.include=a,b",
				"spring.jackson.reflection-free.include-packages=com.example",
				"spring.jackson.reflection-free.exclude=c", "spring.jackson.reflection-free.on-fallback=fail",
				"spring.jackson.reflection-free.allowed-fallbacks=d,e.*",
				"spring.jackson.reflection-free.verify=sample", "spring.jackson.reflection-free.verify-sample-rate=0.5",
				"spring.jackson.reflection-free.http.enabled=false",
				"spring.jackson.reflection-free.reading.enabled=false",
				"spring.jackson.reflection-free.direct-encoding=false")
			.run((context) -> {
				ReflectionFreeJacksonProperties properties = context.getBean(ReflectionFreeJacksonProperties.class);
				assertThat(properties.isEnabled()).isTrue();
				assertThat(properties.isAllMappers()).isTrue();
				assertThat(properties.getInclude()).containsExactly("a", "b");
				assertThat(properties.getIncludePackages()).containsExactly("com.example");
				assertThat(properties.getExclude()).containsExactly("c");
				assertThat(properties.getOnFallback()).isEqualTo(OnFallback.FAIL);
				assertThat(properties.getAllowedFallbacks()).containsExactly("d", "e.*");
				assertThat(properties.getVerify()).isEqualTo(Verify.SAMPLE);
				assertThat(properties.getVerifySampleRate()).isEqualTo(0.5);
				assertThat(properties.getHttp().isEnabled()).isFalse();
				assertThat(properties.getReading().isEnabled()).isFalse();
				assertThat(properties.isDirectEncoding()).isFalse();
			});
	}

	@Test
	void metadataDescribesAllProperties() throws Exception {
		try (InputStream metadata = ReflectionFreeJacksonProperties.class.getResourceAsStream(METADATA)) {
			List<JsonNode> properties = new ArrayList<>();
			new ObjectMapper().readTree(metadata).get("properties").forEach(properties::add);
			properties.removeIf((property) -> !property.get("name").asText().startsWith("spring.jackson."));
			assertThat(properties).extracting((property) -> property.get("name").asText())
				.containsExactlyInAnyOrder("spring.jackson.reflection-free.all-mappers",
						"spring.jackson.reflection-free.direct-encoding", "spring.jackson.reflection-free.enabled",
						"spring.jackson.reflection-free.exclude", "spring.jackson.reflection-free.http.enabled",
						"spring.jackson.reflection-free.include", "spring.jackson.reflection-free.include-packages",
						"spring.jackson.reflection-free.on-fallback", "spring.jackson.reflection-free.reading.enabled",
						"spring.jackson.reflection-free.reading.direct",
						"spring.jackson.reflection-free.allowed-fallbacks",
						"spring.jackson.reflection-free.fallback-hints", "spring.jackson.reflection-free.verify",
						"spring.jackson.reflection-free.verify-sample-rate");
			assertThat(properties)
				.allSatisfy((property) -> assertThat(property.path("description").asText()).endsWith("."));
		}
	}

	@Test
	void hintsCoverMembersOfProbe() throws Exception {
		RuntimeHints hints = new RuntimeHints();
		new ReflectionFreeJacksonRuntimeHints().registerHints(hints, null);
		Class<?> probe = Class.forName("io.github.reflectionfreejackson.runtime.fingerprint.NamingProbe$Probe");
		assertThat(RuntimeHintsPredicates.reflection().onMethod(probe.getDeclaredMethod("getText"))).accepts(hints);
		assertThat(RuntimeHintsPredicates.reflection().onMethod(probe.getDeclaredMethod("isFlag"))).accepts(hints);
		assertThat(RuntimeHintsPredicates.reflection().onField(probe.getDeclaredField("text"))).accepts(hints);
	}

	@Test
	void hintsCoverConfigurationOfJacksonsSerializers() throws Exception {
		RuntimeHints hints = new RuntimeHints();
		new ReflectionFreeJacksonRuntimeHints().registerHints(hints, null);
		assertThat(RuntimeHintsPredicates.reflection().onField(MapSerializer.class.getDeclaredField("_sortKeys")))
			.accepts(hints);
		assertThat(RuntimeHintsPredicates.reflection()
			.onField(InstantSerializer.class.getSuperclass().getSuperclass().getDeclaredField("_formatter")))
			.accepts(hints);
		assertThat(RuntimeHintsPredicates.reflection().onField(JsonValueSerializer.class.getDeclaredField("_accessor")))
			.accepts(hints);
		assertThat(RuntimeHintsPredicates.reflection().onType(InstantSerializer.class)).accepts(hints);
	}

	@Test
	void hintsCoverMethodsOfJacksonsParser() throws Exception {
		RuntimeHints hints = new RuntimeHints();
		new ReflectionFreeJacksonRuntimeHints().registerHints(hints, null);
		Class<?> parser = UTF8StreamJsonParser.class;
		assertThat(RuntimeHintsPredicates.reflection()
			.onMethod(parser.getDeclaredMethod("_isNextTokenNameYes", int.class))
			.invoke()).accepts(hints);
		assertThat(RuntimeHintsPredicates.reflection()
			.onMethod(parser.getDeclaredMethod("_parseSignedNumber", boolean.class))
			.invoke()).accepts(hints);
		assertThat(RuntimeHintsPredicates.reflection()
			.onMethod(parser.getDeclaredMethod("_parseUnsignedNumber", int.class))
			.invoke()).accepts(hints);
	}

	private void runWithReading(ContextConsumer<AssertableApplicationContext> consumer, String... properties) {
		this.contextRunner.run((build) -> this.contextRunner
			.withBean(GeneratedSerializers.class,
					() -> HandwrittenTypes.deserializers(() -> build.getBean(ObjectMapper.class)))
			.withPropertyValues(ENABLED)
			.withPropertyValues(properties)
			.run(consumer));
	}

	private static ServedTypes writeAndRead(ObjectMapper mapper, ServedTypes types) throws Exception {
		assertThat(mapper.writeValueAsString(HandwrittenTypes.customer())).contains("Jane Roe");
		Object customer = mapper.readValue("{\"name\":\"John Doe\"}", HandwrittenTypes.customer().getClass());
		assertThat(mapper.writeValueAsString(customer)).contains("John Doe");
		return types;
	}

	private static boolean isInstalled(ObjectMapper mapper) {
		return ReflectionFreeJackson.isInstalled(mapper);
	}

	@Configuration(proxyBeanMethods = false)
	static class Generated {

		@Bean
		GeneratedSerializers serializers() {
			return new NoSerializers();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class OwnMapper {

		@Bean
		ObjectMapper ownMapper() {
			return new ObjectMapper();
		}

	}

}
