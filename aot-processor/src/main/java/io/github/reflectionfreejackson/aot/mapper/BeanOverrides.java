package io.github.reflectionfreejackson.aot.mapper;

import java.util.stream.Stream;

import com.fasterxml.jackson.databind.ObjectMapper;

import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;

/**
 * The singletons, such as mocks, that a test has put in the place of beans while its
 * context is processed. The definitions of these beans stay, and would make the real
 * ones.
 * <p>
 * Some singletons have been made from their definitions by then, for bean factory
 * post-processors. They hold the bean factory, or lack what would be injected, and are no
 * overrides. What tells them is that they are linked with the beans that they were made
 * for, or from.
 */
final class BeanOverrides {

	/**
	 * Registered only if a test has overrides. Applications do not have the class.
	 */
	private static final String REGISTRY = "org.springframework.test.context.bean.override.BeanOverrideRegistry";

	private final DefaultListableBeanFactory beanFactory;

	private final boolean present;

	BeanOverrides(DefaultListableBeanFactory beanFactory) {
		this.beanFactory = beanFactory;
		this.present = Stream.of(beanFactory.getSingletonNames())
			.map(beanFactory::getSingleton)
			.anyMatch((singleton) -> singleton != null && singleton.getClass().getName().equals(REGISTRY));
	}

	/**
	 * Return whether a singleton that has a definition replaces what that would make. A
	 * mapper is none: a mock cannot be asked, and no test's mapper uses generated code.
	 */
	boolean contains(String name, Object singleton) {
		return this.present && !(singleton instanceof BeanPostProcessor) && !(singleton instanceof ObjectMapper)
				&& this.beanFactory.getDependentBeans(name).length == 0
				&& this.beanFactory.getDependenciesForBean(name).length == 0;
	}

}
