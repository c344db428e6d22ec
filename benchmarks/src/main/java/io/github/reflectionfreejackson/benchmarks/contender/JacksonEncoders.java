package io.github.reflectionfreejackson.benchmarks.contender;

import com.fasterxml.jackson.databind.ObjectMapper;

/**
 * Writes by a mapper of Jackson, the way that most applications do.
 */
final class JacksonEncoders {

	private JacksonEncoders() {
	}

	static Encoders of(ObjectMapper mapper) {
		Encoder encoder = mapper::writeValueAsBytes;
		return (payload) -> encoder;
	}

}
