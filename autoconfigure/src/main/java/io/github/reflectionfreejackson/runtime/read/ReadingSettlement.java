package io.github.reflectionfreejackson.runtime.read;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.cfg.DeserializerFactoryConfig;
import com.fasterxml.jackson.databind.deser.ValueInstantiator;
import com.fasterxml.jackson.databind.deser.ValueInstantiators;
import com.fasterxml.jackson.databind.deser.std.ContainerDeserializerBase;
import com.fasterxml.jackson.databind.deser.std.StdValueInstantiator;
import io.github.reflectionfreejackson.runtime.fingerprint.OutcomeFingerprint;
import io.github.reflectionfreejackson.runtime.fingerprint.ReadingOutcome;
import io.github.reflectionfreejackson.runtime.outline.JavaTypes;
import io.github.reflectionfreejackson.runtime.outline.ReadingOutline;
import io.github.reflectionfreejackson.runtime.outline.ReadingPropertyOutline;
import org.jspecify.annotations.Nullable;

/**
 * Knows, for one configuration of a mapper, which beans are read as it was settled when
 * code was generated, and shares among them what their properties have in common.
 * <p>
 * May be used by several threads.
 */
final class ReadingSettlement {

	private final DeserializationConfig config;

	private final DeserializerFactoryConfig factoryConfig;

	private final boolean plain;

	private final ForeignDeserializers foreign;

	private final Set<Class<?>> settled = ConcurrentHashMap.newKeySet();

	private final Map<JavaType, SettledBeanDeserializer> beans = new ConcurrentHashMap<>();

	private final Map<Class<?>, Boolean> standard = new ConcurrentHashMap<>();

	private final Set<Class<?>> untouched = ConcurrentHashMap.newKeySet();

	private final Map<Type, JsonDeserializer<Object>> shared = new ConcurrentHashMap<>();

	/**
	 * Create what is known of a configuration.
	 * @param generated what was generated
	 */
	ReadingSettlement(DeserializationConfig config, DeserializerFactoryConfig factoryConfig, ReadableTypes generated) {
		this.config = config;
		this.factoryConfig = factoryConfig;
		this.plain = ReadingOutcome.isPlain(config, factoryConfig);
		this.foreign = new ForeignDeserializers(factoryConfig, generated);
	}

	boolean isAbout(DeserializationConfig otherConfig, DeserializerFactoryConfig otherFactoryConfig) {
		return this.config == otherConfig && this.factoryConfig == otherFactoryConfig;
	}

	DeserializationConfig config() {
		return this.config;
	}

	/**
	 * Return whether Jackson would make no more of a type than what was settled.
	 */
	boolean holdsFor(JavaType type, BeanDescription description, ReadingOutline outline) throws JsonMappingException {
		if (!this.plain || !ReadingOutcome.hasNoDefaults(this.config) || type.hasGenericTypes()
				|| type.isContainerType() || type.isReferenceType() || type.hasHandlers()
				|| this.config.findConfigOverride(type.getRawClass()) != null) {
			return false;
		}
		ValueInstantiator byDefault = new StdValueInstantiator(this.config, type);
		for (ValueInstantiators instantiators : this.factoryConfig.valueInstantiators()) {
			ValueInstantiator found = instantiators.findValueInstantiator(this.config, description, byDefault);
			if (found != byDefault && !(outline.isOfKotlin() && KotlinConstructor.isUsedBy(found, this.config))) {
				return false;
			}
		}
		return this.foreign.areNotIn(outline) && !isContested(outline);
	}

