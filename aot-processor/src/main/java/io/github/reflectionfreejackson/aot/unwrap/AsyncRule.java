package io.github.reflectionfreejackson.aot.unwrap;

import org.springframework.core.ResolvableType;

/**
 * Futures, callables and reactive types: what arrives later is written.
 */
final class AsyncRule implements UnwrapRule {

	private final AsyncContent asyncContent;

	AsyncRule(AsyncContent asyncContent) {
		this.asyncContent = asyncContent;
	}

	@Override
	public boolean appliesTo(Class<?> rawType) {
		return this.asyncContent.isAsync(rawType);
	}

	@Override
	public void unwrap(ResolvableType type, Target target) {
		target.content(this.asyncContent.of(type));
	}

}
