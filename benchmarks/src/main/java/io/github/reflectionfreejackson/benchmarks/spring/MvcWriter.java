package io.github.reflectionfreejackson.benchmarks.spring;

import java.io.IOException;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.List;

import io.github.reflectionfreejackson.benchmarks.payload.Payload;

import org.springframework.core.ResolvableType;
import org.springframework.http.MediaType;
import org.springframework.http.converter.json.MappingJackson2HttpMessageConverter;

/**
 * Writes the way that Spring MVC does when it has chosen a converter and a media type.
 */
final class MvcWriter implements MessageWork {

	private static final int ROUNDS = 2_000;

	private final MappingJackson2HttpMessageConverter converter;

	private final Object value;

	private final Type type;

	private final ReusableOutputMessage message = new ReusableOutputMessage();

	MvcWriter(MappingJackson2HttpMessageConverter converter, Payload payload) {
		this.converter = converter;
		this.value = payload.value();
		this.type = declared(payload);
	}

	private static Type declared(Payload payload) {
		return payload.isList() ? ResolvableType.forClassWithGenerics(List.class, payload.type()).getType()
				: payload.type();
	}

	@Override
	public long run() throws IOException {
		this.message.reset();
		this.converter.write(this.value, this.type, MediaType.APPLICATION_JSON, this.message);
		return this.message.size();
	}

	@Override
	public String outcome() throws IOException {
		run();
		return this.message.getHeaders() + this.message.body(StandardCharsets.UTF_8);
	}

	@Override
	public void pollute() throws IOException {
		for (Payload payload : Payload.values()) {
			MvcWriter other = new MvcWriter(this.converter, payload);
			for (int round = 0; round < ROUNDS; round++) {
				other.run();
			}
		}
	}

}
