package io.github.reflectionfreejackson.aot.mapper;

import java.util.List;

import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;

import org.springframework.beans.BeansException;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.util.ClassUtils;

/**
 * Beans of libraries that change the mapper which is injected into them, before it is
 * used first. The mapper does not depend on them, so nothing else has them made while
 * building.
 */
final class MapperChangers {

	private static final Log logger = LogFactory.getLog(MapperChangers.class);

	/**
	 * What adds an annotation introspector to the mapper: swagger's and Spring Boot's for
	 * Jersey.
	 */
	private static final List<String> TYPES = List.of("io.swagger.v3.core.jackson.ModelResolver",
			"org.springframework.boot.autoconfigure.jersey.JerseyAutoConfiguration$JacksonResourceConfigCustomizer$JaxbObjectMapperCustomizer");

	private final DefaultListableBeanFactory beanFactory;

	MapperChangers(DefaultListableBeanFactory beanFactory) {
		this.beanFactory = beanFactory;
	}

	/**
	 * Make all of these beans. If that fails for one, the others are made.
	 */
	void create() {
		ClassLoader classLoader = this.beanFactory.getBeanClassLoader();
		for (String type : TYPES) {
			if (ClassUtils.isPresent(type, classLoader)) {
				for (String name : this.beanFactory.getBeanNamesForType(ClassUtils.resolveClassName(type, classLoader),
						true, false)) {
					create(name);
				}
			}
		}
	}

	private void create(String name) {
		try {
			this.beanFactory.getBean(name);
		}
		catch (BeansException | LinkageError ex) {
			logger.warn("Cannot make the bean '" + name + "', which changes the ObjectMapper that it is given: "
					+ "generated code may not be used. " + ex);
		}
	}

}
