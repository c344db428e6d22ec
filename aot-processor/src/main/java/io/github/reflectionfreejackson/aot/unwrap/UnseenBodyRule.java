package io.github.reflectionfreejackson.aot.unwrap;

import java.io.Serializable;

import org.jspecify.annotations.Nullable;

import org.springframework.core.ResolvableType;
import org.springframework.http.converter.json.MappingJacksonValue;

/**
 * Types which hold anything: {@code Object} and {@code Serializable},
 * {@link MappingJacksonValue}, and the emitters, whose values are sent by code.
 */
final class UnseenBodyRule implements UnwrapRule {

	private final PresentTypes emitters;

	UnseenBodyRule(@Nullable ClassLoader classLoader) {
		this.emitters = PresentTypes.of(classLoader,
				"org.springframework.web.servlet.mvc.method.annotation.ResponseBodyEmitter");
	}

	@Override
	public boolean appliesTo(Class<?> rawType) {
		return rawType == Object.class || rawType == Serializable.class
				|| MappingJacksonValue.class.isAssignableFrom(rawType) || this.emitters.cover(rawType);
	}

	@Override
	public void unwrap(ResolvableType type, Target target) {
		target.unseen();
	}

}
