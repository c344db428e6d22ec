package io.github.reflectionfreejackson.aot.mapper;

import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.beans.factory.support.AbstractBeanDefinition;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.beans.factory.support.GenericBeanDefinition;
import org.springframework.boot.context.properties.ConfigurationPropertiesBindingPostProcessor;
import org.springframework.boot.context.properties.ConstructorBound;
import org.springframework.boot.context.properties.bind.BindMethod;
import org.springframework.context.annotation.AnnotationConfigUtils;

/**
 * Makes an empty bean factory a copy of one that has been prepared for AOT processing, up
 * to the point where beans can be created.
 * <p>
 * All bean definitions are copied, with the enhanced subclasses that they have for
 * {@code @Configuration} classes: these take the bean factory from the instance, so that
 * calls between {@code @Bean} methods stay within the copy. Instances are handed over
 * where the bean factory could not make them itself (the environment and others that were
 * registered as such), where it must not (the beans that a test overrides), and where
 * they have done their work already (bean factory post-processors). Bean post-processors
 * are not: those needed are created anew, since they hold the bean factory.
 */
final class BeanFactoryCopier {

	/**
	 * In the order in which an application context would call them.
	 */
	private static final String[] POST_PROCESSORS = { ConfigurationPropertiesBindingPostProcessor.BEAN_NAME,
			AnnotationConfigUtils.COMMON_ANNOTATION_PROCESSOR_BEAN_NAME,
			AnnotationConfigUtils.AUTOWIRED_ANNOTATION_PROCESSOR_BEAN_NAME };

	private final DefaultListableBeanFactory original;

	private final DefaultListableBeanFactory copy;

	BeanFactoryCopier(DefaultListableBeanFactory original, DefaultListableBeanFactory copy) {
		this.original = original;
		this.copy = copy;
	}

	void copy() {
		this.copy.copyConfigurationFrom(this.original);
		this.copy.getBeanPostProcessors().clear();
		if (this.original.hasEmbeddedValueResolver()) {
			this.copy.addEmbeddedValueResolver(this.original::resolveEmbeddedValue);
		}
		copyDefinitions();
		handOverSingletons();
		new PrivateApplicationContext(this.copy).prepare();
		this.copy.addBeanPostProcessor(new BuilderMark());
		this.copy.addBeanPostProcessor(new ConfigurationClassCallbacks(this.original, this.copy));
		addPostProcessors();
	}

	private void copyDefinitions() {
		for (String name : this.original.getBeanDefinitionNames()) {
			this.copy.registerBeanDefinition(name, copy(name, this.original.getBeanDefinition(name)));
			for (String alias : this.original.getAliases(name)) {
				this.copy.registerAlias(name, alias);
			}
		}
	}

	private AbstractBeanDefinition copy(String name, BeanDefinition definition) {
		AbstractBeanDefinition clone = (definition instanceof AbstractBeanDefinition cloneable)
				? cloneable.cloneBeanDefinition() : new GenericBeanDefinition(definition);
		if (definition.getAttribute(BindMethod.class.getName()) == BindMethod.VALUE_OBJECT && clone.hasBeanClass()) {
			// The supplier that Spring Boot registers holds the original bean factory
			Class<?> type = clone.getBeanClass();
			clone.setInstanceSupplier(() -> ConstructorBound.from(this.copy, name, type));
		}
		return clone;
	}

	private void handOverSingletons() {
		BeanOverrides overrides = new BeanOverrides(this.original);
		for (String name : this.original.getSingletonNames()) {
			Object singleton = this.original.getSingleton(name);
			if (singleton != null && (!this.original.containsBeanDefinition(name)
					|| singleton instanceof BeanFactoryPostProcessor || overrides.contains(name, singleton))) {
				this.copy.registerSingleton(name, singleton);
			}
		}
	}

	private void addPostProcessors() {
		for (String name : POST_PROCESSORS) {
			if (this.copy.containsBeanDefinition(name)) {
				this.copy.addBeanPostProcessor(this.copy.getBean(name, BeanPostProcessor.class));
			}
		}
	}

}
