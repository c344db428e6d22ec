package io.github.reflectionfreejackson.http;

import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties;

import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.core.convert.ConversionException;
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
		return isCodeWanted(environment) && isOn(environment);
	}

	/**
	 * Binding fails, too, where there is no such value, but in the way that Spring Boot
	 * explains.
	 */
	private static boolean isOn(Environment environment) {
		String property = ReflectionFreeJacksonProperties.PREFIX + ".http.enabled";
		try {
			return environment.getProperty(property, Boolean.class, true);
		}
		catch (ConversionException ex) {
			return Binder.get(environment).bind(property, Boolean.class).orElse(true);
		}
	}

}
