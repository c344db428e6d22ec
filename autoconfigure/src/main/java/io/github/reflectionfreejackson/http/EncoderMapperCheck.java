package io.github.reflectionfreejackson.http;

import com.fasterxml.jackson.databind.ObjectMapper;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.core.ResolvableType;
import org.springframework.core.env.Environment;
import org.springframework.http.MediaType;
import org.springframework.http.codec.EncoderHttpMessageWriter;
import org.springframework.http.codec.HttpMessageWriter;
import org.springframework.http.codec.ServerCodecConfigurer;
import org.springframework.http.codec.json.Jackson2JsonEncoder;

/**
 * Checks the mapper of WebFlux's encoder for JSON. Others may be before it that are for
 * types or media types of their own.
 */
final class EncoderMapperCheck extends AnsweringMapperCheck<ServerCodecConfigurer> {

	private static final ResolvableType ANY = ResolvableType.forClass(Object.class);

	EncoderMapperCheck(ConfigurableListableBeanFactory beanFactory, Environment environment) {
		super(beanFactory, environment, "serverCodecConfigurer", ServerCodecConfigurer.class,
				"WebFlux writes JSON by reflection: the ObjectMapper of its encoder is no bean. "
						+ "Leave codecs to Spring Boot, without @EnableWebFlux, or give the ObjectMapper bean to "
						+ "those that you create");
	}

	/**
	 * A copy is asked, as asking settles some of what can be configured.
	 */
	@Override
	@Nullable ObjectMapper findMapper(ServerCodecConfigurer configurer) {
		for (HttpMessageWriter<?> writer : configurer.clone().getWriters()) {
			if (writer instanceof EncoderHttpMessageWriter<?> encoding
					&& encoding.getEncoder() instanceof Jackson2JsonEncoder encoder
					&& encoder.canEncode(ANY, MediaType.APPLICATION_JSON)) {
				return encoder.getObjectMapper();
			}
		}
		return null;
	}

}
