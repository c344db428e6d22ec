package io.github.reflectionfreejackson.aot.mapper;

import com.fasterxml.jackson.databind.ObjectMapper;

import org.springframework.boot.autoconfigure.jackson.Jackson2ObjectMapperBuilderCustomizer;
import org.springframework.http.converter.json.Jackson2ObjectMapperBuilder;

/**
 * Marks the mappers that Spring Boot's builder builds: at run time, these use generated
 * code, as do their copies, which keep the mark.
 */
final class BuilderMark implements Jackson2ObjectMapperBuilderCustomizer {

	@Override
	public void customize(Jackson2ObjectMapperBuilder builder) {
		builder.postConfigurer((mapper) -> mapper
			.setConfig(mapper.getSerializationConfig().withAttribute(BuilderMark.class, Boolean.TRUE)));
	}

	static boolean isOn(ObjectMapper mapper) {
		return mapper.getSerializationConfig().getAttributes().getAttribute(BuilderMark.class) != null;
	}

}
