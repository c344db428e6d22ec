package io.github.reflectionfreejackson.aot.mapper;

import java.util.List;

import com.fasterxml.jackson.databind.ObjectMapper;

import org.springframework.beans.factory.NoSuchBeanDefinitionException;
import org.springframework.beans.factory.NoUniqueBeanDefinitionException;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;

/**
 * Builds the application's own mapper, with all of its properties, customizers, modules,
 * components and mix-ins, while the application is only being prepared.
 * <p>
 * Asking the bean factory itself is silently wrong at that time: configuration properties
 * are not bound and {@code @Autowired} is ignored. The mapper is therefore created in a
 * private copy of the bean factory, which shares nothing with the original that could be
 * changed by it.
 *
 * @since 0.1.0
 */
public final class ApplicationMapper {

	/**
	 * The parameter to which Spring Boot injects its converters' and codecs' mapper, and
	 * Spring Boot's own mapper.
	 */
	private static final List<String> PREFERRED_NAMES = List.of("objectMapper", "jacksonObjectMapper");

	private ApplicationMapper() {
	}

	/**
	 * Build the mapper that Spring answers requests with: the only one, the primary one,
	 * or the one that is named {@code objectMapper} or {@code jacksonObjectMapper}. Only
	 * beans that the mapper depends on are instantiated, and they are destroyed again
	 * before this method returns, also if it fails. The given bean factory is left as it
	 * was.
	 * @param beanFactory the bean factory that is processed ahead of time
	 * @return the mapper
	 * @throws MapperCreationException if there is no such mapper, or creating it or
	 * something that it depends on fails
	 */
	public static ObjectMapper build(ConfigurableListableBeanFactory beanFactory) {
		if (!(beanFactory instanceof DefaultListableBeanFactory original)) {
			throw new MapperCreationException(
					"Bean factories of type " + beanFactory.getClass().getName() + " cannot be copied", null);
		}
		List<String> singletonNames = List.of(original.getSingletonNames());
		try {
			return build(original);
		}
		catch (RuntimeException | LinkageError ex) {
			throw (ex instanceof MapperCreationException creationException) ? creationException : failed(ex);
		}
		finally {
			removeStrays(original, singletonNames);
		}
	}

	private static ObjectMapper build(DefaultListableBeanFactory original) {
		DefaultListableBeanFactory copy = new DefaultListableBeanFactory(original.getParentBeanFactory());
		try {
			new BeanFactoryCopier(original, copy).copy();
			return find(copy);
		}
		finally {
			copy.destroySingletons();
		}
	}

	private static ObjectMapper find(DefaultListableBeanFactory beanFactory) {
		try {
			return beanFactory.getBean(ObjectMapper.class);
		}
		catch (NoUniqueBeanDefinitionException ex) {
			List<String> names = List.of(beanFactory.getBeanNamesForType(ObjectMapper.class));
			for (String name : PREFERRED_NAMES) {
				if (names.contains(name)) {
					return beanFactory.getBean(name, ObjectMapper.class);
				}
			}
			throw ex;
		}
	}

	private static MapperCreationException failed(Throwable failure) {
		if (failure instanceof NoUniqueBeanDefinitionException ambiguous && isAboutMapper(ambiguous)) {
			return new MapperCreationException("The application has several ObjectMapper beans and none is primary: "
					+ ambiguous.getBeanNamesFound(), failure);
		}
		if (failure instanceof NoSuchBeanDefinitionException missing && isAboutMapper(missing)) {
			return new MapperCreationException("The application has no ObjectMapper bean", failure);
		}
		Throwable root = failure;
		while (root.getCause() != null && root.getCause() != root) {
			root = root.getCause();
		}
		return new MapperCreationException("The application's ObjectMapper could not be created: " + root, failure);
	}

	private static boolean isAboutMapper(NoSuchBeanDefinitionException failure) {
		return failure.getBeanType() == ObjectMapper.class;
	}

	/**
	 * A supplier of a bean definition may have captured the original bean factory, and
	 * created beans there.
	 */
	private static void removeStrays(DefaultListableBeanFactory original, List<String> singletonNames) {
		for (String name : original.getSingletonNames()) {
			if (!singletonNames.contains(name)) {
				original.destroySingleton(name);
			}
		}
	}

}
