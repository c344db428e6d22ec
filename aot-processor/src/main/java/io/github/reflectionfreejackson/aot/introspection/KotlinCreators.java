package io.github.reflectionfreejackson.aot.introspection;

import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.deser.BeanDeserializerBase;
import com.fasterxml.jackson.databind.deser.SettableBeanProperty;
import com.fasterxml.jackson.databind.introspect.AnnotatedConstructor;
import io.github.reflectionfreejackson.aot.model.CreatorModel;
import io.github.reflectionfreejackson.aot.model.ParameterModel;
import io.github.reflectionfreejackson.aot.model.ReadingPropertyModel;
import io.github.reflectionfreejackson.runtime.fingerprint.KotlinSettings;
import org.jspecify.annotations.Nullable;

import org.springframework.util.ReflectionUtils;

/**
 * Records the constructor of a Kotlin class, with what Jackson's Kotlin module passes to
 * it.
 */
final class KotlinCreators {

	private final @Nullable KotlinSettings settings;

	private final MemberIntrospector members;

	/**
	 * Create an object for a class.
	 * @param settings the settings of the module
	 * @param members how source reaches the members of the class
	 */
	KotlinCreators(@Nullable KotlinSettings settings, MemberIntrospector members) {
		this.settings = settings;
		this.members = members;
	}

	/**
	 * Record a constructor, and what Kotlin's compiler has added to it for what has a
	 * default.
	 * @throws UnsupportedTypeException if it takes what no property is, or is out of
	 * reach
	 */
	List<CreatorModel> record(AnnotatedConstructor constructor, BeanDeserializerBase deserializer,
			List<ReadingPropertyModel> properties) throws UnsupportedTypeException {
		CreatorIntrospector introspector = new CreatorIntrospector(this.members);
		if (constructor.getParameterCount() == 0) {
			return List.of(introspector.record(constructor, CreatorModel.Role.DEFAULT, Map.of()));
		}
		List<KotlinParameter> known = KotlinParameter.of(constructor.getAnnotated());
		if (known.size() != constructor.getParameterCount()) {
			throw KotlinModels.unsupported();
		}
		CreatorModel recorded = introspector.record(constructor, CreatorModel.Role.PROPERTIES, Map.of());
		CreatorModel ofDefaults = known.stream().anyMatch(KotlinParameter::optional)
				? ofDefaults(constructor.getAnnotated(), recorded) : null;
		@Nullable ParameterModel[] parameters = new ParameterModel[known.size()];
		for (ReadingPropertyModel property : properties) {
			int index = property.parameter();
			if (index >= 0) {
				SettableBeanProperty argument = deserializer.findProperty(property.name());
				ParameterModel parameter = recorded.parameters().get(index);
				parameters[index] = parameter.ofKotlin(!mayBeNull(known.get(index), argument),
						known.get(index).optional(), valueClass(parameter, argument.getType().getRawClass()));
			}
		}
		if (Arrays.asList(parameters).contains(null)) {
			throw KotlinModels.unsupported();
		}
		CreatorModel creator = recorded.withParameters(List.of(parameters));
		return (ofDefaults != null) ? List.of(creator, unboxing(ofDefaults, creator)) : List.of(creator);
	}

	/**
	 * Return the class of what is read if Kotlin's compiler has the parameter take its
	 * content, or {@code null}.
	 */
	private @Nullable Class<?> valueClass(ParameterModel parameter, Class<?> read) throws UnsupportedTypeException {
		Method unboxing = ReflectionUtils.findMethod(read, ParameterModel.UNBOXING);
		if (unboxing == null || unboxing.getReturnType() != parameter.rawType()) {
			return null;
		}
		this.members.handle(unboxing, read, List.of(parameter.rawType()));
		return read;
	}

	/**
	 * Return whether {@code null} is passed to a parameter where JSON has {@code null}.
	 */
	private boolean mayBeNull(KotlinParameter parameter, SettableBeanProperty property) {
		JavaType type = property.getType();
		return parameter.nullable() && !type.isPrimitive() && !property.isRequired()
				&& !(parameter.optional() && standsForDefault(property))
				&& !(type.isCollectionLikeType() && !isOff("nullToEmptyCollection"))
				&& !(type.isMapLikeType() && !isOff("nullToEmptyMap"));
	}

	private boolean standsForDefault(SettableBeanProperty property) {
		return property.getMetadata().getValueNulls() == Nulls.SKIP || !isOff("nullIsSameAsDefault");
	}

	private boolean isOff(String setting) {
		return this.settings != null && this.settings.isOff(setting);
	}

	/**
	 * Record the constructor that takes masks besides, which tell what is missing. Kotlin
	 * does not find it either if it takes an instance of a value class whose content may
	 * be {@code null}.
	 */
	private CreatorModel ofDefaults(Constructor<?> constructor, CreatorModel recorded) throws UnsupportedTypeException {
		Constructor<?> hidden = HiddenConstructors.ofDefaults(constructor);
		if (hidden == null) {
			throw KotlinModels.unsupported();
		}
		Class<?> type = recorded.declaringClass();
		List<Class<?>> rawTypes = List.of(hidden.getParameterTypes());
		return new CreatorModel(CreatorModel.Role.DEFAULTS, false, type, recorded.name(), type, hidden.getModifiers(),
				this.members.handle(hidden, type, rawTypes), recorded.deprecated(), List.of(),
				rawTypes.stream().map((rawType) -> new ParameterModel(rawType, rawType, List.of(), null)).toList());
	}

	/**
	 * Return the same constructor for what is read for another one.
	 */
	private static CreatorModel unboxing(CreatorModel ofDefaults, CreatorModel creator) {
		List<ParameterModel> parameters = new ArrayList<>(ofDefaults.parameters());
		for (int i = 0; i < creator.parameters().size(); i++) {
			parameters.set(i, parameters.get(i).ofKotlin(false, false, creator.parameters().get(i).valueClass()));
		}
		return ofDefaults.withParameters(List.copyOf(parameters));
	}

}
