package io.github.reflectionfreejackson.runtime.fingerprint;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.AnnotationIntrospector;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.PropertyNamingStrategy;
import com.fasterxml.jackson.databind.cfg.ConstructorDetector;
import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.cfg.PackageVersion;
import com.fasterxml.jackson.databind.introspect.AccessorNamingStrategy;
import com.fasterxml.jackson.databind.introspect.VisibilityChecker;
import org.jspecify.annotations.Nullable;

/**
 * Everything in a mapper's configuration on which it depends which properties Jackson
 * finds, in which order and under which names. Generated code is used only with mappers
 * whose fingerprint equals that of the mapper it was generated with.
 * <p>
 * State inside a strategy or introspector is seen as far as a probe of its behaviour
 * shows it. Immutable.
 *
 * @since 0.1.0
 */
public final class MapperFingerprint {

	/**
	 * Features which Jackson asks about while it writes, or only reads with.
	 */
	private static final Set<MapperFeature> LIVE_FEATURES = EnumSet.of(MapperFeature.USE_STATIC_TYPING,
			MapperFeature.DEFAULT_VIEW_INCLUSION, MapperFeature.OVERRIDE_PUBLIC_ACCESS_MODIFIERS,
			MapperFeature.USE_BASE_TYPE_AS_DEFAULT_IMPL, MapperFeature.INFER_BUILDER_TYPE_BINDINGS,
			MapperFeature.REQUIRE_TYPE_ID_FOR_SUBTYPES, MapperFeature.ACCEPT_CASE_INSENSITIVE_PROPERTIES,
			MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS, MapperFeature.ACCEPT_CASE_INSENSITIVE_VALUES,
			MapperFeature.ALLOW_COERCION_OF_SCALARS, MapperFeature.IGNORE_DUPLICATE_MODULE_REGISTRATIONS,
			MapperFeature.IGNORE_MERGE_FOR_UNMERGEABLE, MapperFeature.BLOCK_UNSAFE_POLYMORPHIC_BASE_TYPES,
			MapperFeature.APPLY_DEFAULT_VALUES);

	private static final String FEATURES = "mapper features";

	private static final String SEPARATOR = ", ";

	/**
	 * Makes what annotations name by a class.
	 */
	private static final String INSTANTIATOR = "handler instantiator";

	/**
	 * Whether the accessor naming is the one that mappers have by default. That makes no
	 * difference: it is compared by its behaviour.
	 */
	private static final String DEFAULT_ACCESSOR_NAMING = "accessor naming is the default";

	/**
	 * Entries that make no difference by themselves, or one that is told apart.
	 */
	private static final Set<String> UNCOMPARED = Set.of(INSTANTIATOR, DEFAULT_ACCESSOR_NAMING);

	/**
	 * Between the name of an entry and what is said of the same, which need not be said
	 * if the entry is not the same.
	 */
	private static final String POSSESSIVE = "'s ";

	private static final String ACCESSOR_NAMES = "accessor naming's behaviour";

	private static final String BUILDER_NAMES = "accessor naming's behaviour for builders";

	private final Map<String, String> entries;

	private MapperFingerprint(Map<String, String> entries) {
		this.entries = entries;
	}

	/**
	 * Take the fingerprint of a mapper.
	 * @param config the mapper's configuration for writing, or that for reading, which
	 * has more entries
	 * @return its fingerprint
	 */
	public static MapperFingerprint of(MapperConfig<?> config) {
		return of(config, Map.of());
	}

