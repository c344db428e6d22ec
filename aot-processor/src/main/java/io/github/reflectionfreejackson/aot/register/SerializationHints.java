package io.github.reflectionfreejackson.aot.register;

import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.github.reflectionfreejackson.aot.failure.FatalErrors;
import io.github.reflectionfreejackson.aot.model.AnnotationModel;
import io.github.reflectionfreejackson.aot.model.ApplicationModel;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import io.github.reflectionfreejackson.aot.model.BeanModel.Placement;
import io.github.reflectionfreejackson.aot.model.CreatorModel;
import io.github.reflectionfreejackson.aot.model.FallbackModel;
import io.github.reflectionfreejackson.aot.model.JdkClasses;
import io.github.reflectionfreejackson.aot.model.MemberModel;
import io.github.reflectionfreejackson.aot.model.MutatorModel;
import io.github.reflectionfreejackson.aot.model.Nameability;
import io.github.reflectionfreejackson.aot.model.ParameterModel;
import io.github.reflectionfreejackson.aot.model.PropertyModel;
import io.github.reflectionfreejackson.aot.model.ReadingApplicationModel;
import io.github.reflectionfreejackson.aot.model.ReadingModel;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;
import org.jspecify.annotations.Nullable;

import org.springframework.aot.hint.BindingReflectionHintsRegistrar;
import org.springframework.aot.hint.ExecutableMode;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.ReflectionHints;
import org.springframework.core.annotation.MergedAnnotation.Adapt;
import org.springframework.core.annotation.MergedAnnotations;
import org.springframework.core.annotation.MergedAnnotations.SearchStrategy;
import org.springframework.util.ReflectionUtils;

/**
 * Registers the hints that a native image needs: those of types which are left to
 * reflection, or have a property that a modifier's writer reads by it, those of enums,
 * and the constructors of collections and of what annotations have Jackson create. Types
 * that generated code writes need none, unless Jackson's reflection is to take over at
 * run time.
 */
final class SerializationHints {

	private static final Log logger = LogFactory.getLog(SerializationHints.class);

	private final BindingReflectionHintsRegistrar binding = new BindingReflectionHintsRegistrar();

	private final ReflectionHints hints;

	SerializationHints(ReflectionHints hints) {
		this.hints = hints;
	}

	void register(ApplicationModel application) {
		application.fallbacks().forEach(this::registerFallback);
		for (Class<?> type : application.types()) {
			registerHandlers(type);
			if (type.isEnum()) {
				registerBinding(type);
			}
			else if (type.isRecord()) {
				registerAsKnown(type);
			}
			else if (type.isArray()) {
				// Jackson looks the class up if an annotation names another for elements
				registerMembers(type);
			}
		}
		for (BeanModel bean : application.beans()) {
			if (bean.written().stream().anyMatch(PropertyModel::replaced)) {
				registerBinding(bean.type());
			}
			for (MemberModel member : bean.members()) {
				if (member.reflective()) {
					registerReflective(member);
				}
				register(member.annotations(), bean.type(), bean.placement());
				registerUnnameable(member.declaringClass(), bean.type(), bean.placement());
				registerUnnameable(member.type(), bean.type(), bean.placement());
			}
		}
		register(application.reading());
	}

	/**
	 * Register what Jackson's reflection needs to serve the types that generated code
	 * serves.
	 */
	void registerServed(ApplicationModel application) {
		application.beans().forEach((bean) -> registerBinding(bean.type()));
		application.reading().beans().forEach((bean) -> {
			registerBinding(bean.type());
			registerBinding(bean.beanType());
		});
	}

