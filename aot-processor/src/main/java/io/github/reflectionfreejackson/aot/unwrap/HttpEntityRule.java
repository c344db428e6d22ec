package io.github.reflectionfreejackson.aot.unwrap;

import org.springframework.core.ResolvableType;
import org.springframework.http.HttpEntity;

/**
 * {@link HttpEntity} and its subclasses: the body is written.
 */
final class HttpEntityRule implements UnwrapRule {

	@Override
	public boolean appliesTo(Class<?> rawType) {
		return HttpEntity.class.isAssignableFrom(rawType);
	}

	@Override
	public void unwrap(ResolvableType type, Target target) {
		target.content(type.as(HttpEntity.class).getGeneric());
	}

}
