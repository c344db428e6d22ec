package io.github.reflectionfreejackson.http;

import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonAutoConfiguration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import reactor.core.publisher.Flux;

import org.springframework.aop.framework.ProxyFactory;
import org.springframework.aop.support.AopUtils;
import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.beans.factory.support.AbstractBeanDefinition;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.autoconfigure.http.HttpMessageConverters;
import org.springframework.boot.autoconfigure.http.HttpMessageConvertersAutoConfiguration;
import org.springframework.boot.autoconfigure.http.codec.CodecsAutoConfiguration;
import org.springframework.boot.autoconfigure.jackson.JacksonAutoConfiguration;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.test.context.FilteredClassLoader;
import org.springframework.boot.test.context.runner.ReactiveWebApplicationContextRunner;
import org.springframework.boot.test.context.runner.WebApplicationContextRunner;
import org.springframework.boot.web.codec.CodecCustomizer;
import org.springframework.context.ApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.core.MethodParameter;
import org.springframework.core.annotation.Order;
import org.springframework.core.codec.Encoder;
import org.springframework.http.MediaType;
import org.springframework.http.codec.EncoderHttpMessageWriter;
import org.springframework.http.codec.ServerCodecConfigurer;
import org.springframework.http.codec.json.Jackson2JsonEncoder;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;
import org.springframework.http.converter.json.MappingJacksonValue;
import org.springframework.http.server.ServerHttpRequest;
import org.springframework.http.server.ServerHttpResponse;
import org.springframework.mock.http.MockHttpOutputMessage;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.servlet.mvc.method.annotation.AbstractMappingJacksonResponseBodyAdvice;
import org.springframework.web.servlet.mvc.method.annotation.RequestBodyAdviceAdapter;
import org.springframework.web.servlet.mvc.method.annotation.ResponseBodyAdvice;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ReflectionFreeJacksonHttpAutoConfiguration}.
 */
class ReflectionFreeJacksonHttpAutoConfigurationTests {

	private static final String ENABLED = "spring.jackson.reflection-free.enabled=true";

	private static final String HTTP_OFF = "spring.jackson.reflection-free.http.enabled=false";

	private static final AutoConfigurations configurations = AutoConfigurations.of(
			ReflectionFreeJacksonAutoConfiguration.class, ReflectionFreeJacksonHttpAutoConfiguration.class,
			JacksonAutoConfiguration.class, HttpMessageConvertersAutoConfiguration.class,
			CodecsAutoConfiguration.class);

	private final WebApplicationContextRunner servlet = new WebApplicationContextRunner()
		.withConfiguration(configurations);

	private final ReactiveWebApplicationContextRunner reactive = new ReactiveWebApplicationContextRunner()
		.withConfiguration(configurations);

	@Test
	void converterIsReplacedWhenSwitchedOn() {
		this.servlet.withPropertyValues(ENABLED).run((context) -> {
			MappingJackson2HttpMessageConverter converter = context.getBean(MappingJackson2HttpMessageConverter.class);
			assertThat(converter).isExactlyInstanceOf(CachingJackson2HttpMessageConverter.class)
				.isSameAs(context.getBean("mappingJackson2HttpMessageConverter"));
			assertThat(converter.getObjectMapper()).isSameAs(context.getBean(ObjectMapper.class));
		});
	}

	@ParameterizedTest
	@ValueSource(classes = { ExactAdvice.class, ReadingAdvice.class })
	void converterIsLeftWhereAdviceMayAskForItsClass(Class<?> advice) {
		assertThat(LogRecord.ofReplacement(() -> this.servlet.withPropertyValues(ENABLED)
			.withUserConfiguration(advice)
			.run((context) -> assertThat(context.getBean(MappingJackson2HttpMessageConverter.class))
				.isExactlyInstanceOf(MappingJackson2HttpMessageConverter.class))))
			.anyMatch((line) -> line.contains("' is told its class, and may ask for exactly that"));
	}

	@Test
	void converterIsReplacedWhereAdviceLeavesItsClassToSpring() {
		this.servlet.withPropertyValues(ENABLED)
			.withUserConfiguration(SpringsAdvice.class)
			.run((context) -> assertThat(context.getBean(MappingJackson2HttpMessageConverter.class))
				.isExactlyInstanceOf(CachingJackson2HttpMessageConverter.class));
	}

	@Test
	void converterCanBeProxied() {
		this.servlet.withPropertyValues(ENABLED).withBean(Proxying.class).run((context) -> {
			MappingJackson2HttpMessageConverter converter = context.getBean(MappingJackson2HttpMessageConverter.class);
			assertThat(AopUtils.isCglibProxy(converter)).isTrue();
			MockHttpOutputMessage output = new MockHttpOutputMessage();
			converter.write(List.of(1), null, output);
			assertThat(output.getBodyAsString()).isEqualTo("[1]");
		});
	}

