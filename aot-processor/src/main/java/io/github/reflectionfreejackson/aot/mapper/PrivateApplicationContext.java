package io.github.reflectionfreejackson.aot.mapper;

import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.context.support.GenericApplicationContext;
import org.springframework.core.ResolvableType;
import org.springframework.core.env.ConfigurableEnvironment;

/**
 * What beans of the copied bean factory get to see as their application context. It is
 * never refreshed, so nothing is instantiated that nobody asks for, and events go
 * nowhere.
 */
final class PrivateApplicationContext extends GenericApplicationContext {

	PrivateApplicationContext(DefaultListableBeanFactory beanFactory) {
		super(beanFactory);
		setClassLoader(beanFactory.getBeanClassLoader());
		if (beanFactory.getSingleton(ENVIRONMENT_BEAN_NAME) instanceof ConfigurableEnvironment environment) {
			setEnvironment(environment);
		}
	}

	/**
	 * Set up the bean factory the way that a context does before it creates beans.
	 */
	void prepare() {
		DefaultListableBeanFactory beanFactory = getDefaultListableBeanFactory();
		prepareBeanFactory(beanFactory);
		if (!beanFactory.hasEmbeddedValueResolver()) {
			beanFactory.addEmbeddedValueResolver(getEnvironment()::resolvePlaceholders);
		}
		if (!beanFactory.containsLocalBean(MESSAGE_SOURCE_BEAN_NAME)) {
			initMessageSource();
		}
	}

	@Override
	protected void assertBeanFactoryActive() {
	}

	@Override
	protected void publishEvent(Object event, @Nullable ResolvableType typeHint) {
	}

}
