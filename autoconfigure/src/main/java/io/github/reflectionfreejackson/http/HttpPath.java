package io.github.reflectionfreejackson.http;

import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties;

import org.springframework.core.env.Environment;

/**
 * Tells whether our converter and encoder are wanted. Asked at run time, since AOT
 * processing settles conditions.
 */
final class HttpPath {

	private HttpPath() {
	}

	/**
	 * Return whether generated code is wanted, whatever converter or encoder uses it.
	 */
	static boolean isCodeWanted(Environment environment) {
		return environment.getProperty(ReflectionFreeJacksonProperties.PREFIX + ".enabled", Boolean.class, false);
	}

	static boolean isEnabled(Environment environment) {
		return isCodeWanted(environment) && environment
			.getProperty(ReflectionFreeJacksonProperties.PREFIX + ".http.enabled", Boolean.class, true);
	}

}
