package io.github.reflectionfreejackson.aot.mapper;

import java.util.List;
import java.util.stream.Stream;

import com.fasterxml.jackson.databind.ObjectMapper;

import org.springframework.beans.factory.NoSuchBeanDefinitionException;
import org.springframework.beans.factory.NoUniqueBeanDefinitionException;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.beans.factory.support.AbstractBeanDefinition;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;

/**
 * Builds the application's own mapper, with all of its properties, customizers, modules,
 * components and mix-ins, while the application is only being prepared.
 * <p>
 * Asking the bean factory itself is silently wrong at that time: configuration properties
 * are not bound and {@code @Autowired} is ignored. The mapper is therefore created in a
 * private copy of the bean factory, which shares nothing with the original that could be
 * changed by it.
 * <p>
 * The copy lives until this is closed: while Jackson introspects types, it has Spring
 * create serializers with all that they depend on, and a mapper may be a proxy. The
 * mapper must not be used afterwards.
 *
 * @since 0.1.0
 */
public final class ApplicationMapper implements AutoCloseable {

	/**
	 * The parameter to which Spring Boot injects its converters' and codecs' mapper, and
	 * Spring Boot's own mapper.
	 */
	private static final List<String> PREFERRED_NAMES = List.of("objectMapper", "jacksonObjectMapper");

	private final PrivateBeanFactory beans;

	private final ObjectMapper mapper;

	private ApplicationMapper(PrivateBeanFactory beans, ObjectMapper mapper) {
		this.beans = beans;
		this.mapper = mapper;
	}

	/**
	 * Build the mapper that Spring answers requests with: the only one, the primary one,
	 * the only one that is injected by type and no fallback, or the one that is named
	 * {@code objectMapper} or {@code jacksonObjectMapper}. Only beans that the mapper
	 * depends on, and those that may change it (the application's bean post-processors
	 * which know mappers, and those of libraries that are known to), are instantiated; if
	 * that fails, they are destroyed again.
	 * @param beanFactory the bean factory that is processed ahead of time
	 * @return the mapper, to be closed when it is no longer used
	 * @throws MapperCreationException if there is no such mapper, or creating it or
	 * something that it depends on fails
	 */
	public static ApplicationMapper build(ConfigurableListableBeanFactory beanFactory) {
		if (!(beanFactory instanceof DefaultListableBeanFactory original)) {
			throw new MapperCreationException(
					"Bean factories of type " + beanFactory.getClass().getName() + " cannot be copied", null);
		}
		PrivateBeanFactory beans = new PrivateBeanFactory(original);
		try {
			DefaultListableBeanFactory copy = beans.copy();
			new MapperPostProcessors(copy).add();
			ObjectMapper mapper = find(copy);
			new MapperChangers(copy).create();
			return new ApplicationMapper(beans, mapper);
		}
		catch (RuntimeException | Error ex) {
			beans.close();
			throw failed(ex);
		}
	}

	/**
	 * Return the mapper.
	 * @return the mapper, which can be used until this is closed
	 */
	public ObjectMapper mapper() {
		return this.mapper;
	}

	/**
	 * Return whether a builder bean has built the mapper, or one that it is a copy of.
	 * Other mappers use generated code only if the application wants all to.
	 * @return whether the mapper is the builder's
	 */
	public boolean isBuiltByBuilder() {
		return BuilderMark.isOn(this.mapper);
	}

	/**
	 * Destroy all beans that were created for the mapper, or by using it. The bean
	 * factory that is processed is left as it was.
	 */
	@Override
	public void close() {
		this.beans.close();
	}

	private static ObjectMapper find(DefaultListableBeanFactory beanFactory) {
		try {
			return beanFactory.getBean(ObjectMapper.class);
		}
		catch (NoUniqueBeanDefinitionException ex) {
			List<String> names = Stream.of(beanFactory.getBeanNamesForType(ObjectMapper.class))
				.filter((name) -> isInjectedByType(beanFactory, name))
				.toList();
			for (String name : (names.size() == 1) ? names : PREFERRED_NAMES) {
				if (names.contains(name)) {
					return beanFactory.getBean(name, ObjectMapper.class);
				}
			}
			throw ex;
		}
	}

	private static boolean isInjectedByType(DefaultListableBeanFactory beanFactory, String name) {
		return !beanFactory.containsBeanDefinition(name)
				|| !(beanFactory.getMergedBeanDefinition(name) instanceof AbstractBeanDefinition definition)
				|| (definition.isAutowireCandidate() && definition.isDefaultCandidate() && !definition.isFallback());
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

}
