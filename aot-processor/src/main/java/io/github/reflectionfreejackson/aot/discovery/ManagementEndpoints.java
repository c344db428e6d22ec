package io.github.reflectionfreejackson.aot.discovery;

import java.lang.reflect.Method;
import java.util.List;

import io.github.reflectionfreejackson.aot.unwrap.PresentTypes;
import io.github.reflectionfreejackson.aot.unwrap.Unwrapper;
import org.jspecify.annotations.Nullable;

import org.springframework.core.ResolvableType;
import org.springframework.core.annotation.MergedAnnotations;
import org.springframework.core.annotation.MergedAnnotations.SearchStrategy;

/**
 * Finds what the operations of the application's own Actuator endpoints return, which the
 * application's mapper writes. For those of Spring Boot, Actuator has a mapper of its
 * own. Declarations that do not tell what is returned are not reported: libraries bring
 * endpoints, too, whose declarations nobody can change.
 */
final class ManagementEndpoints {

	private static final String ACTUATE = "org.springframework.boot.actuate.";

	private static final String ANNOTATIONS = ACTUATE + "endpoint.annotation.";

	private static final List<String> ENDPOINTS = List.of(ANNOTATIONS + "Endpoint", ANNOTATIONS + "EndpointExtension");

	private static final List<String> OPERATIONS = List.of(ANNOTATIONS + "ReadOperation",
			ANNOTATIONS + "WriteOperation", ANNOTATIONS + "DeleteOperation");

	private final Findings findings;

	private final BeanMethods methods;

	private final Unwrapper unwrapper;

	private final PresentTypes responses;

	ManagementEndpoints(@Nullable ClassLoader classLoader, Findings findings) {
		this.findings = findings;
		this.methods = new BeanMethods(findings);
		this.unwrapper = Unwrapper.ofRequests(classLoader);
		this.responses = PresentTypes.of(classLoader, ACTUATE + "endpoint.web.WebEndpointResponse");
	}

	/**
	 * Record what the given bean returns, which is nothing unless it is an endpoint. The
	 * paths of its operations depend on how it is exposed.
	 * @param beanName the name of the bean
	 * @param beanType its type
	 */
	void collect(String beanName, ResolvableType beanType) {
		Class<?> beanClass = beanType.resolve(Object.class);
		if (!beanClass.getName().startsWith(ACTUATE) && isAnnotated(from(beanClass), ENDPOINTS)) {
			List<Method> operations = BeanMethods.select(beanClass, (method) -> isAnnotated(from(method), OPERATIONS));
			this.methods.forEach(beanName, beanType, operations, this::collect);
		}
	}

	private void collect(BeanMethod operation) {
		this.unwrapper.unwrap(content(operation.returnType()))
			.roots()
			.forEach((type) -> this.findings.root(type, operation.origin(), List.of()));
	}

	private ResolvableType content(ResolvableType returnType) {
		return this.responses.cover(returnType.resolve(Object.class)) ? returnType.getGeneric() : returnType;
	}

	private static MergedAnnotations from(Class<?> type) {
		return MergedAnnotations.from(type, SearchStrategy.TYPE_HIERARCHY);
	}

	private static MergedAnnotations from(Method method) {
		return MergedAnnotations.from(method, SearchStrategy.TYPE_HIERARCHY);
	}

	private static boolean isAnnotated(MergedAnnotations annotations, List<String> names) {
		return names.stream().anyMatch(annotations::isPresent);
	}

}
