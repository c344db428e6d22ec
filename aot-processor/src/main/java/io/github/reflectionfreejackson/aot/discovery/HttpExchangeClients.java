package io.github.reflectionfreejackson.aot.discovery;

import java.lang.reflect.Method;
import java.util.List;

import io.github.reflectionfreejackson.aot.unwrap.Unwrapper;
import org.jspecify.annotations.Nullable;

import org.springframework.core.MethodParameter;
import org.springframework.core.ResolvableType;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.web.service.annotation.HttpExchange;

/**
 * Finds what HTTP interface clients exchange: they read what their methods return, and
 * write the bodies that these are called with. A client is a bean whose type is an
 * interface with methods annotated with {@link HttpExchange}, unless it is a controller.
 */
final class HttpExchangeClients {

	private final Findings findings;

	private final BeanMethods methods;

	private final Unwrapper reading;

	private final Unwrapper sending;

	HttpExchangeClients(@Nullable ClassLoader classLoader, Findings findings) {
		this.findings = findings;
		this.methods = new BeanMethods(findings);
		this.reading = Unwrapper.ofReading(classLoader);
		this.sending = Unwrapper.ofRequests(classLoader);
	}

	/**
	 * Record what the given bean exchanges, which is nothing unless it is a client. There
	 * are no endpoints, since another application answers the requests.
	 * @param beanName the name of the bean
	 * @param beanType its type
	 */
	void collect(String beanName, ResolvableType beanType) {
		List<Method> exchanges = select(beanType.resolve(Object.class));
		this.methods.forEach(beanName, beanType, exchanges, this::collectResponse);
		this.methods.forEach(beanName, beanType, exchanges, this::collectRequest);
	}

	private List<Method> select(Class<?> beanClass) {
		if (!beanClass.isInterface() || HandlerMethods.isHandler(beanClass)) {
			return List.of();
		}
		return BeanMethods.select(beanClass,
				(method) -> AnnotatedElementUtils.hasAnnotation(method, HttpExchange.class));
	}

	private void collectResponse(BeanMethod exchange) {
		this.reading.unwrap(exchange.returnType())
			.roots()
			.forEach((type) -> this.findings.body(type, exchange.origin(), List.of()));
	}

	private void collectRequest(BeanMethod exchange) {
		for (MethodParameter parameter : exchange.parameters()) {
			if (RequestBodies.isSent(parameter)) {
				this.sending.unwrap(exchange.typeOf(parameter))
					.roots()
					.forEach((type) -> this.findings.root(type, exchange.origin(), List.of()));
			}
		}
	}

}
