package io.github.reflectionfreejackson.http;

import java.io.Reader;
import java.io.Writer;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.List;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ser.SerializerFactory;
import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonAutoConfiguration;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.NoSerializers;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.mockito.Mockito;

import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.http.HttpMessageConvertersAutoConfiguration;
import org.springframework.boot.autoconfigure.http.codec.CodecsAutoConfiguration;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.boot.autoconfigure.web.reactive.WebFluxAutoConfiguration;
import org.springframework.boot.autoconfigure.web.servlet.WebMvcAutoConfiguration;
import org.springframework.boot.test.context.runner.AbstractApplicationContextRunner;
import org.springframework.boot.test.context.runner.ReactiveWebApplicationContextRunner;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Scope;
import org.springframework.core.ResolvableType;
import org.springframework.http.MediaType;
import org.springframework.http.codec.ServerCodecConfigurer;
import org.springframework.http.codec.json.Jackson2JsonDecoder;
import org.springframework.http.codec.json.Jackson2JsonEncoder;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.http.converter.json.AbstractJsonHttpMessageConverter;
import org.springframework.http.converter.json.Jackson2ObjectMapperFactoryBean;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;
import org.springframework.util.MimeType;
import org.springframework.web.reactive.config.EnableWebFlux;
import org.springframework.web.reactive.config.WebFluxConfigurer;
import org.springframework.web.servlet.config.annotation.EnableWebMvc;
import org.springframework.web.servlet.config.annotation.WebMvcConfigurer;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests of the warnings that the application answers with a mapper which is no bean.
 */
@ExtendWith(OutputCaptureExtension.class)
class AnsweringMapperCheckTests {

	private static final String ENABLED = "spring.jackson.reflection-free.enabled=true";

	private static final String MVC = "Spring MVC writes and reads JSON by reflection: ";

	private static final String WEBFLUX = "WebFlux writes JSON by reflection: ";

	private static final String WEBFLUX_READING = "WebFlux reads JSON by reflection: ";

	private static final AutoConfigurations configurations = AutoConfigurations.of(
			ReflectionFreeJacksonAutoConfiguration.class, ReflectionFreeJacksonHttpAutoConfiguration.class,
			JacksonAutoConfiguration.class, HttpMessageConvertersAutoConfiguration.class, CodecsAutoConfiguration.class,
			WebMvcAutoConfiguration.class, WebFluxAutoConfiguration.class);

	private final WebApplicationContextRunner servlet = new WebApplicationContextRunner()
		.withConfiguration(configurations)
		.withBean(GeneratedSerializers.class, NoSerializers::new)
		.withPropertyValues(ENABLED);

	private final ReactiveWebApplicationContextRunner reactive = new ReactiveWebApplicationContextRunner()
		.withConfiguration(configurations)
		.withBean(GeneratedSerializers.class, NoSerializers::new)
		.withPropertyValues(ENABLED);

	@ParameterizedTest
	@ValueSource(classes = { MvcOfApplication.class, OwnConverter.class })
	void mapperOfConverterThatIsNoBeanIsWarnedOf(Class<?> configuration, CapturedOutput log) {
		run(this.servlet.withUserConfiguration(configuration));
		assertThat(log.toString().lines().filter((line) -> line.contains(MVC))).singleElement()
			.asString()
			.contains("WARN", "no bean", "@EnableWebMvc");
	}

	@ParameterizedTest
	@ValueSource(classes = { WebFluxOfApplication.class, OwnEncoder.class, SpecialCodecsFirst.class })
	void mapperOfEncoderThatIsNoBeanIsWarnedOf(Class<?> configuration, CapturedOutput log) {
		run(this.reactive.withUserConfiguration(configuration));
		assertThat(log.toString().lines().filter((line) -> line.contains(WEBFLUX))).singleElement()
			.asString()
			.contains("WARN", "no bean", "@EnableWebFlux");
	}

	@ParameterizedTest
	@ValueSource(classes = { Object.class, MvcWithMapperBean.class, MvcWithCopyOfMapperBean.class,
			ConverterOfOwnMediaType.class, OtherLibraryFirst.class })
	void mappersOfBeansAndOtherMediaTypesAreNotWarnedOf(Class<?> configuration, CapturedOutput log) {
		run(this.servlet.withUserConfiguration(configuration));
		assertThat(log).doesNotContain(MVC);
	}

	@ParameterizedTest
	@ValueSource(classes = { WebFluxOfApplication.class, OwnDecoder.class, SpecialCodecsFirst.class })
	void mapperOfDecoderThatIsNoBeanIsWarnedOf(Class<?> configuration, CapturedOutput log) {
		run(this.reactive.withUserConfiguration(configuration));
		assertThat(log.toString().lines().filter((line) -> line.contains(WEBFLUX_READING))).singleElement()
			.asString()
			.contains("WARN", "no bean", "@EnableWebFlux");
		run(this.reactive.withUserConfiguration(configuration)
			.withPropertyValues("spring.jackson.reflection-free.reading.enabled=false"));
		assertThat(log.toString().lines().filter((line) -> line.contains(WEBFLUX_READING))).hasSize(1);
	}

