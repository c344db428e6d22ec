package io.github.reflectionfreejackson.aot.mapper;

import com.fasterxml.jackson.databind.ObjectMapper;

import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.http.converter.json.Jackson2ObjectMapperBuilder;

/**
 * Marks the mappers that builder beans build: at run time, these use generated code, as
 * do their copies, which keep the mark.
 */
final class BuilderMark implements BeanPostProcessor {

	@Override
	public Object postProcessAfterInitialization(Object bean, String beanName) {
		if (bean instanceof Jackson2ObjectMapperBuilder builder) {
			builder.postConfigurer((mapper) -> mapper
				.setConfig(mapper.getSerializationConfig().withAttribute(BuilderMark.class, Boolean.TRUE)));
		}
		return bean;
	}

	static boolean isOn(ObjectMapper mapper) {
		return mapper.getSerializationConfig().getAttributes().getAttribute(BuilderMark.class) != null;
	}

}