	@Test
	void encoderCanBeProxied() {
		ProxyFactory factory = new ProxyFactory(new CachingJackson2JsonEncoder(new ObjectMapper()));
		factory.setProxyTargetClass(true);
		assertThat(factory.getProxy()).isInstanceOf(CachingJackson2JsonEncoder.class);
	}

	@Test
	void convertersKeepTheirOrder() {
		this.servlet.run((plain) -> this.servlet.withPropertyValues(ENABLED)
			.run((replaced) -> assertThat(converters(replaced)).containsExactlyElementsOf(converters(plain))));
	}

	@ParameterizedTest
	@ValueSource(strings = { "spring.main.banner-mode=off", "spring.jackson.reflection-free.enabled=false",
			ENABLED + ";" + HTTP_OFF })
	void nothingIsReplacedUnlessSwitchedOn(String properties) {
		this.servlet.withPropertyValues(properties.split(";"))
			.run((context) -> assertThat(context.getBean(MappingJackson2HttpMessageConverter.class))
				.isExactlyInstanceOf(MappingJackson2HttpMessageConverter.class));
		this.reactive.withPropertyValues(properties.split(";"))
			.run((context) -> assertThat(encoder(context)).isExactlyInstanceOf(Jackson2JsonEncoder.class));
	}

	@Test
	void valueThatIsNoneIsExplainedBySpringBoot() {
		this.servlet.withPropertyValues(ENABLED, "spring.jackson.reflection-free.http.enabled=nonsense")
			.withUserConfiguration(EarlyConverters.class)
			.run((context) -> assertThat(
					Stream.iterate(context.getStartupFailure(), Objects::nonNull, Throwable::getCause))
				.hasAtLeastOneElementOfType(BindException.class));
	}

	@ParameterizedTest
	@ValueSource(classes = { OwnConverter.class, OwnConverterOfSameName.class, OwnSubclass.class })
	void ownConverterIsLeftAlone(Class<?> configuration) {
		this.servlet.withPropertyValues(ENABLED)
			.withUserConfiguration(configuration)
			.run((context) -> assertThat(context.getBean(MappingJackson2HttpMessageConverter.class))
				.isNotInstanceOf(CachingJackson2HttpMessageConverter.class));
	}

	@Test
	void objectThatIsNoBeanIsLeftAlone() {
		this.servlet.withPropertyValues(ENABLED).withUserConfiguration(OwnConverter.class).run((context) -> {
			MappingJackson2HttpMessageConverter converter = new MappingJackson2HttpMessageConverter();
			assertThat(context.getAutowireCapableBeanFactory()
				.initializeBean(converter, "mappingJackson2HttpMessageConverter")).isSameAs(converter);
		});
	}

	@Test
	void thereIsNoConverterWhenAnotherLibraryIsPreferred() {
		this.servlet.withPropertyValues(ENABLED, "spring.http.converters.preferred-json-mapper=gson")
			.run((context) -> assertThat(context).doesNotHaveBean(MappingJackson2HttpMessageConverter.class));
	}

	@Test
	void postProcessorOfApplicationCustomizesReplacement() {
		this.servlet.withPropertyValues(ENABLED).withUserConfiguration(PrefixingPostProcessor.class).run((context) -> {
			MockHttpOutputMessage message = new MockHttpOutputMessage();
			context.getBean(MappingJackson2HttpMessageConverter.class).write(List.of(1), null, message);
			assertThat(message.getBodyAsString()).isEqualTo(")]}', [1]");
		});
	}

	@Test
	void converterWithPropertyValuesIsLeft() {
		assertPrefixedBySpring(this.servlet.withUserConfiguration(PropertyValue.class));
	}

	@ParameterizedTest
	@ValueSource(classes = { SuppliedMediaType.class, SuppliedCharset.class })
	void converterOfInstanceSupplierIsLeft(Class<?> configuration) {
		this.servlet.withUserConfiguration(configuration).run((plain) -> {
			MappingJackson2HttpMessageConverter expected = plain.getBean(MappingJackson2HttpMessageConverter.class);
			WebApplicationContextRunner replacing = this.servlet.withPropertyValues(ENABLED)
				.withUserConfiguration(configuration);
			assertThat(LogRecord.ofReplacement(() -> replacing.run((enabled) -> {
				MappingJackson2HttpMessageConverter actual = enabled.getBean(MappingJackson2HttpMessageConverter.class);
				assertThat(actual).isExactlyInstanceOf(MappingJackson2HttpMessageConverter.class);
				assertThat(actual.getSupportedMediaTypes()).isEqualTo(expected.getSupportedMediaTypes());
				assertThat(actual.getDefaultCharset()).isEqualTo(expected.getDefaultCharset());
			}))).anyMatch((line) -> line.contains("has given it other media types, or another character set"));
		});
	}