	@ParameterizedTest
	@ValueSource(classes = { Object.class, SpecialCodecs.class })
	void codecsOfSpringBootAndSpecialOnesAreNotWarnedOf(Class<?> configuration, CapturedOutput log) {
		run(this.reactive.withUserConfiguration(configuration));
		assertThat(log).doesNotContain(WEBFLUX, WEBFLUX_READING);
	}

	@ParameterizedTest
	@ValueSource(classes = { MapperBean.class, FactoryBeanOfMapper.class, PrototypeOfMapper.class })
	void mapperBeanThatNoBuilderBuiltIsWarnedOfOnce(Class<?> configuration, CapturedOutput log) {
		run(this.servlet.withUserConfiguration(configuration));
		run(this.reactive.withUserConfiguration(configuration));
		assertThat(log).contains("The ObjectMapper bean 'ownMapper' was not built")
			.doesNotContain(MVC, WEBFLUX, WEBFLUX_READING);
	}

	@Test
	void mappersThatCannotBeAskedAreNotWarnedOf(CapturedOutput log) {
		for (Class<?> configuration : List.of(MockedMapper.class, MapperOfOtherScope.class,
				MapperOfMissingTarget.class)) {
			run(this.servlet.withUserConfiguration(configuration));
			run(this.reactive.withUserConfiguration(configuration));
		}
		assertThat(log).doesNotContain("by reflection");
	}

	@Test
	void codecsAreToldOnlyWhatIsConfiguredAfterTheCheck() {
		List<@Nullable Integer> limits = new ArrayList<>();
		this.reactive.withBean(WebFluxConfigurer.class, () -> new ConfiguredDecoder(limits))
			.withUserConfiguration(LaterLimit.class)
			.run((context) -> assertThat(limits).isNotEmpty().containsOnly(LaterLimit.LIMIT));
	}

	@Test
	void nothingIsWarnedOfWhereNoCodeIsWanted(CapturedOutput log) {
		String off = "spring.jackson.reflection-free.enabled=false";
		run(this.servlet.withUserConfiguration(MvcOfApplication.class).withPropertyValues(off));
		run(this.reactive.withUserConfiguration(WebFluxOfApplication.class).withPropertyValues(off));
		run(new WebApplicationContextRunner().withConfiguration(configurations)
			.withUserConfiguration(MvcOfApplication.class)
			.withPropertyValues(ENABLED));
		assertThat(log).doesNotContain(MVC, WEBFLUX, WEBFLUX_READING);
	}

	private static void run(AbstractApplicationContextRunner<?, ?, ?> runner) {
		runner.run((context) -> assertThat(context).hasNotFailed());
	}

	private static ObjectMapper mapperThrowing(RuntimeException failure) {
		return Mockito.mock(ObjectMapper.class, (invocation) -> {
			if (SerializerFactory.class.isAssignableFrom(invocation.getMethod().getReturnType())) {
				throw failure;
			}
			return Mockito.RETURNS_DEFAULTS.answer(invocation);
		});
	}

	@Configuration(proxyBeanMethods = false)
	@EnableWebMvc
	static class MvcOfApplication {

	}

	@Configuration(proxyBeanMethods = false)
	static class OwnConverter implements WebMvcConfigurer {

