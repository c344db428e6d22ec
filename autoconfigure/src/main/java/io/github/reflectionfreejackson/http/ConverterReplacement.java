package io.github.reflectionfreejackson.http;

import org.springframework.beans.factory.BeanFactory;
import org.springframework.core.env.Environment;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;

/**
 * Replaces Spring Boot's message converter, unless Spring HATEOAS is in use: it looks for
 * a converter of exactly Spring's class, to give it mappers for hypermedia.
 */
final class ConverterReplacement extends BootBeanReplacement<MappingJackson2HttpMessageConverter> {

	private static final String BEAN_NAME = "mappingJackson2HttpMessageConverter";

	private static final String HYPERMEDIA_BEAN_NAME = "hypermediaWebMvcConfigurer";

	private final BeanFactory beanFactory;

	ConverterReplacement(BeanFactory beanFactory, Environment environment) {
		super(beanFactory, environment, MappingJackson2HttpMessageConverter.class, BEAN_NAME,
				"org.springframework.boot.autoconfigure.http.JacksonHttpMessageConvertersConfiguration"
						+ "$MappingJackson2HttpMessageConverterConfiguration");
		this.beanFactory = beanFactory;
	}

	@Override
	MappingJackson2HttpMessageConverter replace(MappingJackson2HttpMessageConverter bean) {
		return (bean.getClass() == MappingJackson2HttpMessageConverter.class
				&& !this.beanFactory.containsBean(HYPERMEDIA_BEAN_NAME))
						? new CachingJackson2HttpMessageConverter(bean.getObjectMapper()) : bean;
	}

}
