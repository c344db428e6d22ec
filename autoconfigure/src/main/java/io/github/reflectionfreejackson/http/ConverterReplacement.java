package io.github.reflectionfreejackson.http;

import java.util.Objects;

import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.core.env.Environment;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;

/**
 * Replaces Spring Boot's message converter, unless something asks for a converter of
 * exactly Spring's class: Spring HATEOAS does, to give it mappers for hypermedia, and
 * advices may.
 */
final class ConverterReplacement extends BootBeanReplacement<MappingJackson2HttpMessageConverter> {

	private static final String BEAN_NAME = "mappingJackson2HttpMessageConverter";

	private static final String HYPERMEDIA_BEAN_NAME = "hypermediaWebMvcConfigurer";

	private static final Log logger = LogFactory.getLog(ConverterReplacement.class);

	private final ListableBeanFactory beanFactory;

	ConverterReplacement(ListableBeanFactory beanFactory, Environment environment) {
		super(beanFactory, environment, MappingJackson2HttpMessageConverter.class, BEAN_NAME,
				"org.springframework.boot.autoconfigure.http.JacksonHttpMessageConvertersConfiguration"
						+ "$MappingJackson2HttpMessageConverterConfiguration");
		this.beanFactory = beanFactory;
	}

	@Override
	MappingJackson2HttpMessageConverter replace(MappingJackson2HttpMessageConverter bean) {
		if (bean.getClass() != MappingJackson2HttpMessageConverter.class) {
			return bean;
		}
		CachingJackson2HttpMessageConverter ours = new CachingJackson2HttpMessageConverter(bean.getObjectMapper());
		String obstacle = findObstacle(bean, ours);
		if (obstacle != null) {
			logger.debug("Leaving Spring Boot's message converter for JSON as it is: " + obstacle);
			return bean;
		}
		return ours;
	}

	private @Nullable String findObstacle(MappingJackson2HttpMessageConverter bean,
			CachingJackson2HttpMessageConverter ours) {
		if (this.beanFactory.containsBean(HYPERMEDIA_BEAN_NAME)) {
			return "Spring HATEOAS asks for exactly its class";
		}
		if (!isLike(bean, ours)) {
			return "what supplies it has given it other media types, or another character set";
		}
		String advice = new ConverterAdvices(this.beanFactory).findJudge();
		return (advice != null) ? "the advice '" + advice + "' is told its class, and may ask for exactly that" : null;
	}

	/**
	 * An instance supplier may have set what Spring Boot does not.
	 */
	private static boolean isLike(MappingJackson2HttpMessageConverter bean, CachingJackson2HttpMessageConverter ours) {
		return ours.getSupportedMediaTypes().equals(bean.getSupportedMediaTypes())
				&& Objects.equals(bean.getDefaultCharset(), ours.getDefaultCharset());
	}

}
