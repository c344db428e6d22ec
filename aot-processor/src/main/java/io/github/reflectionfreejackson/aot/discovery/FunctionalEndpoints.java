package io.github.reflectionfreejackson.aot.discovery;

import java.lang.reflect.Method;
import java.util.List;

import io.github.reflectionfreejackson.aot.unwrap.PresentTypes;
import io.github.reflectionfreejackson.autoconfigure.SpringsClasses;
import org.jspecify.annotations.Nullable;

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
			Method method = factoryMethod(beanName);
			Class<?> origin = (method != null) ? method.getDeclaringClass() : beanClass;
			if (!SpringsClasses.contain(origin)) {
				this.findings.unseen(origin.getName() + ((method != null) ? "#" + method.getName() : ""),
						beanType.toString(), List.of());
			}
		}
	}

	private @Nullable Method factoryMethod(String beanName) {
		return (this.beanFactory.getMergedBeanDefinition(beanName) instanceof RootBeanDefinition definition)
				? definition.getResolvedFactoryMethod() : null;
	}

}
