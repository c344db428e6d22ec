package io.github.reflectionfreejackson.http;

import org.springframework.beans.factory.BeanFactory;
import org.springframework.core.env.Environment;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;

/**
 * Replaces Spring Boot's message converter.
 */
final class ConverterReplacement extends BootBeanReplacement<MappingJackson2HttpMessageConverter> {

	private static final String BEAN_NAME = "mappingJackson2HttpMessageConverter";

	ConverterReplacement(BeanFactory beanFactory, Environment environment) {
		super(beanFactory, environment, MappingJackson2HttpMessageConverter.class, BEAN_NAME,
				"org.springframework.boot.autoconfigure.http.JacksonHttpMessageConvertersConfiguration"
						+ "$MappingJackson2HttpMessageConverterConfiguration");
	}

	@Override
	MappingJackson2HttpMessageConverter replace(MappingJackson2HttpMessageConverter bean) {
		return (bean.getClass() == MappingJackson2HttpMessageConverter.class)
				? new CachingJackson2HttpMessageConverter(bean.getObjectMapper()) : bean;
	}

}
