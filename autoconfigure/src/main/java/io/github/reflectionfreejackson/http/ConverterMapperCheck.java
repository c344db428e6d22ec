package io.github.reflectionfreejackson.http;

import com.fasterxml.jackson.databind.ObjectMapper;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.core.env.Environment;
import org.springframework.http.MediaType;
import org.springframework.http.converter.HttpMessageConverter;
import org.springframework.http.converter.json.AbstractJsonHttpMessageConverter;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;
import org.springframework.web.servlet.mvc.method.annotation.RequestMappingHandlerAdapter;

/**
 * Checks the mapper of Spring MVC's message converter for JSON. Subclasses of Spring's
 * converter, but for ours, are for types or media types of their own.
 */
final class ConverterMapperCheck extends AnsweringMapperCheck<RequestMappingHandlerAdapter> {

	ConverterMapperCheck(ConfigurableListableBeanFactory beanFactory, Environment environment) {
		super(beanFactory, environment, "requestMappingHandlerAdapter", RequestMappingHandlerAdapter.class,
				"Spring MVC writes and reads JSON by reflection: the ObjectMapper of its message converter is no bean. "
						+ "Leave converters to Spring Boot, without @EnableWebMvc, or give the ObjectMapper bean to "
						+ "those that you create");
	}

	@Override
	@Nullable ObjectMapper findMapper(RequestMappingHandlerAdapter adapter) {
		for (HttpMessageConverter<?> converter : adapter.getMessageConverters()) {
			if (converter instanceof MappingJackson2HttpMessageConverter json
					&& (json.getClass() == MappingJackson2HttpMessageConverter.class
							|| json instanceof CachingJackson2HttpMessageConverter)
					&& json.getSupportedMediaTypes().contains(MediaType.APPLICATION_JSON)) {
				return json.getObjectMapper();
			}
			if (converter instanceof AbstractJsonHttpMessageConverter other
					&& other.getSupportedMediaTypes().contains(MediaType.APPLICATION_JSON)) {
				// Gson or JSON-B, which the application prefers
				return null;
			}
		}
		return null;
	}

}
