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

	static boolean isEnabled(Environment environment) {
		return environment.getProperty(ReflectionFreeJacksonProperties.PREFIX + ".enabled", Boolean.class, false)
				&& environment.getProperty(ReflectionFreeJacksonProperties.PREFIX + ".http.enabled", Boolean.class,
						true);
	}

}
