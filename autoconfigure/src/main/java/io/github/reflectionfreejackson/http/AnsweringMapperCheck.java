package io.github.reflectionfreejackson.http;

import java.util.Collections;
import java.util.Set;
import java.util.WeakHashMap;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.autoconfigure.Switch;
import io.github.reflectionfreejackson.runtime.GeneratedSerializers;
import io.github.reflectionfreejackson.runtime.ReflectionFreeJackson;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.core.env.Environment;

/**
 * Warns if the application writes answers, or reads requests, with a mapper that is no
 * bean. Such a mapper is out of reach, and nothing else would say so.
 *
 * @param <T> type of the bean that knows the mapper
 */
abstract class AnsweringMapperCheck<T> implements BeanPostProcessor {

	private static final Log logger = LogFactory.getLog(AnsweringMapperCheck.class);

	private final ConfigurableListableBeanFactory beanFactory;

	private final Environment environment;

	private final String beanName;

	private final Class<T> type;

	private final String warning;

	private final Set<ObjectMapper> mapperBeans = Collections
		.synchronizedSet(Collections.newSetFromMap(new WeakHashMap<>()));

	/**
	 * Create a check.
	 * @param beanFactory the bean factory
	 * @param environment where to look up whether generated code is wanted
	 * @param beanName the name of the bean that knows the mapper
	 * @param type the type of that bean
	 * @param warning what to warn of
	 */
	AnsweringMapperCheck(ConfigurableListableBeanFactory beanFactory, Environment environment, String beanName,
			Class<T> type, String warning) {
		this.beanFactory = beanFactory;
		this.environment = environment;
		this.beanName = beanName;
		this.type = type;
		this.warning = warning;
	}

	/**
	 * Return the mapper that JSON is written or read with, or {@code null} if that is not
	 * to be checked, as where another library does it.
	 */
	abstract @Nullable ObjectMapper findMapper(T bean);

	@Override
	public Object postProcessAfterInitialization(Object bean, String name) {
		if (bean instanceof ObjectMapper mapper) {
			this.mapperBeans.add(mapper);
		}
		if (name.equals(this.beanName) && this.type.isInstance(bean) && isCodeWanted()
				&& hasMapperToWarnOf(this.type.cast(bean))) {
			logger.warn(this.warning);
		}
		return bean;
	}

	/**
	 * A proxy may have no mapper to ask yet, and mocks no answer.
	 */
	private boolean hasMapperToWarnOf(T bean) {
		try {
			ObjectMapper found = findMapper(bean);
			return found != null && !ReflectionFreeJackson.isInstalled(found) && !isBean(found);
		}
		catch (RuntimeException ex) {
			return false;
		}
	}

	private boolean isCodeWanted() {
		return Switch.CODE.isOn(this.environment)
				&& this.beanFactory.getBeanProvider(GeneratedSerializers.class).getIfAvailable() != null;
	}

	/**
	 * Mappers that are beans have been warned of. Those of prototypes and factory beans
	 * are no singletons, and singletons may have been made too early to be processed.
	 */
	private boolean isBean(ObjectMapper found) {
		if (this.mapperBeans.contains(found)) {
			return true;
		}
		for (String name : this.beanFactory.getBeanNamesForType(ObjectMapper.class, false, false)) {
			if (this.beanFactory.getSingleton(name) == found) {
				return true;
			}
		}
		return false;
	}

}
