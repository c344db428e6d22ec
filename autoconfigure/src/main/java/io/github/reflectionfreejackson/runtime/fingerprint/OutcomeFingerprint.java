package io.github.reflectionfreejackson.runtime.fingerprint;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.cfg.SerializerFactoryConfig;
import com.fasterxml.jackson.databind.introspect.AnnotationMap;
import com.fasterxml.jackson.databind.type.TypeFactory;
import org.jspecify.annotations.Nullable;

import org.springframework.util.ClassUtils;

/**
 * Everything in a mapper's configuration, beyond its {@link MapperFingerprint}, on which
 * it depends what Jackson makes of the properties that it finds. Where it is as it was
 * when code was generated, that need not be worked out again.
 * <p>
 * Overrides and mix-ins for single classes are not in it: settled types have none, nor
 * have the types of their properties.
 *
 * @since 0.1.0
 */
public final class OutcomeFingerprint {

	/**
	 * These look at nothing but the class that they are asked for.
	 */
	private static final Set<String> KNOWN_SERIALIZERS = Set.of(
			"com.fasterxml.jackson.databind.module.SimpleSerializers",
			"com.fasterxml.jackson.datatype.jdk8.Jdk8Serializers",
			"com.fasterxml.jackson.datatype.jsr310.JavaTimeModule$JavaTimeSerializers",
			"com.fasterxml.jackson.module.kotlin.KotlinSerializers");

	/**
	 * These modify no serializers of beans. Spring Data's warns of pages.
	 */
	private static final Set<String> KNOWN_MODIFIERS = Set.of(
			"com.fasterxml.jackson.datatype.jsr310.ser.JavaTimeSerializerModifier",
			"org.springframework.data.web.config.SpringDataJacksonConfiguration$PageModule$WarningLoggingModifier");

	/**
	 * These find no annotations but Jackson's own, and those of the JDK that name
	 * properties.
	 */
	private static final Set<String> KNOWN_INTROSPECTORS = Set.of(
			"com.fasterxml.jackson.databind.introspect.JacksonAnnotationIntrospector",
			"com.fasterxml.jackson.module.paramnames.ParameterNamesAnnotationIntrospector");

	/**
	 * These say which properties there are, and what they are called, or matter only
	 * where something else is asked for, such as a view.
	 */
	private static final Set<String> PLAIN_ANNOTATIONS = Set.of("com.fasterxml.jackson.annotation.JsonProperty",
			"com.fasterxml.jackson.annotation.JsonAlias", "com.fasterxml.jackson.annotation.JsonGetter",
			"com.fasterxml.jackson.annotation.JsonSetter", "com.fasterxml.jackson.annotation.JsonInclude",
			"com.fasterxml.jackson.annotation.JsonPropertyDescription", "com.fasterxml.jackson.annotation.JsonView");

	private static final String JACKSON = "com.fasterxml.jackson.";

	private static final String PAGE = "org.springframework.data.domain.Page";

	private OutcomeFingerprint() {
	}

	/**
	 * Take the fingerprint of a mapper.
	 * @param config the mapper's configuration
	 * @param factoryConfig the configuration of its serializer factory
	 * @return the entries, or {@code null} if Jackson's outcome depends on more than can
	 * be told
	 */
	public static @Nullable Map<String, String> of(SerializationConfig config, SerializerFactoryConfig factoryConfig) {
		if (!obstacles(config, factoryConfig).isEmpty()) {
			return null;
		}
		Map<String, String> entries = new TreeMap<>();
		entries.put("property inclusion", config.getDefaultPropertyInclusion().toString());
		// It can be replaced while the configuration stays the same
		entries.put("visibility", MapperFingerprint.describe(config.getDefaultVisibilityChecker()));
		entries.put("all mapper features", features(config));
		entries.put("empty arrays", String.valueOf(config.isEnabled(SerializationFeature.WRITE_EMPTY_JSON_ARRAYS)));
		return entries;
	}

	/**
	 * Return why Jackson's outcome depends on more than can be told.
	 * @param config the mapper's configuration
	 * @param factoryConfig the configuration of its serializer factory
	 * @return the names of the classes that may change it in any way, and of what else
	 * does, sorted; none if it has a fingerprint
	 */
	@SuppressWarnings("deprecation")
	public static SortedSet<String> obstacles(SerializationConfig config, SerializerFactoryConfig factoryConfig) {
		SortedSet<String> obstacles = new TreeSet<>();
		addUnknown(KNOWN_SERIALIZERS, factoryConfig.serializers(), obstacles);
		addUnknown(KNOWN_MODIFIERS, factoryConfig.serializerModifiers(), obstacles);
		addDefaultTyping(config, obstacles);
		return obstacles;
	}

	static void addDefaultTyping(MapperConfig<?> config, Set<String> obstacles) {
		if (config.getDefaultTyper(TypeFactory.unknownType()) != null) {
			obstacles.add("default typing");
		}
	}

