package io.github.reflectionfreejackson.aot.discovery;

import java.lang.reflect.Method;
import java.util.List;

import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.core.annotation.MergedAnnotations;
import org.springframework.core.annotation.MergedAnnotations.SearchStrategy;
import org.springframework.stereotype.Controller;
import org.springframework.web.bind.annotation.ControllerAdvice;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.service.annotation.HttpExchange;

/**
 * Finds the methods by which a bean answers requests: the mapped ones of controllers, and
 * the exception handlers of controllers and advices. Annotations count wherever Spring
 * finds them: on the class hierarchy, on interfaces and as meta-annotations.
 */
final class HandlerMethods {

	private static final String DATA_REST = "org.springframework.data.rest.webmvc.";

	/**
	 * The controllers of Spring Data REST, which are none of Spring MVC's.
	 */
	private static final List<String> OF_DATA_REST = List.of(DATA_REST + "BasePathAwareController",
			DATA_REST + "RepositoryRestController");

	private HandlerMethods() {
	}

	static boolean isHandler(Class<?> beanType) {
		return isController(beanType) || isAdvice(beanType);
	}

	/**
	 * Select the handler methods of the given class.
	 * @param beanType the class of a bean
	 * @return the methods, sorted by their signature
	 */
	static List<Method> select(Class<?> beanType) {
		boolean controller = isController(beanType);
		if (!controller && !isAdvice(beanType)) {
			return List.of();
		}
		return BeanMethods.select(beanType, (method) -> isExceptionHandler(method) || (controller && isMapped(method)));
	}

	/**
	 * Select the mapped methods of the given class, if it is a controller.
	 * @param beanType the class of a bean
	 * @return the methods, sorted by their signature
	 */
	static List<Method> selectMapped(Class<?> beanType) {
		return isController(beanType) ? BeanMethods.select(beanType, HandlerMethods::isMapped) : List.of();
	}

	private static boolean isController(Class<?> beanType) {
		MergedAnnotations annotations = MergedAnnotations.from(beanType, SearchStrategy.TYPE_HIERARCHY);
		return annotations.isPresent(Controller.class) || OF_DATA_REST.stream().anyMatch(annotations::isPresent);
	}

	static boolean isAdvice(Class<?> beanType) {
		return AnnotatedElementUtils.hasAnnotation(beanType, ControllerAdvice.class);
	}

	private static boolean isMapped(Method method) {
		MergedAnnotations annotations = MergedAnnotations.from(method, SearchStrategy.TYPE_HIERARCHY);
		return annotations.isPresent(RequestMapping.class) || annotations.isPresent(HttpExchange.class);
	}

	private static boolean isExceptionHandler(Method method) {
		return AnnotatedElementUtils.hasAnnotation(method, ExceptionHandler.class);
	}

}
