package io.github.reflectionfreejackson.autoconfigure;

import java.util.Locale;

import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties.Verify;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.core.env.Environment;

/**
 * Tells where a native image has Jackson's reflection serve types that have no hints for
 * it, since generated code was to serve them: without members that it can see, Jackson
 * leaves out properties, and says nothing.
 */
final class MissingHints {

	private MissingHints() {
	}

	/**
	 * Return what to warn of.
	 * @param serializers what was generated
	 * @param environment how the application is started
	 * @return the warning, or {@code null} if there is none
	 */
	static @Nullable String warning(GeneratedSerializers serializers, Environment environment) {
		if (serializers.hasFallbackHints()) {
			return null;
		}
		ReflectionFreeJacksonProperties properties = Binder.get(environment)
			.bindOrCreate(ReflectionFreeJacksonProperties.PREFIX, ReflectionFreeJacksonProperties.class);
		String cause = cause(serializers, properties);
		return (cause != null) ? "With " + ReflectionFreeJacksonProperties.PREFIX + "." + cause
				+ ", Jackson's reflection serves types in this native image that may have no hints for it, "
				+ "so that properties may be missing. Build the image with " + ReflectionFreeJacksonProperties.PREFIX
				+ ".fallback-hints=true" : null;
	}

	private static @Nullable String cause(GeneratedSerializers serializers,
			ReflectionFreeJacksonProperties properties) {
		if (!properties.isEnabled()) {
			return "enabled=false";
		}
		if (properties.getVerify() != Verify.OFF) {
			return "verify=" + properties.getVerify().name().toLowerCase(Locale.ROOT);
		}
		boolean reads = properties.getReading().isEnabled() || serializers.registeredReadableTypes().isEmpty();
		return reads ? null : "reading.enabled=false";
	}

}
