package io.github.reflectionfreejackson.aot.emit;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.List;
import java.util.stream.Stream;

import io.github.reflectionfreejackson.aot.model.AnnotationModel;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.MemberModel;
import io.github.reflectionfreejackson.aot.model.ReadingModel;
import org.jspecify.annotations.Nullable;

/**
 * Tells whether generated code names anything deprecated, which needs a warning to be
 * suppressed.
 */
final class DeprecatedNames {

	private DeprecatedNames() {
	}

	static boolean areUsedFor(BeanModel bean) {
		return isDeprecated(bean.type()) || bean.members().stream().anyMatch(DeprecatedNames::areUsedFor);
	}

	static boolean areUsedFor(ReadingModel bean) {
		return isDeprecated(bean.type()) || isDeprecated(bean.beanType())
				|| (bean.buildMethod() != null && areUsedFor(bean.buildMethod()))
				|| bean.accessors().stream().anyMatch(DeprecatedNames::areUsedFor)
				|| bean.annotations().stream().anyMatch(DeprecatedNames::isDeprecated)
				|| bean.mutators()
					.stream()
					.anyMatch((mutator) -> mutator.deprecated() || isDeprecated(mutator.declaringClass())
							|| areDeprecated(mutator.rawTypes()) || areDeprecated(mutator.types()))
				|| bean.creators()
					.stream()
					.anyMatch((creator) -> creator.deprecated() || isDeprecated(creator.declaringClass()) || creator
						.parameters()
						.stream()
						.anyMatch((parameter) -> isDeprecated(parameter.rawType()) || isDeprecated(parameter.type())));
	}

	private static boolean areDeprecated(List<? extends Type> types) {
		return types.stream().anyMatch(DeprecatedNames::isDeprecated);
	}

	private static boolean areUsedFor(MemberModel member) {
		return member.deprecated() || isDeprecated(member.declaringClass()) || isDeprecated(member.rawType())
				|| isDeprecated(member.type()) || member.annotations().stream().anyMatch(DeprecatedNames::isDeprecated);
	}

	private static boolean isDeprecated(@Nullable Object value) {
		if (value instanceof List<?> elements) {
			return elements.stream().anyMatch(DeprecatedNames::isDeprecated);
		}
		if (value instanceof AnnotationModel annotation) {
			return annotation.values().values().stream().anyMatch(DeprecatedNames::isDeprecated);
		}
		if (value instanceof Enum<?> constant) {
			return isDeprecated(constant.getDeclaringClass()) || isDeprecatedConstant(constant);
		}
		return value instanceof Type type && isDeprecated(type);
	}

	private static boolean isDeprecated(Type type) {
		if (type instanceof Class<?> named) {
			return isDeprecated(named);
		}
		if (type instanceof ParameterizedType parameterized) {
			return Stream
				.concat(Stream.of(parameterized.getRawType()), Stream.of(parameterized.getActualTypeArguments()))
				.anyMatch(DeprecatedNames::isDeprecated);
		}
		if (type instanceof GenericArrayType array) {
			return isDeprecated(array.getGenericComponentType());
		}
		return type instanceof WildcardType wildcard
				&& Stream.concat(Stream.of(wildcard.getUpperBounds()), Stream.of(wildcard.getLowerBounds()))
					.anyMatch(DeprecatedNames::isDeprecated);
	}

	private static boolean isDeprecated(Class<?> type) {
		Class<?> named = type;
		while (named.isArray()) {
			named = named.getComponentType();
		}
		for (Class<?> outer = named; outer != null; outer = outer.getEnclosingClass()) {
			if (outer.isAnnotationPresent(Deprecated.class)) {
				return true;
			}
		}
		return false;
	}

	private static boolean isDeprecatedConstant(Enum<?> constant) {
		try {
			return constant.getDeclaringClass().getField(constant.name()).isAnnotationPresent(Deprecated.class);
		}
		catch (NoSuchFieldException ex) {
			return false;
		}
	}

}
