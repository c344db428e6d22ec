package io.github.reflectionfreejackson.aot.mapper;

import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import io.github.reflectionfreejackson.aot.failure.FatalErrors;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.core.OrderComparator;
import org.springframework.util.ClassUtils;

/**
 * Bean post-processors of an application that may change the mapper, or what builds it.
 * All others have nothing to do with it, and may need much that should not be made while
 * building.
 */
final class MapperPostProcessors {

	private static final Log logger = LogFactory.getLog(MapperPostProcessors.class);

	/**
	 * As class files name what such a post-processor looks for.
	 */
	private static final List<String> MAPPERS = List.of("com/fasterxml/jackson/databind/ObjectMapper",
			"com/fasterxml/jackson/databind/json/JsonMapper",
			"org/springframework/http/converter/json/Jackson2ObjectMapperBuilder");

	private final DefaultListableBeanFactory beanFactory;

	MapperPostProcessors(DefaultListableBeanFactory beanFactory) {
		this.beanFactory = beanFactory;
	}

	/**
	 * Create them, and add them to the bean factory in their order. If that fails for
	 * one, the others are added.
	 */
	void add() {
		List<BeanPostProcessor> added = new ArrayList<>();
		for (String name : this.beanFactory.getBeanNamesForType(BeanPostProcessor.class, true, false)) {
			if (this.beanFactory.containsBeanDefinition(name)
					&& mayChangeMapper(name, this.beanFactory.getMergedBeanDefinition(name))) {
				BeanPostProcessor postProcessor = create(name);
				if (postProcessor != null) {
					added.add(postProcessor);
				}
			}
		}
		OrderComparator.sort(added);
		added.forEach(this.beanFactory::addBeanPostProcessor);
	}

	private @Nullable BeanPostProcessor create(String name) {
		try {
			return this.beanFactory.getBean(name, BeanPostProcessor.class);
		}
		catch (Throwable ex) {
			FatalErrors.rethrow(ex);
			logger.warn("Cannot make the bean '" + name + "', which may change the ObjectMapper: "
					+ "generated code may not be used. " + ex);
			return null;
		}
	}

	private boolean mayChangeMapper(String name, BeanDefinition definition) {
		if (definition.getRole() != BeanDefinition.ROLE_APPLICATION) {
			return false;
		}
		try {
			return classesOf(name, definition).stream().anyMatch(MapperPostProcessors::namesMapper);
		}
		catch (LinkageError ex) {
			return true;
		}
	}

	/**
	 * Return the classes that the code of a post-processor may be in. The class that a
	 * factory method makes may be one that is nested somewhere around it, which need not
	 * have a name.
	 */
	private List<Class<?>> classesOf(String name, BeanDefinition definition) {
		List<Class<?>> classes = new ArrayList<>();
		Class<?> type = this.beanFactory.getType(name, false);
		while (type != null) {
			classes.add(ClassUtils.getUserClass(type));
			type = type.getSuperclass();
		}
		Method factoryMethod = (definition instanceof RootBeanDefinition root) ? root.getResolvedFactoryMethod() : null;
		if (factoryMethod != null) {
			classes.addAll(List.of(factoryMethod.getDeclaringClass().getNestHost().getNestMembers()));
		}
		return classes;
	}

	private static boolean namesMapper(Class<?> type) {
		try (InputStream file = type.getResourceAsStream(ClassUtils.getClassFileName(type))) {
			String content = (file != null) ? new String(file.readAllBytes(), StandardCharsets.ISO_8859_1) : "";
			return MAPPERS.stream().anyMatch(content::contains);
		}
		catch (IOException ex) {
			return true;
		}
	}

}
