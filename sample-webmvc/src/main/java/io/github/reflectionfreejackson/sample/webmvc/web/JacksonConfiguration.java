package io.github.reflectionfreejackson.sample.webmvc.web;

import java.util.TimeZone;

import org.springframework.boot.autoconfigure.jackson.Jackson2ObjectMapperBuilderCustomizer;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
class JacksonConfiguration {

	@Bean
	Jackson2ObjectMapperBuilderCustomizer timeZoneCustomizer() {
		return (builder) -> builder.timeZone(TimeZone.getTimeZone("Europe/Berlin"));
	}

}
