package io.github.reflectionfreejackson.runtime.fingerprint;

import java.util.Set;
import java.util.SortedSet;

import com.fasterxml.jackson.annotation.JsonSetter;
import com.fasterxml.jackson.annotation.Nulls;
import com.fasterxml.jackson.databind.BeanProperty;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.PropertyMetadata;
import com.fasterxml.jackson.databind.cfg.ConfigOverride;
import com.fasterxml.jackson.databind.cfg.DeserializerFactoryConfig;
import com.fasterxml.jackson.databind.deser.ValueInstantiators;
import com.fasterxml.jackson.databind.deser.std.StdDelegatingDeserializer;
import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotationMap;
import org.jspecify.annotations.Nullable;

/**
 * Tells where Jackson makes no more of properties than what their types ask for, so that
 * the deserializer of a bean need not be worked out by it.
 *
 * @since 0.1.0
 */
public final class ReadingOutcome {

	private static final String JACKSON = "com.fasterxml.jackson.";

	/**
	 * These modify no deserializers of beans.
	 */
	private static final Set<String> KNOWN_MODIFIERS = Set
		.of("com.fasterxml.jackson.datatype.jsr310.deser.JavaTimeDeserializerModifier");

	/**
	 * These know Kotlin's classes, and what is known of these besides their annotations
	 * was found out when code was generated.
	 */
	private static final Set<String> INTROSPECTORS_OF_KOTLIN = Set.of(
			"com.fasterxml.jackson.module.kotlin.KotlinAnnotationIntrospector",
			"com.fasterxml.jackson.module.kotlin.KotlinNamesAnnotationIntrospector");

	/**
	 * These ask for nothing but the class.
	 */
	private static final Set<String> PACKAGES_OF_KNOWN_INSTANTIATORS = Set.of("com.fasterxml.jackson.databind.module",
			"com.fasterxml.jackson.datatype.jsr310", "com.fasterxml.jackson.module.kotlin");

	private ReadingOutcome() {
	}

	/**
	 * Return whether a mapper's configuration, apart from that of single types, leaves
	 * the properties of beans as they are.
	 * @param config the mapper's configuration
	 * @param factoryConfig the configuration of its deserializer factory
	 * @return whether nothing is known to change properties
	 */
	public static boolean isPlain(DeserializationConfig config, DeserializerFactoryConfig factoryConfig) {
		return obstacles(config, factoryConfig).isEmpty();
	}

	/**
	 * Return what may change the properties of beans in a way that cannot be told.
	 * @param config the mapper's configuration
	 * @param factoryConfig the configuration of its deserializer factory
	 * @return the names of classes, and of what else may, sorted; none if a mapper's
	 * configuration is {@linkplain #isPlain plain}
	 */
	public static SortedSet<String> obstacles(DeserializationConfig config, DeserializerFactoryConfig factoryConfig) {
		SortedSet<String> obstacles = OutcomeFingerprint.unknownIntrospectors(config);
		obstacles.removeAll(INTROSPECTORS_OF_KOTLIN);
		OutcomeFingerprint.addUnknown(KNOWN_MODIFIERS, factoryConfig.deserializerModifiers(), obstacles);
		for (ValueInstantiators instantiators : factoryConfig.valueInstantiators()) {
			if (!PACKAGES_OF_KNOWN_INSTANTIATORS.contains(instantiators.getClass().getPackageName())) {
				obstacles.add(instantiators.getClass().getName());
			}
		}
		if (config.isEnabled(MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES)) {
			obstacles.add(MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES.name());
		}
		OutcomeFingerprint.addDefaultTyping(config, obstacles);
		return obstacles;
	}

	/**
	 * Return whether a mapper has no defaults of its own for properties. These can be
	 * changed while the configuration stays the same.
	 * @param config the mapper's configuration
	 * @return whether neither {@code null} nor merging is treated in another way than
	 * usual
	 */
	public static boolean hasNoDefaults(DeserializationConfig config) {
		JsonSetter.Value setters = config.getDefaultSetterInfo();
		return config.getDefaultMergeable() == null && setters.nonDefaultValueNulls() == null
				&& setters.nonDefaultContentNulls() == null;
	}

	/**
	 * Return whether a mapper says of any class what becomes of {@code null}, or whether
	 * values are merged.
	 * @param config the mapper's configuration
	 * @param types the classes that setters or fields take
	 * @return whether an override of one of them says so
	 */
	public static boolean isAnyOverridden(DeserializationConfig config, Iterable<Class<?>> types) {
		for (Class<?> type : types) {
			ConfigOverride override = config.findConfigOverride(type);
			if (override != null && (override.getSetterInfo() != null || override.getMergeable() != null)) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Return whether Jackson's own code reads values, without passing on what it knows of
	 * a property to any other.
	 * @param deserializer the deserializer of values or keys
	 * @return whether it is Jackson's, and does not convert
	 */
	public static boolean isOfJackson(Object deserializer) {
		return isClassOfJackson(deserializer.getClass()) && !(deserializer instanceof StdDelegatingDeserializer<?>)
				&& !(deserializer instanceof JsonDeserializer<?> values && values.getDelegatee() != null);
	}

	/**
	 * Return whether a class is Jackson's own, or that of one of its modules.
	 * @param type the class
	 * @return whether it is in a package of Jackson's
	 */
	public static boolean isClassOfJackson(Class<?> type) {
		return type.getName().startsWith(JACKSON);
	}

	/**
	 * Return whether nothing but the type of a property says how its values are read.
	 * @param property the property
	 * @return whether neither annotations nor metadata ask for anything
	 */
	public static boolean isPlain(BeanProperty property) {
		PropertyMetadata metadata = property.getMetadata();
		return metadata.getMergeInfo() == null && isDefault(metadata.getContentNulls())
				&& isDefault(metadata.getValueNulls()) && isPlain(property.getMember());
	}

	private static boolean isDefault(@Nullable Nulls nulls) {
		return nulls == null || nulls == Nulls.DEFAULT;
	}

	private static boolean isPlain(@Nullable AnnotatedMember member) {
		AnnotationMap annotations = (member != null) ? member.getAllAnnotations() : null;
		return annotations == null || OutcomeFingerprint.arePlain(annotations);
	}

}
