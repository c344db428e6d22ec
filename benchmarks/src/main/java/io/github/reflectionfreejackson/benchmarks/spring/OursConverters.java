package io.github.reflectionfreejackson.benchmarks.spring;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.http.CachingJackson2HttpMessageConverter;
import io.github.reflectionfreejackson.http.CachingJackson2JsonEncoder;

import org.springframework.http.codec.json.Jackson2JsonEncoder;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;

/**
 * This project's own converter and encoder. This is the only place that knows them.
 */
final class OursConverters {

	private OursConverters() {
	}

	/**
	 * Create the converter.
	 */
	static MappingJackson2HttpMessageConverter converter(ObjectMapper mapper) {
		return new CachingJackson2HttpMessageConverter(mapper);
	}

	/**
	 * Create the encoder.
	 */
	static Jackson2JsonEncoder encoder(ObjectMapper mapper) {
		return new CachingJackson2JsonEncoder(mapper);
	}

}
