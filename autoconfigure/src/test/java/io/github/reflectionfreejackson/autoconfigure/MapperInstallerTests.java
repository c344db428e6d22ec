package io.github.reflectionfreejackson.autoconfigure;

import java.util.List;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.cfg.CacheProvider;
import com.fasterxml.jackson.databind.cfg.SerializerFactoryConfig;
import com.fasterxml.jackson.databind.ser.BeanSerializerFactory;
import com.fasterxml.jackson.databind.ser.DefaultSerializerProvider;
import com.fasterxml.jackson.databind.ser.SerializerFactory;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.HandwrittenTypes;
import io.github.reflectionfreejackson.runtime.ReflectionFreeJackson;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.mockito.Mockito;

import org.springframework.aot.AotDetector;
import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.jackson.Jackson2ObjectMapperBuilderCustomizer;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.SpringProperties;
import org.springframework.http.converter.json.Jackson2ObjectMapperBuilder;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.web.context.annotation.RequestScope;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests what {@link MapperInstaller} says of mappers that do not use generated code.
 */
@ExtendWith(OutputCaptureExtension.class)
class MapperInstallerTests {

	private static final String OWN_FACTORY = "Writing and reading by reflection: the mapper has a serializer factory "
			+ "of its own, " + OwnFactory.class.getName() + ". Remove it to use generated code";

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner()
		.withConfiguration(
				AutoConfigurations.of(ReflectionFreeJacksonAutoConfiguration.class, JacksonAutoConfiguration.class))
		.withBean(GeneratedSerializers.class, () -> HandwrittenTypes.deserializers(ObjectMapper::new))
		.withPropertyValues("spring.jackson.reflection-free.enabled=true");

	@Test
	void warnsOfMapperThatBuilderDidNotBuild(CapturedOutput log) {
		this.contextRunner.withBean("ownMapper", ObjectMapper.class, ObjectMapper::new)
			.run((context) -> assertThat(log).containsOnlyOnce(
					"The ObjectMapper bean 'ownMapper' was not built by a Jackson2ObjectMapperBuilder bean, and "
							+ "writes and reads by reflection. Set spring.jackson.reflection-free.all-mappers=true"));
	}

	@Test
	void warnsOnceOfAllInstancesOfPrototype(CapturedOutput log) {
		this.contextRunner
			.withBean("ownMapper", ObjectMapper.class, ObjectMapper::new,
					(definition) -> definition.setScope(BeanDefinition.SCOPE_PROTOTYPE))
			.run((context) -> {
				assertThat(context.getBean("ownMapper")).isNotSameAs(context.getBean("ownMapper"));
				assertThat(log).containsOnlyOnce("The ObjectMapper bean 'ownMapper' was not built by");
			});
	}

	@ParameterizedTest
	@CsvSource({ "true,true", "true,false", "false,true", "false,false" })
	void mapperThatCannotBeAskedIsLeftAlone(boolean enabled, boolean allMappers, CapturedOutput log) {
		List<ObjectMapper> mappers = List.of(Mockito.mock(ObjectMapper.class), new MapperWithoutFactory(),
				new MapperWithoutSerializerFactory(), new MapperOfOtherScope());
		for (ObjectMapper mapper : mappers) {
			this.contextRunner.withBean("ownMapper", ObjectMapper.class, () -> mapper)
				.withPropertyValues("spring.jackson.reflection-free.enabled=" + enabled,
						"spring.jackson.reflection-free.all-mappers=" + allMappers)
				.run((context) -> assertThat(context).hasNotFailed().getBean("ownMapper").isSameAs(mapper));
		}
		assertThat(log).doesNotContain("by reflection");
	}

	@Test
	void mapperBehindProxyOfRequestScopeUsesGeneratedCode() {
		new WebApplicationContextRunner()
			.withConfiguration(
					AutoConfigurations.of(ReflectionFreeJacksonAutoConfiguration.class, JacksonAutoConfiguration.class))
			.withBean(GeneratedSerializers.class, () -> HandwrittenTypes.deserializers(ObjectMapper::new))
			.withPropertyValues("spring.jackson.reflection-free.enabled=true")
			.withUserConfiguration(MapperOfRequest.class)
			.run((context) -> {
				ObjectMapper proxy = context.getBean("ownMapper", ObjectMapper.class);
				RequestContextHolder.setRequestAttributes(new ServletRequestAttributes(new MockHttpServletRequest()));
				try {
					assertThat(ReflectionFreeJackson.isInstalled(proxy)).isTrue();
				}
				finally {
					RequestContextHolder.resetRequestAttributes();
				}
			});
	}

	@Test
	void mapperOfBuilderOfTheApplicationUsesGeneratedCode(CapturedOutput log) {
		this.contextRunner.withBean(Jackson2ObjectMapperBuilder.class, Jackson2ObjectMapperBuilder::new)
			.run((context) -> {
				assertThat(ReflectionFreeJackson.isInstalled(context.getBean(ObjectMapper.class))).isTrue();
				assertThat(
						ReflectionFreeJackson.isInstalled(context.getBean(Jackson2ObjectMapperBuilder.class).build()))
					.isTrue();
				assertThat(log).doesNotContain("was not built by");
			});
	}

