package io.github.reflectionfreejackson.aot.discovery;

import java.util.function.Consumer;

import io.github.reflectionfreejackson.autoconfigure.ReflectionFreeJacksonProperties;

import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.core.env.Environment;

/**
 * Binds the properties of this project during AOT processing, when configuration
 * properties beans are not bound yet.
 *
 * @since 0.1.0
 */
public final class DiscoveryProperties {

	private DiscoveryProperties() {
	}

	/**
	 * Bind the properties from the environment of the given bean factory, if it has one.
	 * @param beanFactory the bean factory
	 * @param onFailure told of a value that could not be bound
	 * @return the properties, with their defaults where nothing could be bound
	 */
	static ReflectionFreeJacksonProperties bind(ConfigurableListableBeanFactory beanFactory,
			Consumer<BindException> onFailure) {
		Object environment = beanFactory.getSingleton(ConfigurableApplicationContext.ENVIRONMENT_BEAN_NAME);
		return (environment instanceof Environment found) ? bind(found, onFailure)
				: new ReflectionFreeJacksonProperties();
	}

	/**
	 * Bind the properties. Where that fails, all have their defaults.
	 * @param environment the environment of the application
	 * @return the properties
	 */
	public static ReflectionFreeJacksonProperties bind(Environment environment) {
		return bind(environment, (failure) -> {
		});
	}

	static ReflectionFreeJacksonProperties bind(Environment environment, Consumer<BindException> onFailure) {
		try {
			return Binder.get(environment)
				.bind(ReflectionFreeJacksonProperties.PREFIX, ReflectionFreeJacksonProperties.class)
				.orElseGet(ReflectionFreeJacksonProperties::new);
		}
		catch (BindException ex) {
			onFailure.accept(ex);
			return new ReflectionFreeJacksonProperties();
		}
	}

}
