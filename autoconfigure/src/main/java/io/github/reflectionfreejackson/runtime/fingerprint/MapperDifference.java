package io.github.reflectionfreejackson.runtime.fingerprint;

import java.util.Map;

import com.fasterxml.jackson.databind.cfg.MapperConfig;
import com.fasterxml.jackson.databind.introspect.AnnotatedClass;
import org.jspecify.annotations.Nullable;

/**
 * In what a mapper's configuration differs from the one that code was generated with.
 * <p>
 * Of what Jackson finds out about members, a handler instantiator makes nothing but the
 * naming strategies that annotations of classes ask for. So another one, such as that of
 * Spring HATEOAS for links, concerns only types with such an annotation. Immutable.
 *
 * @param ofAllTypes the difference that concerns all types, or {@code null}
 * @param ofNamedTypes the difference that concerns types whose annotations ask for a
 * naming strategy, or {@code null}
 * @since 0.1.0
 */
public record MapperDifference(@Nullable String ofAllTypes, @Nullable String ofNamedTypes) {

	/**
	 * Compare a configuration with the fingerprint taken when code was generated.
	 * @param config the mapper's configuration
	 * @param build the entries of the fingerprint
	 * @return the difference, which may be none
	 */
	public static MapperDifference of(MapperConfig<?> config, Map<String, String> build) {
		MapperFingerprint now = MapperFingerprint.of(config, build);
		MapperFingerprint before = MapperFingerprint.of(build);
		String ofAllTypes = now.differenceFrom(before);
		String ofNamedTypes = now.instantiatorDifferenceFrom(before);
		if (ofAllTypes == null && ofNamedTypes != null && !OutcomeFingerprint.knowsAnnotations(config)) {
			// Others may ask the instantiator for anything
			ofAllTypes = ofNamedTypes;
		}
		return new MapperDifference(ofAllTypes, ofNamedTypes);
	}

	/**
	 * Return whether there is no difference at all.
	 * @return whether the mapper is as it was, for all types
	 */
	public boolean isNone() {
		return this.ofAllTypes == null && this.ofNamedTypes == null;
	}

	/**
	 * Return the difference that concerns a type.
	 * @param config the mapper's configuration
	 * @param type the type as the mapper sees it
	 * @return a sentence's part, or {@code null} if nothing differs for the type
	 */
	public @Nullable String of(MapperConfig<?> config, AnnotatedClass type) {
		if (this.ofAllTypes != null || this.ofNamedTypes == null) {
			return this.ofAllTypes;
		}
		return (config.getAnnotationIntrospector().findNamingStrategy(type) != null) ? this.ofNamedTypes : null;
	}

}
