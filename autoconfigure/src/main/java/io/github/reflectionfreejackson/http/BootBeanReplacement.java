package io.github.reflectionfreejackson.http;

import java.lang.reflect.Method;

import io.github.reflectionfreejackson.autoconfigure.SpringsClasses;
import io.github.reflectionfreejackson.autoconfigure.Switch;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.core.Ordered;
import org.springframework.core.PriorityOrdered;
import org.springframework.core.env.Environment;

/**
 * Replaces one bean that Spring Boot has just made by ours, before post-processors of the
 * application see it. A bean of the same name that the application defines is left alone,
 * and so is Spring Boot's if something may have changed it before, as not all of that
 * could be seen in it.
 *
 * @param <T> type of the bean
 */
abstract class BootBeanReplacement<T> implements BeanPostProcessor, PriorityOrdered {

	private static final Log logger = LogFactory.getLog(BootBeanReplacement.class);

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
		return (name.equals(this.beanName) && this.type.isInstance(bean) && Switch.CODE.isOn(this.environment)
				&& Switch.HTTP.isOn(this.environment) && this.beanFactory instanceof DefaultListableBeanFactory factory
				&& isReplaceable(factory)) ? replace(this.type.cast(bean)) : bean;
	}

	private boolean isReplaceable(DefaultListableBeanFactory factory) {
		if (factory.containsBeanDefinition(this.beanName)
				&& factory.getMergedBeanDefinition(this.beanName) instanceof RootBeanDefinition definition) {
			Method method = definition.getResolvedFactoryMethod();
			return method != null && method.getDeclaringClass().getName().equals(this.configurationClass)
					&& isAsMade(factory, definition);
		}
		return false;
	}

	private boolean isAsMade(DefaultListableBeanFactory factory, RootBeanDefinition definition) {
		String changer = definition.hasPropertyValues() ? "its definition has property values"
				: describeOtherBefore(factory);
		if (changer != null) {
			logger.debug("Leaving Spring Boot's bean '" + this.beanName + "' as it is: " + changer
					+ ", which may have changed it");
		}
		return changer == null;
	}

	/**
	 * Return what of others has had the bean before, or {@code null} if nothing has.
	 * Spring's own post-processors do not change what is replaced.
	 */
	private @Nullable String describeOtherBefore(DefaultListableBeanFactory factory) {
		for (BeanPostProcessor processor : factory.getBeanPostProcessors()) {
			if (processor == this) {
				return null;
			}
			if (!(processor instanceof BootBeanReplacement) && !SpringsClasses.contain(processor.getClass())) {
				return "a post-processor comes first, " + processor.getClass().getName();
			}
		}
		return null;
	}

}
