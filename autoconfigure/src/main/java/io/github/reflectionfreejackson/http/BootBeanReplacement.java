package io.github.reflectionfreejackson.http;

import java.lang.reflect.Method;

import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.core.Ordered;
import org.springframework.core.PriorityOrdered;
import org.springframework.core.env.Environment;

/**
 * Replaces one bean that Spring Boot has just made by ours, before other post-processors
 * see it. A bean of the same name that the application defines is left alone.
 *
 * @param <T> type of the bean
 */
abstract class BootBeanReplacement<T> implements BeanPostProcessor, PriorityOrdered {

	private final BeanFactory beanFactory;

	private final Environment environment;

	private final Class<T> type;

	private final String beanName;

	private final String configurationClass;

	/**
	 * Create a post-processor.
	 * @param beanFactory the bean factory
	 * @param environment where to look up, when the bean is made, whether to replace it
	 * @param type the type of the bean
	 * @param beanName the name of the bean
	 * @param configurationClass the name of the class whose method defines the bean
	 */
	BootBeanReplacement(BeanFactory beanFactory, Environment environment, Class<T> type, String beanName,
			String configurationClass) {
		this.beanFactory = beanFactory;
		this.environment = environment;
		this.type = type;
		this.beanName = beanName;
		this.configurationClass = configurationClass;
	}

	/**
	 * Return what to use instead of Spring Boot's bean, or that bean itself.
	 */
	abstract T replace(T bean);

	@Override
	public int getOrder() {
		return Ordered.HIGHEST_PRECEDENCE;
	}

	@Override
	public Object postProcessBeforeInitialization(Object bean, String name) {
		return (name.equals(this.beanName) && this.type.isInstance(bean) && isOfSpringBoot()
				&& HttpPath.isEnabled(this.environment)) ? replace(this.type.cast(bean)) : bean;
	}

	private boolean isOfSpringBoot() {
		if (this.beanFactory instanceof ConfigurableListableBeanFactory configurable
				&& configurable.containsBeanDefinition(this.beanName)
				&& configurable.getMergedBeanDefinition(this.beanName) instanceof RootBeanDefinition definition) {
			Method method = definition.getResolvedFactoryMethod();
			return method != null && method.getDeclaringClass().getName().equals(this.configurationClass);
		}
		return false;
	}

}
