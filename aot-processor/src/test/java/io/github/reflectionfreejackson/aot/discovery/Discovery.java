package io.github.reflectionfreejackson.aot.discovery;

import java.lang.reflect.Type;
import java.util.List;
import java.util.Map;

import org.springframework.beans.factory.support.DefaultListableBeanFactory;
import org.springframework.context.annotation.AnnotatedBeanDefinitionReader;
import org.springframework.core.env.MapPropertySource;
import org.springframework.core.env.StandardEnvironment;

/**
 * Collects root types from a bean factory with some classes registered.
 */
final class Discovery {

	private final DefaultListableBeanFactory beanFactory = new DefaultListableBeanFactory();

	private final StandardEnvironment environment = new StandardEnvironment();

	private Discovery(Class<?>... beans) {
		this.beanFactory.registerSingleton("environment", this.environment);
		new AnnotatedBeanDefinitionReader(this.beanFactory).register(beans);
	}

	static Discovery with(Class<?>... beans) {
		return new Discovery(beans);
	}

	static RootTypes collect(Class<?>... beans) {
		return with(beans).collect();
	}

	Discovery property(String name, String value) {
		this.environment.getPropertySources().addFirst(new MapPropertySource(name, Map.of(name, value)));
		return this;
	}

	DefaultListableBeanFactory beanFactory() {
		return this.beanFactory;
	}

	RootTypes collect() {
		return new RootTypeCollector().collect(this.beanFactory, DiscoveryProperties.from(this.environment).values());
	}

	/**
	 * Return the names of the types found at the given place to be written.
	 */
	static List<String> from(RootTypes found, Class<?> type, String method) {
		return names(found.roots(), type, method);
	}

	/**
	 * Return the names of the types found at the given place to be read.
	 */
	static List<String> bodies(RootTypes found, Class<?> type, String method) {
		return names(found.bodies(), type, method);
	}

	private static List<String> names(List<RootType> found, Class<?> type, String method) {
		return found.stream()
			.filter((root) -> root.origins().contains(type.getName() + "#" + method))
			.map(RootType::type)
			.map(Type::getTypeName)
			.toList();
	}

}
