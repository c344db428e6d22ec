package org.springframework.samples.shop;

import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;

/**
 * An application's post-processor, in a package that only looks like one of Spring's.
 */
public class PrefixingPostProcessor implements BeanPostProcessor {

	@Override
	public Object postProcessBeforeInitialization(Object bean, String name) {
		if (bean instanceof MappingJackson2HttpMessageConverter converter) {
			converter.setPrefixJson(true);
		}
		return bean;
	}

}
