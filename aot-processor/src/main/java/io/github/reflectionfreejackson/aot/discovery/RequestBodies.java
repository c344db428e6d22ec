package io.github.reflectionfreejackson.aot.discovery;

import org.springframework.core.MethodParameter;
import org.springframework.http.HttpEntity;
import org.springframework.http.RequestEntity;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestPart;

/**
 * Decides whether a parameter stands for the body of a request, or for a part of it.
 */
final class RequestBodies {

	private RequestBodies() {
	}

	/**
	 * Return whether a handler method takes the parameter from the body: annotations ask
	 * for it, or the type is one of those that can mean nothing else. Spring does not
	 * take subclasses of these.
	 */
	static boolean isRead(MethodParameter parameter) {
		Class<?> type = parameter.getParameterType();
		return isAnnotated(parameter) || type == HttpEntity.class || type == RequestEntity.class;
	}

	/**
	 * Return whether a client's method sends the parameter as the body.
	 */
	static boolean isSent(MethodParameter parameter) {
		return isAnnotated(parameter);
	}

	private static boolean isAnnotated(MethodParameter parameter) {
		return parameter.hasParameterAnnotation(RequestBody.class)
				|| parameter.hasParameterAnnotation(RequestPart.class);
	}

}
