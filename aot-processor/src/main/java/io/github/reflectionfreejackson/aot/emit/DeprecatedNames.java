package io.github.reflectionfreejackson.aot.emit;

import java.util.Collection;

import io.github.reflectionfreejackson.aot.model.AnnotationModel;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.CreatorModel;
import io.github.reflectionfreejackson.aot.model.Deprecations;
import io.github.reflectionfreejackson.aot.model.MemberModel;
import io.github.reflectionfreejackson.aot.model.MutatorModel;
import io.github.reflectionfreejackson.aot.model.NamedClasses;
import io.github.reflectionfreejackson.aot.model.ReadingModel;

/**
 * Tells whether generated code names anything deprecated, which needs a warning to be
 * suppressed.
 */
final class DeprecatedNames {

	private DeprecatedNames() {
	}

	static boolean areUsedFor(BeanModel bean) {
		return NamedClasses.of(bean).stream().anyMatch(Deprecations::contain)
				|| bean.members().stream().anyMatch(DeprecatedNames::areUsedFor);
	}

	static boolean areUsedFor(ReadingModel bean) {
		return NamedClasses.of(bean).stream().anyMatch(Deprecations::contain)
				|| (bean.buildMethod() != null && areUsedFor(bean.buildMethod()))
				|| bean.accessors().stream().anyMatch(DeprecatedNames::areUsedFor)
				|| bean.mutators().stream().anyMatch(MutatorModel::deprecated)
				|| bean.creators().stream().anyMatch(CreatorModel::deprecated)
				|| hasDeprecatedConstant(bean.annotations());
	}

	private static boolean areUsedFor(MemberModel member) {
		return member.deprecated() || hasDeprecatedConstant(member.annotations());
	}

	private static boolean hasDeprecatedConstant(Object value) {
		if (value instanceof Collection<?> elements) {
			return elements.stream().anyMatch(DeprecatedNames::hasDeprecatedConstant);
		}
		if (value instanceof AnnotationModel annotation) {
			return hasDeprecatedConstant(annotation.values().values());
		}
		return value instanceof Enum<?> constant && isDeprecatedConstant(constant);
	}

	private static boolean isDeprecatedConstant(Enum<?> constant) {
		try {
			return Deprecations.contain(constant.getDeclaringClass().getField(constant.name()));
		}
		catch (NoSuchFieldException ex) {
			return false;
		}
	}

}