	/**
	 * Take the fingerprint of a mapper to compare it with another one.
	 * @param build the entries of the other one, taken when code was generated
	 */
	static MapperFingerprint of(MapperConfig<?> config, Map<String, String> build) {
		PropertyNamingStrategy naming = config.getPropertyNamingStrategy();
		Map<String, String> entries = new TreeMap<>();
		entries.put("jackson-databind version", PackageVersion.VERSION.toString());
		String annotationsVersion = annotationsVersion(JsonInclude.class.getPackage());
		if (annotationsVersion != null) {
			entries.put("jackson-annotations version", annotationsVersion);
		}
		entries.put("naming strategy", nameOf(naming));
		entries.put("naming strategy's behaviour", (naming != null) ? new NamingProbe(config).names(naming) : "none");
		addAccessorNaming(config, build, entries);
		entries.put("visibility", describe(config.getDefaultVisibilityChecker()));
		entries.put("class introspector", nameOf(config.getClassIntrospector()));
		entries.put("annotation introspectors", namesOf(config.getAnnotationIntrospector().allIntrospectors()));
		KotlinSettings ofKotlin = KotlinSettings.of(config);
		if (ofKotlin != null) {
			entries.put("Kotlin module's settings", ofKotlin.toString());
		}
		entries.put(INSTANTIATOR, nameOf(config.getHandlerInstantiator()));
		entries.put(FEATURES, features(config));
		// Creators determine the order and the names of what is written, too
		entries.put("constructor detector", describe(config.getConstructorDetector()));
		if (config instanceof DeserializationConfig) {
			// Getters are known where they are needed for that
			entries.put("merging by default", String.valueOf(config.getDefaultMergeable()));
		}
		return new MapperFingerprint(entries);
	}

	/**
	 * Probing takes milliseconds before the first value. The default has no state: with
	 * the same features and version of Jackson, which are compared, too, it behaves as it
	 * did before.
	 */
	private static void addAccessorNaming(MapperConfig<?> config, Map<String, String> build,
			Map<String, String> entries) {
		AccessorNamingStrategy.Provider naming = config.getAccessorNaming();
		String isDefault = String.valueOf(Defaults.isAccessorNaming(naming));
		entries.put("accessor naming", nameOf(naming));
		entries.put(DEFAULT_ACCESSOR_NAMING, isDefault);
		boolean isKnown = "true".equals(isDefault) && isDefault.equals(build.get(DEFAULT_ACCESSOR_NAMING));
		entries.put(ACCESSOR_NAMES,
				isKnown ? build.getOrDefault(ACCESSOR_NAMES, "") : new NamingProbe(config).names(naming));
		if (config instanceof DeserializationConfig) {
			entries.put(BUILDER_NAMES,
					isKnown ? build.getOrDefault(BUILDER_NAMES, "") : new NamingProbe(config).namesOfBuilder(naming));
		}
	}

	/**
	 * Return the version that the manifest tells. Where all libraries are in one jar, its
	 * manifest tells that of the application.
	 */
	static @Nullable String annotationsVersion(Package annotations) {
		return "Jackson-annotations".equals(annotations.getImplementationTitle())
				? annotations.getImplementationVersion() : null;
	}

	/**
	 * Make a fingerprint from its entries, as generated code holds them.
	 * @param entries the entries
	 * @return the fingerprint
	 */
	public static MapperFingerprint of(Map<String, String> entries) {
		return new MapperFingerprint(new TreeMap<>(entries));
	}

	/**
	 * Return the effective visibility rules as text.
	 * @param checker the rules
	 * @return a text that is equal for equal rules
	 */
	public static String describe(VisibilityChecker<?> checker) {
		return (checker instanceof VisibilityChecker.Std) ? checker.toString() : nameOf(checker);
	}

	/**
	 * Return the entries, sorted by name.
	 * @return the entries
	 */
	public Map<String, String> entries() {
		return new TreeMap<>(this.entries);
	}

