package io.github.reflectionfreejackson.runtime;

import java.util.Map;

import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import org.jspecify.annotations.Nullable;

/**
 * In what a mapper's configuration differs from the one that code was generated with.
 * <p>
 * Of what Jackson finds out about members, a handler instantiator makes nothing but the
 * naming strategies that annotations of classes ask for. So another one, such as that of
 * Spring HATEOAS for links, concerns only types with such an annotation.
 *
 * @param ofAllTypes the difference that concerns all types, or {@code null}
 * @param ofNamedTypes the difference that concerns types whose annotations ask for a
 * naming strategy, or {@code null}
 */
record MapperDifference(@Nullable String ofAllTypes, @Nullable String ofNamedTypes) {

	/**
	 * Compare a configuration with the fingerprint taken when code was generated.
	 */
	static MapperDifference of(MapperConfig<?> config, Map<String, String> build) {
		MapperFingerprint now = MapperFingerprint.of(config);
		MapperFingerprint before = MapperFingerprint.of(build);
		String ofAllTypes = now.differenceFrom(before);
		String ofNamedTypes = now.instantiatorDifferenceFrom(before);
		if (ofAllTypes == null && ofNamedTypes != null && !ReadingOutcome.knowsAnnotations(config)) {
			// Others may ask the instantiator for anything
			ofAllTypes = ofNamedTypes;
		}
		return new MapperDifference(ofAllTypes, ofNamedTypes);
	}

	/**
	 * Return whether there is no difference at all.
	 */
	boolean isNone() {
		return this.ofAllTypes == null && this.ofNamedTypes == null;
	}

	/**
	 * Return the difference that concerns a type, or {@code null}.
	 */
	@Nullable String of(MapperConfig<?> config, AnnotatedClass type) {
		if (this.ofAllTypes != null || this.ofNamedTypes == null) {
			return this.ofAllTypes;
		}
		return (config.getAnnotationIntrospector().findNamingStrategy(type) != null) ? this.ofNamedTypes : null;
	}

}