	@Test
	void converterOfPostProcessorThatComesFirstIsLeft() {
		assertPrefixedBySpring(this.servlet.withInitializer(EarlyPostProcessor::addTo));
	}

	private void assertPrefixedBySpring(WebApplicationContextRunner runner) {
		runner.withPropertyValues(ENABLED).run((context) -> {
			MappingJackson2HttpMessageConverter converter = context.getBean(MappingJackson2HttpMessageConverter.class);
			assertThat(converter).isExactlyInstanceOf(MappingJackson2HttpMessageConverter.class);
			MockHttpOutputMessage message = new MockHttpOutputMessage();
			converter.write(List.of(1), null, message);
			assertThat(message.getBodyAsString()).isEqualTo(")]}', [1]");
		});
	}

	@Test
	void encoderOfPostProcessorThatComesFirstIsLeft() {
		this.reactive.withPropertyValues(ENABLED)
			.withInitializer(EarlyPostProcessor::addTo)
			.run((context) -> assertThat(encoder(context)).isExactlyInstanceOf(Jackson2JsonEncoder.class));
	}

	@Test
	void encoderIsReplacedWhenSwitchedOn() {
		this.reactive.withPropertyValues(ENABLED)
			.run((context) -> assertThat(encoder(context)).isExactlyInstanceOf(CachingJackson2JsonEncoder.class)
				.extracting("objectMapper")
				.isSameAs(context.getBean(ObjectMapper.class)));
	}

	@Test
	void encoderOfClientsIsReplacedInServletApplications() {
		this.servlet.withPropertyValues(ENABLED)
			.run((context) -> assertThat(encoder(context)).isExactlyInstanceOf(CachingJackson2JsonEncoder.class));
	}

	@Test
	void encoderHasTheMapperThatSpringBootChooses() {
		this.reactive.withPropertyValues(ENABLED)
			.withUserConfiguration(TwoMappers.class)
			.run((context) -> assertThat(((Jackson2JsonEncoder) encoder(context)).getObjectMapper())
				.isSameAs(context.getBean("objectMapper")));
	}

	@Test
	void encoderOfApplicationReplacesOurs() {
		this.reactive.withPropertyValues(ENABLED)
			.withUserConfiguration(OwnEncoder.class)
			.run((context) -> assertThat(encoder(context)).isExactlyInstanceOf(Jackson2JsonEncoder.class));
	}

	@Test
	void encoderIsSetAtSpringBootsTurn() {
		this.reactive.withPropertyValues(ENABLED)
			.withUserConfiguration(EarlyEncoder.class)
			.run((context) -> assertThat(encoder(context)).isExactlyInstanceOf(CachingJackson2JsonEncoder.class));
	}

	@Test
	void backsOffWithoutReactor() {
		this.servlet.withPropertyValues(ENABLED)
			.withClassLoader(new FilteredClassLoader(Flux.class))
			.run((context) -> assertThat(context).hasNotFailed()
				.hasSingleBean(ConverterReplacement.class)
				.doesNotHaveBean(EncoderReplacement.class));
	}

	@Test
	void backsOffWithoutJackson() {
		this.servlet.withPropertyValues(ENABLED)
			.withClassLoader(new FilteredClassLoader(ObjectMapper.class))
			.run((context) -> assertThat(context).hasNotFailed().doesNotHaveBean(ConverterReplacement.class));
	}

	private static List<String> converters(ApplicationContext context) {
		return context.getBean(HttpMessageConverters.class)
			.getConverters()
			.stream()
			.map((converter) -> (converter instanceof CachingJackson2HttpMessageConverter)
					? MappingJackson2HttpMessageConverter.class.getName() : converter.getClass().getName())
			.toList();
	}

	private static Encoder<?> encoder(ApplicationContext context) {
		ServerCodecConfigurer configurer = ServerCodecConfigurer.create();
		context.getBeanProvider(CodecCustomizer.class)
			.orderedStream()
			.forEach((customizer) -> customizer.customize(configurer));
		return configurer.getWriters()
			.stream()
			.filter(EncoderHttpMessageWriter.class::isInstance)
			.map((writer) -> ((EncoderHttpMessageWriter<?>) writer).getEncoder())
			.filter(Jackson2JsonEncoder.class::isInstance)
			.findFirst()
			.orElseThrow();
	}

	/**
	 * Has converters made before properties are bound.
	 */
	@Configuration(proxyBeanMethods = false)
	static class EarlyConverters {