	@ParameterizedTest
	@CsvSource({ "true,true,true", "true,false,false", "false,true,false" })
	void saysThatAotProcessingGeneratedNothing(boolean aot, boolean enabled, boolean says, CapturedOutput log) {
		ApplicationContextRunner withoutGenerated = new ApplicationContextRunner()
			.withConfiguration(
					AutoConfigurations.of(ReflectionFreeJacksonAutoConfiguration.class, JacksonAutoConfiguration.class))
			.withPropertyValues("spring.jackson.reflection-free.enabled=" + enabled);
		SpringProperties.setProperty(AotDetector.AOT_ENABLED, String.valueOf(aot));
		try {
			withoutGenerated.run((context) -> {
				context.getBean(ObjectMapper.class);
				context.getBean(Jackson2ObjectMapperBuilder.class).build();
			});
		}
		finally {
			SpringProperties.setProperty(AotDetector.AOT_ENABLED, null);
		}
		String message = "Writing and reading by reflection: AOT processing generated no code. "
				+ "Either spring.jackson.reflection-free.enabled was not true while building";
		if (says) {
			assertThat(log).containsOnlyOnce(message);
		}
		else {
			assertThat(log).doesNotContain(message);
		}
	}

	@Test
	void warnsOnceOfSerializerFactoryThatBuilderWasGiven(CapturedOutput log) {
		this.contextRunner
			.withBean(Jackson2ObjectMapperBuilderCustomizer.class,
					() -> (builder) -> builder
						.postConfigurer((mapper) -> mapper.setSerializerFactory(new OwnFactory())))
			.run((context) -> {
				context.getBean(Jackson2ObjectMapperBuilder.class).build();
				assertThat(log).containsOnlyOnce(OWN_FACTORY).doesNotContain("was not built by");
			});
	}

	@Test
	void warnsOnceOfSerializerFactoryThatMapperWasGiven(CapturedOutput log) {
		this.contextRunner.withUserConfiguration(MapperWithOwnFactory.class)
			.run((context) -> assertThat(log).containsOnlyOnce(OWN_FACTORY).doesNotContain("was not built by"));
	}

	@Test
	void warnsThatWritingIsNotVerifiedWithSerializerProviderOfItsOwn(CapturedOutput log) {
		this.contextRunner
			.withBean(Jackson2ObjectMapperBuilderCustomizer.class,
					() -> (builder) -> builder
						.postConfigurer((mapper) -> mapper.setSerializerProvider(new OwnProvider())))
			.withPropertyValues("spring.jackson.reflection-free.verify=always")
			.run((context) -> {
				context.getBean(ObjectMapper.class);
				assertThat(log)
					.containsOnlyOnce("Verifying no writing: the mapper has a serializer provider of its own, "
							+ OwnProvider.class.getName());
			});
	}

	@Configuration(proxyBeanMethods = false)
	static class MapperWithOwnFactory {

		@Bean
		ObjectMapper mapper(Jackson2ObjectMapperBuilder builder) {
			ObjectMapper mapper = builder.build();
			return mapper.setSerializerFactory(new OwnFactory());
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class MapperOfRequest {

		@Bean
		@RequestScope
		ObjectMapper ownMapper(Jackson2ObjectMapperBuilder builder) {
			return builder.build();
		}

	}

	@SuppressWarnings("serial")
	private static final class MapperWithoutFactory extends ObjectMapper {

		@Override
		public JsonFactory getFactory() {
			return null;
		}

	}

	@SuppressWarnings("serial")
	private static final class MapperWithoutSerializerFactory extends ObjectMapper {

		@Override
		public SerializerFactory getSerializerFactory() {
			return null;
		}

	}

	/**
	 * As a proxy is outside of the scope.
	 */
	@SuppressWarnings("serial")
	private static final class MapperOfOtherScope extends ObjectMapper {

		@Override
		public JsonFactory getFactory() {
			throw new IllegalStateException("no mapper yet");
		}

		@Override
		public SerializerFactory getSerializerFactory() {
			throw new IllegalStateException("no mapper yet");
		}

	}

	@SuppressWarnings("serial")
	private static final class OwnFactory extends BeanSerializerFactory {

		OwnFactory() {
			super(null);
		}

		@Override
		public SerializerFactory withConfig(SerializerFactoryConfig config) {
			return this;
		}

	}

	@SuppressWarnings("serial")
	private static final class OwnProvider extends DefaultSerializerProvider {

		OwnProvider() {
		}

		private OwnProvider(OwnProvider provider, SerializationConfig config, SerializerFactory factory) {
			super(provider, config, factory);
		}

		@Override
		public DefaultSerializerProvider createInstance(SerializationConfig config, SerializerFactory factory) {
			return new OwnProvider(this, config, factory);
		}

		@Override
		public DefaultSerializerProvider withCaches(CacheProvider cacheProvider) {
			return this;
		}

	}

}
