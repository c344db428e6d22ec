package io.github.reflectionfreejackson.aot.discovery;

import java.util.List;

import io.github.reflectionfreejackson.aot.unwrap.Unwrapper;
import org.jspecify.annotations.Nullable;

import org.springframework.core.MethodParameter;
import org.springframework.core.ResolvableType;

/**
 * Finds what the handler methods of controllers read from the body of a request. Handlers
 * of exceptions read none.
 */
final class HandlerBodies {

	private final Findings findings;

	private final BeanMethods methods;

	private final Unwrapper unwrapper;

	HandlerBodies(@Nullable ClassLoader classLoader, Findings findings) {
		this.findings = findings;
		this.methods = new BeanMethods(findings);
		this.unwrapper = Unwrapper.ofReading(classLoader);
	}

	/**
	 * Record what the given bean reads, which is nothing unless it is a controller.
	 * @param beanName the name of the bean
	 * @param beanType its type
	 */
	void collect(String beanName, ResolvableType beanType) {
		this.methods.forEach(beanName, beanType, HandlerMethods.selectMapped(beanType.resolve(Object.class)),
				this::collect);
	}

	private void collect(BeanMethod handler) {
		String origin = handler.origin();
		List<Endpoint> endpoints = HandlerMappings.of(handler.beanClass(), handler.method(), origin);
		for (MethodParameter parameter : handler.parameters()) {
			if (RequestBodies.isRead(parameter)) {
				this.unwrapper.unwrap(handler.typeOf(parameter))
					.roots()
					.forEach((type) -> this.findings.body(type, origin, endpoints));
			}
		}
	}

}
