package io.github.reflectionfreejackson.http;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonAutoConfiguration;
import reactor.core.publisher.Flux;

import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.web.codec.CodecCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Role;
import org.springframework.core.env.Environment;
import org.springframework.http.codec.CodecConfigurer;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerAdapter;

/**
 * Auto-configuration that replaces Spring Boot's message converter and encoder for JSON,
 * where they are in use, by ones that derive once what Spring derives for each answer or
 * request, and warns if neither is in use because the application answers with a mapper
 * of its own.
 * <p>
 * AOT processing settles conditions, so there are none on properties here: those are read
 * when the beans are made.
 *
 * @since 0.1.0
 */
@AutoConfiguration(after = ReflectionFreeJacksonAutoConfiguration.class)
@ConditionalOnClass(ObjectMapper.class)
public final class ReflectionFreeJacksonHttpAutoConfiguration {

	@Configuration(proxyBeanMethods = false)
	@ConditionalOnClass(MappingJackson2HttpMessageConverter.class)
	static class ConverterConfiguration {

		@Bean
		@Role(BeanDefinition.ROLE_INFRASTRUCTURE)
		static ConverterReplacement reflectionFreeJacksonConverterReplacement(ListableBeanFactory beanFactory,
				Environment environment) {
			return new ConverterReplacement(beanFactory, environment);
		}

	}

	@Configuration(proxyBeanMethods = false)
	@ConditionalOnClass({ MappingJackson2HttpMessageConverter.class, RequestMappingHandlerAdapter.class })
	static class ConverterMapperConfiguration {

		@Bean
		@Role(BeanDefinition.ROLE_INFRASTRUCTURE)
		static ConverterMapperCheck reflectionFreeJacksonConverterMapperCheck(
				ConfigurableListableBeanFactory beanFactory, Environment environment) {
			return new ConverterMapperCheck(beanFactory, environment);
		}

	}

	@Configuration(proxyBeanMethods = false)
	@ConditionalOnClass({ CodecConfigurer.class, CodecCustomizer.class, Flux.class })
	static class EncoderConfiguration {

		/**
		 * The mapper's parameter is named as Spring Boot's is, to choose the same one of
		 * several.
		 */
		@Bean
		@Role(BeanDefinition.ROLE_INFRASTRUCTURE)
		static EncoderReplacement reflectionFreeJacksonEncoderReplacement(BeanFactory beanFactory,
				Environment environment, ObjectProvider<ObjectMapper> objectMapper) {
			return new EncoderReplacement(beanFactory, environment, objectMapper);
		}

		@Bean
		@Role(BeanDefinition.ROLE_INFRASTRUCTURE)
		static EncoderMapperCheck reflectionFreeJacksonEncoderMapperCheck(ConfigurableListableBeanFactory beanFactory,
				Environment environment) {
			return new EncoderMapperCheck(beanFactory, environment);
		}

		@Bean
		@Role(BeanDefinition.ROLE_INFRASTRUCTURE)
		static DecoderMapperCheck reflectionFreeJacksonDecoderMapperCheck(ConfigurableListableBeanFactory beanFactory,
				Environment environment) {
			return new DecoderMapperCheck(beanFactory, environment);
		}

	}

}