	/**
	 * Add the classes of extensions that are not known by name.
	 */
	static void addUnknown(Set<String> known, Iterable<?> extensions, Set<String> obstacles) {
		for (Object extension : extensions) {
			if (!known.contains(extension.getClass().getName())) {
				obstacles.add(extension.getClass().getName());
			}
		}
	}

	static SortedSet<String> unknownIntrospectors(MapperConfig<?> config) {
		SortedSet<String> unknown = new TreeSet<>();
		addUnknown(KNOWN_INTROSPECTORS, config.getAnnotationIntrospector().allIntrospectors(), unknown);
		return unknown;
	}

	/**
	 * Return whether a mapper finds no annotations but those of Jackson.
	 * @param config the mapper's configuration
	 * @return whether all of its introspectors are known
	 */
	public static boolean knowsAnnotations(MapperConfig<?> config) {
		return unknownIntrospectors(config).isEmpty();
	}

	/**
	 * Return whether none of the annotations of a member asks for anything that its type
	 * does not.
	 * @param annotations the annotations
	 * @return whether none says more than which properties there are
	 */
	public static boolean arePlain(AnnotationMap annotations) {
		if (annotations.size() == 0) {
			return true;
		}
		for (Annotation annotation : annotations.annotations()) {
			String name = annotation.annotationType().getName();
			if (name.startsWith(JACKSON) && !PLAIN_ANNOTATIONS.contains(name)) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Return whether modifiers want to hear of a class, although they modify nothing.
	 * @param type the class
	 * @return whether Jackson has to ask them
	 */
	public static boolean isOfInterestToModifiers(Class<?> type) {
		for (Class<?> implemented : ClassUtils.getAllInterfacesForClassAsSet(type)) {
			if (implemented.getName().equals(PAGE)) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Return whether a property of a type is as the type itself has it, without a word
	 * from the mapper.
	 * @param config the mapper's configuration
	 * @param type the type of a property
	 * @return whether the mapper has no override and no mix-in for the type, its
	 * supertypes and the type of its elements
	 */
	public static boolean isUntouched(MapperConfig<?> config, JavaType type) {
		return !hasOverride(config, type) && !hasMixIn(config, mixInTargets(type));
	}

	/**
	 * Return whether a class is as it has itself, without a word from the mapper.
	 * @param config the mapper's configuration
	 * @param type the class
	 * @return whether the mapper has no override for the class, and no mix-in for it or
	 * its supertypes
	 */
	public static boolean isUntouched(MapperConfig<?> config, Class<?> type) {
		return config.findConfigOverride(type) == null && !hasMixIn(config, mixInTargets(type));
	}

	/**
	 * Return whether a mapper has an override for a type or the type of its elements.
	 * @param config the mapper's configuration
	 * @param type the type
	 * @return whether there is an override
	 */
	public static boolean hasOverride(MapperConfig<?> config, JavaType type) {
		JavaType content = type.getContentType();
		return config.findConfigOverride(type.getRawClass()) != null
				|| (content != null && config.findConfigOverride(content.getRawClass()) != null);
	}

	/**
	 * Return whether a mapper has a mix-in for any of some classes.
	 * @param config the mapper's configuration
	 * @param targets the classes
	 * @return whether there is a mix-in
	 */
	public static boolean hasMixIn(MapperConfig<?> config, List<Class<?>> targets) {
		for (int i = 0; i < targets.size(); i++) {
			if (config.findMixInClassFor(targets.get(i)) != null) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Return the classes whose mix-ins say something about a type or the type of its
	 * elements: these and their supertypes.
	 * @param type the type
	 * @return the classes, each once
	 */
	public static List<Class<?>> mixInTargets(JavaType type) {
		JavaType content = type.getContentType();
		List<Class<?>> targets = addMixInTargets(type.getRawClass(), new ArrayList<>());
		return (content != null) ? addMixInTargets(content.getRawClass(), targets) : targets;
	}

	/**
	 * Return the classes whose mix-ins say something about a class: itself and its
	 * supertypes.
	 * @param type the class
	 * @return the classes, each once
	 */
	public static List<Class<?>> mixInTargets(Class<?> type) {
		return addMixInTargets(type, new ArrayList<>());
	}

	private static List<Class<?>> addMixInTargets(@Nullable Class<?> type, List<Class<?>> targets) {
		if (type != null && !targets.contains(type)) {
			targets.add(type);
			addMixInTargets(type.getSuperclass(), targets);
			for (Class<?> implemented : type.getInterfaces()) {
				addMixInTargets(implemented, targets);
			}
		}
		return targets;
	}

	private static String features(SerializationConfig config) {
		StringBuilder features = new StringBuilder();
		for (MapperFeature feature : EnumSet.allOf(MapperFeature.class)) {
			if (config.isEnabled(feature)) {
				features.append(feature.name()).append(' ');
			}
		}
		return features.toString().trim();
	}

}
