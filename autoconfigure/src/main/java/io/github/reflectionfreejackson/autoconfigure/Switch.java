package io.github.reflectionfreejackson.autoconfigure;

import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.core.convert.ConversionException;
import org.springframework.core.env.Environment;

/**
 * What can be switched on and off when an application starts. Conditions cannot, as AOT
 * processing settles them, and {@link ReflectionFreeJacksonProperties} are bound too late
 * for what looks at each bean.
 *
 * @since 0.1.0
 */
public enum Switch {

	/**
	 * Whether generated code is used at all.
	 */
	CODE("enabled", false),

	/**
	 * Whether mappers that no builder bean has built use it, too.
	 */
	ALL_MAPPERS("all-mappers", false),

	/**
	 * Whether values are encoded straight into the output.
	 */
	DIRECT_ENCODING("direct-encoding", true),

	/**
	 * Whether generated code reads as well.
	 */
	READING("reading.enabled", true),

	/**
	 * Whether simple values are taken straight from the input.
	 */
	DIRECT_READING("reading.direct", true),

	/**
	 * Whether Spring Boot's converter and encoder are replaced.
	 */
	HTTP("http.enabled", true);

	private final String property;

	private final boolean byDefault;

	Switch(String property, boolean byDefault) {
		this.property = ReflectionFreeJacksonProperties.PREFIX + "." + property;
		this.byDefault = byDefault;
	}

	/**
	 * Return the property to set.
	 * @return its full name
	 */
	public String property() {
		return this.property;
	}

	/**
	 * Return whether this is on.
	 * @param environment the application's environment
	 * @return the value of the property, or what it is by default
	 * @throws org.springframework.boot.context.properties.bind.BindException if the
	 * property is neither true nor false
	 */
	public boolean isOn(Environment environment) {
		try {
			return environment.getProperty(this.property, Boolean.class, this.byDefault);
		}
		catch (ConversionException ex) {
			// Fails, too, but in the way that Spring Boot explains
			return Binder.get(environment).bind(this.property, Boolean.class).orElse(this.byDefault);
		}
	}

}
