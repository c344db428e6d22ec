package io.github.reflectionfreejackson.aot.discovery;

import java.util.Arrays;
import java.util.Collections;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;

import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.bind.BindContext;
import org.springframework.boot.context.properties.bind.BindHandler;
import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.boot.context.properties.source.ConfigurationProperty;
import org.springframework.boot.context.properties.source.ConfigurationPropertyName;
import org.springframework.core.NestedExceptionUtils;
import org.springframework.core.convert.ConversionException;
import org.springframework.core.env.Environment;

/**
 * The properties of this project during AOT processing, when configuration properties
 * beans are not bound yet. One whose value is malformed has its default, and keeps no
 * other from being bound.
 *
 * @since 0.1.0
 */
public final class DiscoveryProperties {

	private static final ConfigurationPropertyName SAMPLE_RATE = ConfigurationPropertyName
		.of(ReflectionFreeJacksonProperties.PREFIX + ".verify-sample-rate");

	private final ReflectionFreeJacksonProperties values;

	private final SortedMap<String, String> malformed;

	private DiscoveryProperties(ReflectionFreeJacksonProperties values, SortedMap<String, String> malformed) {
		this.values = values;
		this.malformed = malformed;
	}

	/**
	 * Bind the properties.
	 * @param environment the environment of the application
	 * @return the properties
	 */
	public static DiscoveryProperties from(Environment environment) {
		MalformedValues malformed = new MalformedValues();
		ReflectionFreeJacksonProperties values = Binder.get(environment)
			.bind(ReflectionFreeJacksonProperties.PREFIX, Bindable.of(ReflectionFreeJacksonProperties.class), malformed)
			.orElseGet(ReflectionFreeJacksonProperties::new);
		return new DiscoveryProperties(values, Collections.unmodifiableSortedMap(malformed.reasons));
	}

	/**
	 * Return the values.
	 * @return the values, with their defaults where there is none, or a malformed one
	 */
	public ReflectionFreeJacksonProperties values() {
		return this.values;
	}

	/**
	 * Return the properties whose values are malformed, each with what is wrong with it.
	 * @return the reasons by name of the property
	 */
	public SortedMap<String, String> malformed() {
		return this.malformed;
	}

	/**
	 * Passes over values that cannot be bound.
	 */
	private static final class MalformedValues implements BindHandler {

		private final SortedMap<String, String> reasons = new TreeMap<>();

		/**
		 * An application that is given another share does not start.
		 */
		@Override
		public Object onSuccess(ConfigurationPropertyName name, Bindable<?> target, BindContext context,
				Object result) {
			if (name.equals(SAMPLE_RATE) && result instanceof Double share && !(share >= 0 && share <= 1)) {
				throw new IllegalArgumentException("it must be from 0 to 1");
			}
			return result;
		}

		@Override
		public @Nullable Object onFailure(ConfigurationPropertyName name, Bindable<?> target, BindContext context,
				Exception error) {
			ConfigurationProperty property = context.getConfigurationProperty();
			String value = "its value" + ((property != null) ? " '" + property.getValue() + "'" : "");
			this.reasons.put(name.toString(), value + " " + objection(target.getType().resolve(Object.class), error));
			return null;
		}

		private static String objection(Class<?> type, Exception error) {
			if (!(error instanceof ConversionException)) {
				return "cannot be used: " + NestedExceptionUtils.getMostSpecificCause(error).getMessage();
			}
			return type.isEnum() ? "is none of " + Arrays.toString(type.getEnumConstants()).toLowerCase(Locale.ROOT)
					: "is no " + type.getSimpleName();
		}

	}

}