	private boolean isContested(ReadingOutline outline) {
		for (ReadingPropertyOutline property : outline.properties()) {
			if (ReadingOutcome.isAnyOverridden(this.config, property.rivals())) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Return the deserializer of a type, if there is one.
	 */
	@Nullable SettledBeanDeserializer bean(JavaType type) {
		return this.beans.get(type);
	}

	/**
	 * Keep the deserializer of a type. Jackson does, too, unless it keeps too few (a
	 * {@code CacheProvider}): beans within beans, which look for theirs when they need
	 * it, would have one for each path to them.
	 * @return the deserializer, or that which was kept before
	 */
	SettledBeanDeserializer keep(JavaType type, SettledBeanDeserializer deserializer) {
		SettledBeanDeserializer kept = this.beans.putIfAbsent(type, deserializer);
		return (kept != null) ? kept : deserializer;
	}

	/**
	 * Note that a type is read as it was settled.
	 */
	void settled(Class<?> type) {
		this.settled.add(type);
	}

	boolean isSettled(Class<?> type) {
		return this.settled.contains(type);
	}

	/**
	 * Return whether Jackson's own deserializer reads values of a class, if they are
	 * simple.
	 */
	boolean isStandard(Class<?> type, DeserializationContext context) throws JsonMappingException {
		Boolean known = this.standard.get(type);
		if (known == null) {
			known = OutcomeFingerprint.isUntouched(this.config, this.config.constructType(type))
					&& StandardDeserializers.isStandard(type,
							context.findNonContextualValueDeserializer(context.constructType(type)));
			this.standard.put(type, known);
		}
		return known;
	}

	/**
	 * Return whether the mapper says nothing of its own about a concrete type.
	 */
	boolean isUntouched(Type type) {
		if (type instanceof Class<?> raw) {
			return isUntouched(raw);
		}
		ParameterizedType parameterized = (ParameterizedType) type;
		for (Type argument : parameterized.getActualTypeArguments()) {
			if (!isUntouched(argument)) {
				return false;
			}
		}
		return isUntouched(parameterized.getRawType());
	}

	/**
	 * Of the JDK's classes, which are common and have many supertypes, the mapper is
	 * asked about once, but for its overrides.
	 */
	private boolean isUntouched(Class<?> type) {
		if (type.isArray()) {
			return isUntouched(type.getComponentType()) && OutcomeFingerprint.isUntouched(this.config, type);
		}
		if (type.getClassLoader() != null) {
			return OutcomeFingerprint.isUntouched(this.config, type);
		}
		if (this.untouched.contains(type)) {
			return this.config.findConfigOverride(type) == null;
		}
		boolean untouched = OutcomeFingerprint.isUntouched(this.config, type);
		if (untouched) {
			this.untouched.add(type);
		}
		return untouched;
	}

	/**
	 * Return the deserializer for plain properties of a type.
	 * @param declared the type as it is declared
	 * @return the deserializer, or {@code null} if it has not been shared
	 */
	@Nullable JsonDeserializer<Object> shared(Type declared) {
		return this.shared.get(declared);
	}

	/**
	 * Share a deserializer of a plain property with all others of its type, if nothing
	 * but Jackson's own code may have looked at the property.
	 * @param declared the type as it is declared
	 * @param type the type
	 */
	void share(Type declared, JavaType type, JsonDeserializer<Object> deserializer) {
		if (JavaTypes.isConcrete(declared) && JavaTypes.isOfJdk(type) && isOfAnyProperty(type, deserializer)) {
			this.shared.put(declared, deserializer);
		}
	}

	/**
	 * Return whether a deserializer is the same for all properties: what has keys or
	 * hides the deserializer of its elements may not be.
	 */
	private static boolean isOfAnyProperty(JavaType type, @Nullable JsonDeserializer<?> deserializer) {
		if (deserializer == null) {
			return true;
		}
		if (!ReadingOutcome.isOfJackson(deserializer) || type.isMapLikeType() || type.isReferenceType()) {
			return false;
		}
		JavaType content = type.getContentType();
		if (content != null) {
			return deserializer instanceof ContainerDeserializerBase<?> container
					&& isOfAnyProperty(content, container.getContentDeserializer());
		}
		return type.containedTypeCount() == 0;
	}

}