	private void register(ReadingApplicationModel reading) {
		reading.fallbacks().forEach(this::registerFallback);
		for (Class<?> type : reading.types()) {
			registerHandlers(type);
			if (type.isEnum() || isDeduced(type)) {
				registerBinding(type);
			}
			else if (isContainer(type)) {
				registerContainer(type);
			}
		}
		// Jackson finds what creates a key from a string itself
		reading.keys()
			.forEach((key) -> registerMembers(key, MemberCategory.INVOKE_DECLARED_CONSTRUCTORS,
					MemberCategory.INVOKE_DECLARED_METHODS));
		// Jackson looks the class of an array up, and creates it
		reading.arrays().forEach((array) -> registerMembers(array));
		for (ReadingModel bean : reading.beans()) {
			if (bean.ofKotlin()) {
				registerBinding(bean.type());
			}
			registerAsKnown(bean.type());
			register(bean.annotations(), bean.type(), bean.placement());
			registerDeduced(bean.annotations());
			for (MutatorModel mutator : bean.mutators()) {
				registerUnnameable(mutator.declaringClass(), bean.type(), bean.placement());
				mutator.types().forEach((type) -> registerUnnameable(type, bean.type(), bean.placement()));
				if (mutator.kind() == MutatorModel.Kind.FINAL_FIELD) {
					registerField(mutator);
				}
			}
			if (bean.buildMethod() != null) {
				registerBuildMethod(bean.buildMethod());
			}
			bean.accessors().forEach((accessor) -> registerUnnameable(accessor.type(), bean.type(), bean.placement()));
			for (CreatorModel creator : bean.creators()) {
				for (ParameterModel parameter : creator.parameters()) {
					if (parameter.valueClass() != null) {
						registerMembers(parameter.valueClass(), MemberCategory.DECLARED_FIELDS,
								MemberCategory.INVOKE_DECLARED_CONSTRUCTORS, MemberCategory.INVOKE_DECLARED_METHODS);
					}
					registerUnnameable(parameter.type(), bean.type(), bean.placement());
				}
			}
		}
	}

	/**
	 * Annotation introspectors are shown the member, and may ask its class for anything.
	 */
	private void registerReflective(MemberModel member) {
		registerBinding(member.declaringClass());
		if (member.kind() == MemberModel.Kind.METHOD) {
			registerMembers(member.declaringClass(), MemberCategory.INVOKE_DECLARED_METHODS);
		}
	}

	/**
	 * Of classes of the JDK, the registrar leaves members out.
	 */
	private void registerFallback(FallbackModel fallback) {
		registerBinding(fallback.type());
		if (JdkClasses.contain(fallback.type())) {
			registerMembers(fallback.type(), MemberCategory.INVOKE_DECLARED_CONSTRUCTORS,
					MemberCategory.INVOKE_PUBLIC_METHODS);
		}
	}

	/**
	 * Properties may say, too, that types are told apart by theirs.
	 */
	private void registerDeduced(List<AnnotationModel> annotations) {
		if (annotations.stream().anyMatch(SerializationHints::isDeducing)) {
			annotations.stream()
				.filter((annotation) -> annotation.type() == JsonSubTypes.class)
				.forEach((annotation) -> forEachClass(annotation, this::registerBinding));
		}
	}

	private static boolean isDeducing(AnnotationModel annotation) {
		return annotation.type() == JsonTypeInfo.class && annotation.values().get("use") == JsonTypeInfo.Id.DEDUCTION;
	}

	/**
	 * Those of the application's own classes may have factory methods.
	 */
	private void registerContainer(Class<?> type) {
		registerMembers(type, MemberCategory.INVOKE_DECLARED_CONSTRUCTORS);
		if (!JdkClasses.contain(type)) {
			registerMembers(type, MemberCategory.INVOKE_DECLARED_METHODS);
		}
	}

	/**
	 * Jackson compares the members of types that it tells apart by their properties.
	 */
	private static boolean isDeduced(Class<?> type) {
		try {
			return MergedAnnotations.from(type, SearchStrategy.TYPE_HIERARCHY)
				.get(JsonTypeInfo.class)
				.getValue("use", JsonTypeInfo.Id.class)
				.filter(JsonTypeInfo.Id.DEDUCTION::equals)
				.isPresent();
		}
		catch (Throwable ex) {
			FatalErrors.rethrow(ex);
			return false;
		}
	}

	/**
	 * Jackson creates collections and maps.
	 */
	private static boolean isContainer(Class<?> type) {
		return (Collection.class.isAssignableFrom(type) || Map.class.isAssignableFrom(type))
				&& !Modifier.isAbstract(type.getModifiers());
	}

	/**
	 * Jackson asks whether a class has any members before it says what is wrong with a
	 * document, or writes a record that has no properties. If it has none, hints are said
	 * to be missing.
	 */
	private void registerAsKnown(Class<?> type) {
		registerMembers(type, MemberCategory.INTROSPECT_DECLARED_CONSTRUCTORS);
	}

	/**
	 * Only reflection can set a final field.
	 */
	private void registerField(MutatorModel mutator) {
		Field field = ReflectionUtils.findField(mutator.declaringClass(), mutator.name());
		if (field != null) {
			this.hints.registerField(field);
		}
	}

