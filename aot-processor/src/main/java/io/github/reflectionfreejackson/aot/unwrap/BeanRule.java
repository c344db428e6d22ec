package io.github.reflectionfreejackson.aot.unwrap;

import org.springframework.core.ResolvableType;

/**
 * Any other type is a root. Where a type argument is unknown, so is a part of what is
 * written.
 */
final class BeanRule implements UnwrapRule {

	@Override
	public boolean appliesTo(Class<?> rawType) {
		return true;
	}

	@Override
	public void unwrap(ResolvableType type, Target target) {
		target.root(type);
		if (ResolvedTypes.isPartlyUnknown(type)) {
			target.unseen();
		}
	}

}
