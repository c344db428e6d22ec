package io.github.reflectionfreejackson.runtime.fingerprint;

import java.util.Map;
import java.util.Objects;

import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import com.fasterxml.jackson.databind.introspect.ClassIntrospector.MixInResolver;
import com.fasterxml.jackson.databind.introspect.VisibilityChecker;
import org.jspecify.annotations.Nullable;

import org.springframework.util.ClassUtils;

/**
 * What it depends on, for each type, which members of it Jackson takes for properties.
 * <p>
 * May be used by several threads.
 *
 * @since 0.1.0
 */
public final class TypeConditions {

	private static volatile @Nullable Visibility latest;

	private TypeConditions() {
	}

	/**
	 * Say in what a type differs from what it was when code was generated.
	 * @param config the mapper's configuration
	 * @param type the type as the mapper sees it
	 * @param mixIns the names of the mix-ins there were, by the names of their targets
	 * @param visibility the visibility rules there were
	 * @return the end of a sentence about the type, or {@code null} if nothing differs
	 */
	public static @Nullable String difference(MapperConfig<?> config, AnnotatedClass type, Map<String, String> mixIns,
			String visibility) {
		Class<?> raw = type.getRawType();
		String difference = mixInDifference(config, raw, mixIns);
		if (difference == null) {
			String now = describe(config.getDefaultVisibilityChecker(raw, type));
			if (!now.equals(visibility)) {
				difference = "its visibility was '" + visibility + "' when code was generated, and is '" + now
						+ "' now";
			}
		}
		return difference;
	}

	/**
	 * Most types have the rules of their mapper, whose description takes a while.
	 */
	private static String describe(VisibilityChecker<?> rules) {
		if (rules.getClass() != VisibilityChecker.Std.class) {
			return MapperFingerprint.describe(rules);
		}
		Visibility known = latest;
		if (known == null || known.rules() != rules) {
			known = new Visibility(rules, MapperFingerprint.describe(rules));
			latest = known;
		}
		return known.description();
	}

	/**
	 * Say in what the mix-ins of a type and its supertypes differ from what they were
	 * when code was generated.
	 * @param mixIns finds the mix-ins there are
	 * @param type the type
	 * @param recorded the names of the mix-ins there were, by the names of their targets
	 * @return the end of a sentence about the type, or {@code null} if nothing differs
	 */
	public static @Nullable String mixInDifference(MixInResolver mixIns, Class<?> type, Map<String, String> recorded) {
		String difference = mixInDifference(mixIns, type, type, recorded);
		for (Class<?> ancestor = type.getSuperclass(); difference == null
				&& ancestor != null; ancestor = ancestor.getSuperclass()) {
			difference = mixInDifference(mixIns, type, ancestor, recorded);
		}
		if (difference == null) {
			for (Class<?> implemented : ClassUtils.getAllInterfacesForClassAsSet(type)) {
				difference = (difference != null) ? difference : mixInDifference(mixIns, type, implemented, recorded);
			}
		}
		return difference;
	}

	private static @Nullable String mixInDifference(MixInResolver mixIns, Class<?> type, Class<?> target,
			Map<String, String> recorded) {
		Class<?> mixIn = mixIns.findMixInClassFor(target);
		String now = (mixIn != null) ? mixIn.getName() : null;
		String before = recorded.get(target.getName());
		if (Objects.equals(before, now)) {
			return null;
		}
		String owner = (target == type) ? "its mix-in" : "the mix-in of its supertype " + target.getName();
		return owner + " was '" + ((before != null) ? before : "none") + "' when code was generated, and is '"
				+ ((now != null) ? now : "none") + "' now";
	}

	/**
	 * Rules and their description.
	 *
	 * @param rules the rules, which do not change
	 * @param description the description
	 */
	private record Visibility(VisibilityChecker<?> rules, String description) {
	}

}
