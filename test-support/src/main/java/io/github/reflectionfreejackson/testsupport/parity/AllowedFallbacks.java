package io.github.reflectionfreejackson.testsupport.parity;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Holds every reason for which generated code may leave a type to reflection. A reason
 * which is not listed is a defect: generated code could serve the type.
 *
 * @since 0.1.0
 */
public final class AllowedFallbacks {

	/**
	 * What a type is, which no configuration changes.
	 */
	private static final List<Pattern> ALWAYS = Stream
		.of("it is private, or in a private class, or not visible outside its package",
				"it is a local, anonymous or hidden class", "it is an enum", "it is a class of the JDK",
				"it is a CharSequence, of which Jackson leaves out a method",
				"it is a Kotlin class, whose members Jackson's Kotlin module inspects",
				"its member '.+' is of a value class of Kotlin, or an unsigned number, which .+ boxes",
				"it was made while the application was running", "Jackson cannot introspect it: .+",
				"it cannot be introspected: .+",
				"it is in the named module .+, to whose packages no class can be added",
				"it is in the unnamed package, which no other package can refer to",
				"its package has a dollar sign in its name, so that no class can be added to it",
				"its jar is signed, so that no class can be added to its package",
				"its package is sealed, so that no class can be added to it",
				"its member '.+' of .+ is not accessible in the named module .+",
				"its member '.+' of .+ cannot be reached from package .+",
				"its member '.+' is not public, and CAN_OVERRIDE_ACCESS_MODIFIERS is disabled",
				"the type of its member '.+' of .+, .+, cannot be named in package .+",
				"the type of its member '.+', .+, means nothing outside the member",
				"its member '.+' is one of .+, a class of the JDK, which has others in other versions",
				"a property has half a surrogate pair in its name, which UTF-8 has not",
				"its property '.*' consists of several, of which another than .+ has annotations",
				"a member is annotated with @.+, of which no literal can be made: .+",
				"a member's annotation @.+ uses .+, which cannot be named in package .+",
				"the value '.+' of a member's annotation @.+ cannot be read: .+")
		.map((reason) -> Pattern.compile(reason, Pattern.DOTALL))
		.toList();

	/**
	 * What a test has to bring about on purpose.
	 */
	private static final List<Pattern> ON_DEMAND = Stream.of(
			"the mapper's .+ was '.*' when code was generated, and is '.*' now(, nor are these as they were: .+)?",
			"the mapper's inclusion for it leaves out defaults, and did not when code was generated",
			"the mapper's format for it asks for its properties rather than its @JsonValue",
			"its mix-in was '.+' when code was generated, and is '.+' now",
			"the mix-in of its supertype .+ was '.+' when code was generated, and is '.+' now",
			"its visibility was '.+' when code was generated, and is '.+' now", "Jackson needs no members to write it",
			"a BeanSerializerModifier replaced the writer of property '.+' by a .+",
			"a BeanSerializerModifier replaced the writer of property '.+' when code was generated, and did not now",
			"generated code failed: java.lang.ClassCastException",
			"a Bean(S|Des)erializerModifier asks which members property '.+' has",
			"the annotation introspector .+ says of its member '.+' what it does not say .+")
		.map((reason) -> Pattern.compile(reason, Pattern.DOTALL))
		.toList();

	private AllowedFallbacks() {
	}

	/**
	 * Return the fallbacks that are not allowed.
	 * @param fallbacks the reasons by the name of the type
	 * @param demanded parts of reasons that are demanded; a reason that comes of a
	 * mapper's use, rather than of the type, is not allowed otherwise
	 * @return those of the fallbacks that are defects
	 */
	public static Map<String, String> notAmong(Map<String, String> fallbacks, Collection<String> demanded) {
		Map<String, String> defects = new TreeMap<>(fallbacks);
		defects.values().removeIf((reason) -> isAllowed(reason, demanded));
		return defects;
	}

	private static boolean isAllowed(String reason, Collection<String> demanded) {
		return matches(ALWAYS, reason)
				|| (matches(ON_DEMAND, reason) && demanded.stream().anyMatch((part) -> reason.contains(part)));
	}

	private static boolean matches(List<Pattern> patterns, String reason) {
		return patterns.stream().anyMatch((pattern) -> pattern.matcher(reason).matches());
	}

}
