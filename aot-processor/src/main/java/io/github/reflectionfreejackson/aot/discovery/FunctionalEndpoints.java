package io.github.reflectionfreejackson.aot.discovery;

import java.lang.reflect.Method;
import java.util.List;

import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.core.ResolvableType;

/**
 * Finds functional endpoints, to tell that what they answer with is in their code and
 * cannot be seen.
 */
final class FunctionalEndpoints {

	private final ConfigurableListableBeanFactory beanFactory;

	private final Findings findings;

	private final PresentTypes routes;

	FunctionalEndpoints(ConfigurableListableBeanFactory beanFactory, Findings findings) {
		this.beanFactory = beanFactory;
		this.findings = findings;
		this.routes = PresentTypes.of(beanFactory.getBeanClassLoader(),
				"org.springframework.web.servlet.function.RouterFunction",
				"org.springframework.web.reactive.function.server.RouterFunction");
	}

	/**
	 * Record the given bean as unseen if it is a router function of the application's.
	 * @param beanName the name of the bean
	 * @param beanType its type
	 */
	void collect(String beanName, ResolvableType beanType) {
		Class<?> beanClass = beanType.resolve(Object.class);
		if (this.routes.cover(beanClass) && this.beanFactory.containsBeanDefinition(beanName)) {
			String origin = origin(beanName, beanClass);
			if (!origin.startsWith("org.springframework.")) {
				this.findings.unseen(origin, beanType.toString(), List.of());
			}
		}
	}

	private String origin(String beanName, Class<?> beanClass) {
		Method method = (this.beanFactory.getMergedBeanDefinition(beanName) instanceof RootBeanDefinition definition)
				? definition.getResolvedFactoryMethod() : null;
		return (method != null) ? method.getDeclaringClass().getName() + "#" + method.getName() : beanClass.getName();
	}

}