	/**
	 * Where a builder is read from an array, Jackson leaves building to nothing but
	 * reflection.
	 */
	private void registerBuildMethod(MemberModel buildMethod) {
		Method method = ReflectionUtils.findMethod(buildMethod.declaringClass(), buildMethod.name());
		if (method != null) {
			this.hints.registerMethod(method, ExecutableMode.INVOKE);
		}
	}

	/**
	 * The registrar looks into members, which may not be loadable.
	 */
	private void registerBinding(Class<?> type) {
		try {
			this.binding.registerReflectionHints(this.hints, type);
		}
		catch (Throwable ex) {
			FatalErrors.rethrow(ex);
			registerMembers(type, MemberCategory.values());
		}
	}

	/**
	 * A hint asks for the name of a class, and thereby for the classes around it.
	 */
	private void registerMembers(Class<?> type, MemberCategory... categories) {
		try {
			this.hints.registerType(type, categories);
		}
		catch (Throwable ex) {
			FatalErrors.rethrow(ex);
			logger.debug("Cannot register hints for " + type.getName(), ex);
		}
	}

	/**
	 * Generated code looks classes up by name that its source must not name.
	 */
	private void registerUnnameable(@Nullable Type type, Class<?> bean, Placement placement) {
		if (type instanceof Class<?> raw) {
			if (!isNameable(raw, bean, placement)) {
				this.hints.registerType(raw);
			}
		}
		else if (type instanceof ParameterizedType parameterized) {
			registerUnnameable(parameterized.getRawType(), bean, placement);
			registerUnnameable(parameterized.getActualTypeArguments(), bean, placement);
		}
		else if (type instanceof GenericArrayType array) {
			registerUnnameable(array.getGenericComponentType(), bean, placement);
		}
		else if (type instanceof TypeVariable<?> variable && variable.getGenericDeclaration() instanceof Class<?> raw) {
			registerUnnameable(raw, bean, placement);
		}
		else if (type instanceof WildcardType wildcard) {
			registerUnnameable(wildcard.getUpperBounds(), bean, placement);
			registerUnnameable(wildcard.getLowerBounds(), bean, placement);
		}
	}

	private void register(List<AnnotationModel> annotations, Class<?> bean, Placement placement) {
		annotations.forEach(this::registerHandlers);
		annotations
			.forEach((annotation) -> forEachClass(annotation, (named) -> registerUnnameable(named, bean, placement)));
	}

	private void registerUnnameable(Type[] types, Class<?> bean, Placement placement) {
		for (Type type : types) {
			registerUnnameable(type, bean, placement);
		}
	}

	private static boolean isNameable(Class<?> type, Class<?> bean, Placement placement) {
		return (placement == Placement.TYPE) ? Nameability.isNameableFrom(type, bean.getPackageName())
				: Nameability.isNameableEverywhere(type);
	}

	/**
	 * An annotation may name a class that is missing; then Jackson cannot see it either.
	 */
	private void registerHandlers(Class<?> annotated) {
		try {
			MergedAnnotations.from(annotated, SearchStrategy.TYPE_HIERARCHY)
				.stream()
				.map((annotation) -> annotation.asMap(Adapt.ANNOTATION_TO_MAP))
				.forEach(this::registerHandlers);
		}
		catch (Throwable ex) {
			FatalErrors.rethrow(ex);
			logger.debug("Cannot read the annotations of " + annotated.getName(), ex);
		}
	}

	private void registerHandlers(@Nullable Object value) {
		forEachClass(value, (handler) -> {
			if (!handler.isPrimitive() && !handler.isArray() && !Modifier.isAbstract(handler.getModifiers())) {
				this.hints.registerType(handler, MemberCategory.INVOKE_DECLARED_CONSTRUCTORS);
			}
		});
	}

	/**
	 * Take each class that there is in an annotation or in a value of one.
	 */
	private static void forEachClass(@Nullable Object value, Consumer<Class<?>> consumer) {
		if (value instanceof AnnotationModel annotation) {
			forEachClass(annotation.values(), consumer);
		}
		else if (value instanceof Map<?, ?> values) {
			values.values().forEach((element) -> forEachClass(element, consumer));
		}
		else if (value instanceof List<?> elements) {
			elements.forEach((element) -> forEachClass(element, consumer));
		}
		else if (value instanceof Object[] elements) {
			forEachClass(List.of(elements), consumer);
		}
		else if (value instanceof Class<?> named) {
			consumer.accept(named);
		}
	}

}
