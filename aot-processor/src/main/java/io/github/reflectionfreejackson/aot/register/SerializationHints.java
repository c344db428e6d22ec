package io.github.reflectionfreejackson.aot.register;

import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
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
import org.springframework.core.ResolvableType;
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
	private void registerUnnameable(@Nullable Type type, BeanModel bean) {
		ResolvableType resolvable = ResolvableType.forType(type);
		Class<?> raw = resolvable.toClass();
		boolean nameable = (bean.placement() == Placement.TYPE)
				? Nameability.isNameableFrom(raw, bean.type().getPackageName()) : Nameability.isNameableEverywhere(raw);
		if (!nameable) {
			this.hints.registerType(raw);
		}
		for (ResolvableType argument : resolvable.getGenerics()) {
			registerUnnameable(argument.getType(), bean);
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
