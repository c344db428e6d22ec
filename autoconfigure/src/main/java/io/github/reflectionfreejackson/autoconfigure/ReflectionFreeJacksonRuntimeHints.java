package io.github.reflectionfreejackson.autoconfigure;

import org.jspecify.annotations.Nullable;

import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.RuntimeHintsRegistrar;
import org.springframework.aot.hint.TypeReference;

/**
 * Hints for the members which naming strategies are asked about.
 */
class ReflectionFreeJacksonRuntimeHints implements RuntimeHintsRegistrar {

	@Override
	public void registerHints(RuntimeHints hints, @Nullable ClassLoader classLoader) {
		hints.reflection()
			.registerType(TypeReference.of("io.github.reflectionfreejackson.runtime.NamingProbe$Probe"),
					MemberCategory.DECLARED_FIELDS, MemberCategory.INVOKE_DECLARED_METHODS);
	}

}
