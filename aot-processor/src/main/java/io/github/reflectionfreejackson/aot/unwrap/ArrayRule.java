package io.github.reflectionfreejackson.aot.unwrap;

import org.springframework.core.ResolvableType;

/**
 * Arrays: the elements are written.
 */
final class ArrayRule implements UnwrapRule {

	@Override
	public boolean appliesTo(Class<?> rawType) {
		return rawType.isArray();
	}

	@Override
	public void unwrap(ResolvableType type, Target target) {
		target.content(type.getComponentType());
	}

}