		@Bean
		Object early(HttpMessageConverters converters) {
			return converters.getConverters();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class OwnConverter {

		@Bean
		MappingJackson2HttpMessageConverter ownConverter() {
			return new MappingJackson2HttpMessageConverter();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class OwnConverterOfSameName {

		@Bean
		MappingJackson2HttpMessageConverter mappingJackson2HttpMessageConverter() {
			return new MappingJackson2HttpMessageConverter();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class OwnSubclass {

		@Bean
		MappingJackson2HttpMessageConverter ownConverter() {
			return new MappingJackson2HttpMessageConverter() {
			};
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class PrefixingPostProcessor {

		@Bean
		static BeanPostProcessor prefixing() {
			return new BeanPostProcessor() {

				@Override
				public Object postProcessBeforeInitialization(Object bean, String name) {
					if (bean instanceof MappingJackson2HttpMessageConverter converter) {
						converter.setPrefixJson(true);
					}
					return bean;
				}

			};
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class PropertyValue {

		@Bean
		static BeanFactoryPostProcessor prefixing() {
			return (factory) -> factory.getBeanDefinition("mappingJackson2HttpMessageConverter")
				.getPropertyValues()
				.add("prefixJson", true);
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class SuppliedMediaType {

		@Bean
		static BeanFactoryPostProcessor supplying() {
			return supplier((converter) -> converter
				.setSupportedMediaTypes(List.of(MediaType.valueOf("application/vnd.acme+json"))));
		}

		static BeanFactoryPostProcessor supplier(Consumer<MappingJackson2HttpMessageConverter> customizer) {
			return (factory) -> ((AbstractBeanDefinition) factory
				.getBeanDefinition("mappingJackson2HttpMessageConverter")).setInstanceSupplier(() -> {
					MappingJackson2HttpMessageConverter converter = new MappingJackson2HttpMessageConverter();
					customizer.accept(converter);
					return converter;
				});
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class SuppliedCharset {

		@Bean
		static BeanFactoryPostProcessor supplying() {
			return SuppliedMediaType.supplier((converter) -> converter.setDefaultCharset(StandardCharsets.UTF_16));
		}

	}

	/**
	 * Registered by hand, and so before those that are beans.
	 */
	static class EarlyPostProcessor implements BeanPostProcessor {

		static void addTo(ConfigurableApplicationContext context) {
			context.getBeanFactory().addBeanPostProcessor(new EarlyPostProcessor());
		}

		@Override
		public Object postProcessBeforeInitialization(Object bean, String name) {
			if (bean instanceof MappingJackson2HttpMessageConverter converter) {
				converter.setPrefixJson(true);
			}
			return name.equals("jacksonCodecCustomizer") ? new OwnEncoder().ownEncoder() : bean;
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class TwoMappers {

		@Bean
		ObjectMapper objectMapper() {
			return new ObjectMapper();
		}

		@Bean
		ObjectMapper otherMapper() {
			return new ObjectMapper();
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class OwnEncoder {

		@Bean
		CodecCustomizer ownEncoder() {
			return (configurer) -> configurer.defaultCodecs().jackson2JsonEncoder(new Jackson2JsonEncoder());
		}

	}

	@Configuration(proxyBeanMethods = false)
	static class EarlyEncoder {

		@Bean
		@Order(-1)
		CodecCustomizer earlyEncoder() {
			return (configurer) -> configurer.defaultCodecs().jackson2JsonEncoder(new Jackson2JsonEncoder());
		}

	}

	@ControllerAdvice
	static class ExactAdvice implements ResponseBodyAdvice<Object> {

		@Override
		public boolean supports(MethodParameter returnType, Class<? extends HttpMessageConverter<?>> converterType) {
			return converterType == MappingJackson2HttpMessageConverter.class;
		}

		@Override
		public Object beforeBodyWrite(Object body, MethodParameter returnType, MediaType selectedContentType,
				Class<? extends HttpMessageConverter<?>> selectedConverterType, ServerHttpRequest request,
				ServerHttpResponse response) {
			return body;
		}

	}

	@ControllerAdvice
	static class ReadingAdvice extends RequestBodyAdviceAdapter {

		@Override
		public boolean supports(MethodParameter methodParameter, Type targetType,
				Class<? extends HttpMessageConverter<?>> converterType) {
			return converterType.isAssignableFrom(MappingJackson2HttpMessageConverter.class);
		}

	}

	@ControllerAdvice
	static class SpringsAdvice extends AbstractMappingJacksonResponseBodyAdvice {

		@Override
		protected void beforeBodyWriteInternal(MappingJacksonValue bodyContainer, MediaType contentType,
				MethodParameter returnType, ServerHttpRequest request, ServerHttpResponse response) {
		}

	}

	static class Proxying implements BeanPostProcessor {

		@Override
		public Object postProcessAfterInitialization(Object bean, String beanName) {
			if (!(bean instanceof MappingJackson2HttpMessageConverter)) {
				return bean;
			}
			ProxyFactory factory = new ProxyFactory(bean);
			factory.setProxyTargetClass(true);
			return factory.getProxy();
		}

	}

}