	/**
	 * Say in which entries this fingerprint, taken while running, differs from that of
	 * the build, apart from the handler instantiator. What cannot be found out while
	 * running, such as the version of a jar within a native image, makes no difference.
	 * @param build the fingerprint taken when code was generated
	 * @return a sentence's part that names the first entry with its values, and all
	 * others, or {@code null} if there is no difference
	 */
	@Nullable String differenceFrom(MapperFingerprint build) {
		String first = null;
		String last = "";
		List<String> others = new ArrayList<>();
		for (String name : this.entries.keySet()) {
			boolean follows = name.startsWith(last + POSSESSIVE);
			if (follows || UNCOMPARED.contains(name) || hasSame(build, name)) {
				continue;
			}
			if (first == null) {
				first = differenceFrom(build, name, others);
			}
			else {
				others.add(name);
			}
			last = name;
		}
		return others.isEmpty() ? first : first + ", nor are these as they were: " + String.join(SEPARATOR, others);
	}

	/**
	 * Say in which way the handler instantiator differs from that of the build.
	 * @param build the fingerprint taken when code was generated
	 * @return a sentence's part that names both, or {@code null} if there is no
	 * difference
	 */
	@Nullable String instantiatorDifferenceFrom(MapperFingerprint build) {
		return hasSame(build, INSTANTIATOR) ? null : differenceFrom(build, INSTANTIATOR, List.of());
	}

	private boolean hasSame(MapperFingerprint build, String name) {
		return Objects.equals(this.entries.get(name), build.entries.get(name));
	}

	private String differenceFrom(MapperFingerprint build, String name, List<String> others) {
		String now = this.entries.get(name);
		String before = build.entries.get(name);
		return (name.equals(FEATURES) && now != null && before != null) ? differenceOfFeatures(before, now, others)
				: difference(name, before, now);
	}

	/**
	 * Of the features, of which there are many, say of the first that is not the same how
	 * it is, and add the others.
	 */
	private static String differenceOfFeatures(String before, String now, List<String> others) {
		Set<String> enabled = Set.of(now.split(SEPARATOR));
		SortedSet<String> changed = new TreeSet<>(enabled);
		for (String feature : before.split(SEPARATOR)) {
			if (!changed.remove(feature)) {
				changed.add(feature);
			}
		}
		String first = changed.first();
		others.addAll(changed.tailSet(first + '\0'));
		return difference("feature " + first, enabled.contains(first) ? "off" : "on",
				enabled.contains(first) ? "on" : "off");
	}

	private static String difference(String name, @Nullable String before, @Nullable String now) {
		return "the mapper's " + name + " was '" + before + "' when code was generated, and is '" + now + "' now";
	}

	private static String features(MapperConfig<?> config) {
		Set<String> features = new TreeSet<>();
		for (MapperFeature feature : MapperFeature.values()) {
			if (config.isEnabled(feature) && !LIVE_FEATURES.contains(feature)) {
				features.add(feature.name());
			}
		}
		return String.join(SEPARATOR, features);
	}

	private static String describe(ConstructorDetector detector) {
		return detector.singleArgMode() + (detector.requireCtorAnnotation() ? ", only annotated" : "")
				+ (detector.allowJDKTypeConstructors() ? ", also of the JDK" : "");
	}

	private static String namesOf(Collection<AnnotationIntrospector> introspectors) {
		List<String> names = new ArrayList<>();
		for (AnnotationIntrospector introspector : introspectors) {
			names.add(nameOf(introspector));
		}
		return String.join(", ", names);
	}

	/**
	 * The class, without the part of a lambda's name that changes from run to run.
	 */
	private static String nameOf(@Nullable Object object) {
		if (object == null) {
			return "none";
		}
		String name = object.getClass().getName();
		int lambda = name.indexOf("$$Lambda");
		return (lambda != -1) ? name.substring(0, lambda) + "$$Lambda" : name;
	}

	/**
	 * What mappers have unless they are told otherwise, which only they may know.
	 */
	private static final class Defaults extends ObjectMapper {

		private static final long serialVersionUID = 1L;

		static boolean isAccessorNaming(AccessorNamingStrategy.Provider naming) {
			return naming == DEFAULT_BASE.getAccessorNaming();
		}

	}

}
