package io.github.reflectionfreejackson.http;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.autoconfigure.Switch;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.core.env.Environment;
import org.springframework.http.MediaType;
import org.springframework.http.codec.DecoderHttpMessageReader;
import org.springframework.http.codec.HttpMessageReader;
import org.springframework.http.codec.ServerCodecConfigurer;
import org.springframework.http.codec.json.Jackson2JsonDecoder;

/**
 * Checks the mapper of WebFlux's decoder for JSON. Subclasses of Spring's decoder are for
 * types or media types of their own: to ask whether they take others would have their
 * mapper look for deserializers.
 */
final class DecoderMapperCheck extends AnsweringMapperCheck<ServerCodecConfigurer> {

	private final Environment environment;

	DecoderMapperCheck(ConfigurableListableBeanFactory beanFactory, Environment environment) {
		super(beanFactory, environment, "serverCodecConfigurer", ServerCodecConfigurer.class,
				"WebFlux reads JSON by reflection: the ObjectMapper of its decoder is no bean. "
						+ "Leave codecs to Spring Boot, without @EnableWebFlux, or give the ObjectMapper bean to "
						+ "those that you create");
		this.environment = environment;
	}

	/**
	 * A copy is asked, as asking settles some of what can be configured.
	 */
	@Override
	@Nullable ObjectMapper findMapper(ServerCodecConfigurer configurer) {
		if (!Switch.READING.isOn(this.environment)) {
			return null;
		}
		for (HttpMessageReader<?> reader : configurer.clone().getReaders()) {
			if (reader instanceof DecoderHttpMessageReader<?> decoding
					&& decoding.getDecoder() instanceof Jackson2JsonDecoder decoder
					&& decoder.getClass() == Jackson2JsonDecoder.class
					&& decoder.getDecodableMimeTypes().contains(MediaType.APPLICATION_JSON)) {
				return decoder.getObjectMapper();
			}
		}
		return null;
	}

}