		@Override
		public void extendMessageConverters(List<HttpMessageConverter<?>> converters) {
			converters.add(0, new MappingJackson2HttpMessageConverter(new ObjectMapper()));
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class OtherLibraryFirst implements WebMvcConfigurer {

		@Override
		public void extendMessageConverters(List<HttpMessageConverter<?>> converters) {
			converters.add(0, new MappingJackson2HttpMessageConverter(new ObjectMapper()));
			converters.add(0, new OtherConverter());
		}

	}

	static class OtherConverter extends AbstractJsonHttpMessageConverter {

		@Override
		protected Object readInternal(Type type, Reader reader) {
			throw new UnsupportedOperationException();
		}

		@Override
		protected void writeInternal(Object value, @Nullable Type type, Writer writer) {
			throw new UnsupportedOperationException();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class ConverterOfOwnMediaType implements WebMvcConfigurer {

		@Override
		public void extendMessageConverters(List<HttpMessageConverter<?>> converters) {
			MappingJackson2HttpMessageConverter own = new MappingJackson2HttpMessageConverter(new ObjectMapper());
			own.setSupportedMediaTypes(List.of(MediaType.valueOf("application/vnd.acme+json")));
			converters.add(0, own);
		}

	}

	@Configuration(proxyBeanMethods = false)
	@EnableWebMvc
	static class MvcWithMapperBean implements WebMvcConfigurer {

		private final ObjectMapper mapper;

		MvcWithMapperBean(ObjectMapper mapper) {
			this.mapper = mapper;
		}

		@Override
		public void configureMessageConverters(List<HttpMessageConverter<?>> converters) {
			converters.add(new MappingJackson2HttpMessageConverter(this.mapper));
		}

	}

	@Configuration(proxyBeanMethods = false)
	@EnableWebMvc
	static class MvcWithCopyOfMapperBean extends MvcWithMapperBean {

		MvcWithCopyOfMapperBean(ObjectMapper mapper) {
			super(mapper.copy());
		}

	}

	@Configuration(proxyBeanMethods = false)
	@EnableWebFlux
	static class WebFluxOfApplication {

	}

	@Configuration(proxyBeanMethods = false)
	static class OwnEncoder implements WebFluxConfigurer {

		@Override
		public void configureHttpMessageCodecs(ServerCodecConfigurer configurer) {
			configurer.customCodecs().register(new Jackson2JsonEncoder(new ObjectMapper()));
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class OwnDecoder implements WebFluxConfigurer {

		@Override
		public void configureHttpMessageCodecs(ServerCodecConfigurer configurer) {
			configurer.customCodecs().register(new Jackson2JsonDecoder(new ObjectMapper()));
		}

	}

	/**
	 * For one class, or a media type of their own.
	 */
	@Configuration(proxyBeanMethods = false)
	static class SpecialCodecs implements WebFluxConfigurer {

		@Override
		public void configureHttpMessageCodecs(ServerCodecConfigurer configurer) {
			MimeType own = MimeType.valueOf("application/vnd.acme+json");
			configurer.customCodecs().register(new SpecialEncoder());
			configurer.customCodecs().register(new SpecialDecoder());
			configurer.customCodecs().register(new Jackson2JsonEncoder(new ObjectMapper(), own));
			configurer.customCodecs().register(new Jackson2JsonDecoder(new ObjectMapper(), own));
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class SpecialCodecsFirst extends SpecialCodecs {

		@Override
		public void configureHttpMessageCodecs(ServerCodecConfigurer configurer) {
			super.configureHttpMessageCodecs(configurer);
			configurer.customCodecs().register(new Jackson2JsonEncoder(new ObjectMapper()));
			configurer.customCodecs().register(new Jackson2JsonDecoder(new ObjectMapper()));
		}

	}

	static class SpecialEncoder extends Jackson2JsonEncoder {

		SpecialEncoder() {
			super(new ObjectMapper());
		}

		@Override
		public boolean canEncode(ResolvableType type, @Nullable MimeType mimeType) {
			return type.resolve() == StringBuilder.class;
		}

	}

	static class SpecialDecoder extends Jackson2JsonDecoder {

		SpecialDecoder() {
			super(new ObjectMapper());
		}

		@Override
		public boolean canDecode(ResolvableType type, @Nullable MimeType mimeType) {
			return type.resolve() == StringBuilder.class;
		}

	}

	record ConfiguredDecoder(List<@Nullable Integer> limits) implements WebFluxConfigurer {

		@Override
		public void configureHttpMessageCodecs(ServerCodecConfigurer configurer) {
			configurer.customCodecs()
				.registerWithDefaultConfig(new Jackson2JsonDecoder(),
						(defaults) -> this.limits.add(defaults.maxInMemorySize()));
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class LaterLimit {

		private static final int LIMIT = 1000;

		LaterLimit(ServerCodecConfigurer configurer) {
			configurer.defaultCodecs().maxInMemorySize(LIMIT);
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class MapperBean {

		@Bean
		ObjectMapper ownMapper() {
			return new ObjectMapper();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class FactoryBeanOfMapper {

		@Bean
		Jackson2ObjectMapperFactoryBean ownMapper() {
			return new Jackson2ObjectMapperFactoryBean();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class PrototypeOfMapper {

		@Bean
		@Scope(BeanDefinition.SCOPE_PROTOTYPE)
		ObjectMapper ownMapper() {
			return new ObjectMapper();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class MockedMapper {

		@Bean
		ObjectMapper ownMapper() {
			return Mockito.mock(ObjectMapper.class);
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class MapperOfOtherScope {

		@Bean
		ObjectMapper ownMapper() {
			return mapperThrowing(new IllegalStateException("no mapper yet"));
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class MapperOfMissingTarget {

		@Bean
		ObjectMapper ownMapper() {
			return mapperThrowing(new NullPointerException("no mapper yet"));
		}

	}

}
