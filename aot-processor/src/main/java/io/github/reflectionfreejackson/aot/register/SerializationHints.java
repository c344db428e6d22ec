package io.github.reflectionfreejackson.aot.register;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.List;
import java.util.Map;

import io.github.reflectionfreejackson.aot.model.AnnotationModel;
import io.github.reflectionfreejackson.aot.model.ApplicationModel;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.BeanModel.Placement;
import io.github.reflectionfreejackson.aot.model.FallbackModel;
import io.github.reflectionfreejackson.aot.model.MemberModel;
import io.github.reflectionfreejackson.aot.model.Nameability;
import org.jspecify.annotations.Nullable;

import org.springframework.aot.hint.BindingReflectionHintsRegistrar;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.ReflectionHints;
import org.springframework.core.annotation.MergedAnnotation;
import org.springframework.core.annotation.MergedAnnotations;
import org.springframework.core.annotation.MergedAnnotations.SearchStrategy;

/**
 * Registers the hints that a native image needs: those of types which are left to
 * reflection, those of enums, and the constructors of what annotations have Jackson
 * create. Types that generated code writes need none.
 */
final class SerializationHints {

	private final BindingReflectionHintsRegistrar binding = new BindingReflectionHintsRegistrar();

	private final ReflectionHints hints;

	SerializationHints(ReflectionHints hints) {
		this.hints = hints;
	}

	void register(ApplicationModel application) {
		for (FallbackModel fallback : application.fallbacks()) {
			registerBinding(fallback.type());
		}
		application.enums().forEach(this::registerBinding);
		for (BeanModel bean : application.beans()) {
			registerHandlers(bean.type());
			for (MemberModel member : bean.members()) {
				member.annotations().forEach(this::registerHandlers);
				registerUnnameable(member.declaringClass(), bean);
				registerUnnameable(member.type(), bean);
			}
		}
	}

	/**
	 * The registrar looks into members, which may not be loadable.
	 */
	private void registerBinding(Class<?> type) {
		try {
			this.binding.registerReflectionHints(this.hints, type);
		}
		catch (RuntimeException | LinkageError ex) {
			this.hints.registerType(type, MemberCategory.values());
		}
	}

	/**
	 * Generated code looks classes up by name that its source must not name.
	 */
	private void registerUnnameable(Type type, BeanModel bean) {
		if (type instanceof Class<?> raw) {
			registerUnnameable(raw, bean);
		}
		else if (type instanceof ParameterizedType parameterized) {
			registerUnnameable(parameterized.getRawType(), bean);
			registerUnnameable(parameterized.getActualTypeArguments(), bean);
		}
		else if (type instanceof GenericArrayType array) {
			registerUnnameable(array.getGenericComponentType(), bean);
		}
		else if (type instanceof WildcardType wildcard) {
			registerUnnameable(wildcard.getUpperBounds(), bean);
			registerUnnameable(wildcard.getLowerBounds(), bean);
		}
		else if (type instanceof TypeVariable<?> variable && variable.getGenericDeclaration() instanceof Class<?> raw) {
			registerUnnameable(raw, bean);
		}
	}

	private void registerUnnameable(Type[] types, BeanModel bean) {
		for (Type type : types) {
			registerUnnameable(type, bean);
		}
	}

	private void registerUnnameable(Class<?> raw, BeanModel bean) {
		boolean nameable = (bean.placement() == Placement.TYPE)
				? Nameability.isNameableFrom(raw, bean.type().getPackageName()) : Nameability.isNameableEverywhere(raw);
		if (!nameable) {
			this.hints.registerType(raw);
		}
	}

	private void registerHandlers(Class<?> annotated) {
		MergedAnnotations.from(annotated, SearchStrategy.TYPE_HIERARCHY)
			.stream()
			.map(MergedAnnotation::asMap)
			.forEach((Map<String, Object> values) -> values.values().forEach(this::registerHandlers));
	}

	private void registerHandlers(@Nullable Object value) {
		if (value instanceof AnnotationModel annotation) {
			annotation.values().values().forEach(this::registerHandlers);
		}
		else if (value instanceof List<?> elements) {
			elements.forEach(this::registerHandlers);
		}
		else if (value instanceof Object[] elements) {
			List.of(elements).forEach(this::registerHandlers);
		}
		else if (value instanceof Class<?> handler && !handler.isPrimitive() && !handler.isArray()
				&& !Modifier.isAbstract(handler.getModifiers())) {
			this.hints.registerType(handler, MemberCategory.INVOKE_DECLARED_CONSTRUCTORS);
		}
	}

}
