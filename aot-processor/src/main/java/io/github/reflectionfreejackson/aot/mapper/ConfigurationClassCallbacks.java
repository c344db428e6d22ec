package io.github.reflectionfreejackson.aot.mapper;

import org.jspecify.annotations.Nullable;

import org.springframework.beans.PropertyValues;
import org.springframework.beans.factory.BeanFactoryAware;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.beans.factory.config.InstantiationAwareBeanPostProcessor;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.context.annotation.ConfigurationClassPostProcessor;
import org.springframework.context.annotation.ImportAware;
import org.springframework.util.ClassUtils;

/**
 * Does for {@code @Configuration} classes what Spring's own post-processor, which is tied
 * to the original bean factory, does for them there: enhanced ones know their bean
 * factory before anything is injected, and {@link ImportAware} ones learn who imported
 * them.
 */
final class ConfigurationClassCallbacks implements InstantiationAwareBeanPostProcessor {

	private final DefaultListableBeanFactory original;

	private final DefaultListableBeanFactory copy;

	ConfigurationClassCallbacks(DefaultListableBeanFactory original, DefaultListableBeanFactory copy) {
		this.original = original;
		this.copy = copy;
	}

	@Override
	public @Nullable PropertyValues postProcessProperties(PropertyValues properties, Object bean, String beanName) {
		if (bean instanceof BeanFactoryAware enhanced
				&& bean.getClass().getName().contains(ClassUtils.CGLIB_CLASS_SEPARATOR)) {
			enhanced.setBeanFactory(this.copy);
		}
		return properties;
	}

	@Override
	public Object postProcessBeforeInitialization(Object bean, String beanName) {
		if (bean instanceof ImportAware) {
			for (BeanPostProcessor postProcessor : this.original.getBeanPostProcessors()) {
				if (postProcessor.getClass().getEnclosingClass() == ConfigurationClassPostProcessor.class) {
					postProcessor.postProcessBeforeInitialization(bean, beanName);
				}
			}
		}
		return bean;
	}

}
