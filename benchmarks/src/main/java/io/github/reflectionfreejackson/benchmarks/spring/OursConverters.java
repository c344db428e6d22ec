package io.github.reflectionfreejackson.benchmarks.spring;

import com.fasterxml.jackson.databind.ObjectMapper;

import org.springframework.http.codec.json.Jackson2JsonEncoder;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;

/**
 * This project's own converter and encoder. This is the only place that knows them.
 */
final class OursConverters {

	private OursConverters() {
	}

	/**
	 * Create the converter. As soon as there is one, it is to be returned here.
	 */
	static MappingJackson2HttpMessageConverter converter(ObjectMapper mapper) {
		throw new UnsupportedOperationException("there is no converter of this project yet");
	}

	/**
	 * Create the encoder. As soon as there is one, it is to be returned here.
	 */
	static Jackson2JsonEncoder encoder(ObjectMapper mapper) {
		throw new UnsupportedOperationException("there is no encoder of this project yet");
	}

}
