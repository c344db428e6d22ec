package io.github.reflectionfreejackson.benchmarks.contender;

import java.util.List;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.benchmarks.payload.Document;

/**
 * Reads by a mapper of Jackson, the way that Spring's converter does.
 */
final class JacksonDecoders {

	private JacksonDecoders() {
	}

	static Decoders of(ObjectMapper mapper) {
		return (document) -> decoder(mapper, document);
	}

	static Decoder decoder(ObjectMapper mapper, Document document) {
		JavaType type = document.isList() ? mapper.getTypeFactory().constructCollectionType(List.class, document.type())
				: mapper.constructType(document.type());
		return (json) -> mapper.readerFor(type).readValue(json);
	}

}
