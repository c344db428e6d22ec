package io.github.reflectionfreejackson.aot.discovery;

import java.lang.reflect.Method;

import io.github.reflectionfreejackson.aot.unwrap.AsyncContent;
import io.github.reflectionfreejackson.aot.unwrap.PresentTypes;

import org.springframework.core.ResolvableType;
import org.springframework.core.annotation.AnnotatedElementUtils;
import org.springframework.http.HttpEntity;
import org.springframework.http.ProblemDetail;
import org.springframework.web.ErrorResponse;
import org.springframework.web.bind.annotation.ResponseBody;

/**
 * Decides whether what a handler method returns is written to the response, rather than
 * being the name of a view or a part of the model.
 */
final class ResponseBodies {

	private final AsyncContent asyncContent;

	private final PresentTypes emitters;

	ResponseBodies(AsyncContent asyncContent, PresentTypes emitters) {
		this.asyncContent = asyncContent;
		this.emitters = emitters;
	}

	/**
	 * Return whether the method writes what it returns: {@link ResponseBody} asks for it,
	 * or the type can mean nothing else. Streams of values count, since Spring MVC writes
	 * them in any case.
	 * @param beanType the class of the controller
	 * @param method the handler method
	 * @param returnType what it returns
	 * @return whether there is a body
	 */
	boolean isWritten(Class<?> beanType, Method method, ResolvableType returnType) {
		return AnnotatedElementUtils.hasAnnotation(beanType, ResponseBody.class)
				|| AnnotatedElementUtils.hasAnnotation(method, ResponseBody.class) || isBody(returnType);
	}

	private boolean isBody(ResolvableType type) {
		Class<?> rawType = type.resolve();
		if (rawType == null) {
			return false;
		}
		if (this.asyncContent.isAsync(rawType)) {
			return this.asyncContent.isStream(rawType) || isBody(this.asyncContent.of(type));
		}
		return HttpEntity.class.isAssignableFrom(rawType) || ProblemDetail.class.isAssignableFrom(rawType)
				|| ErrorResponse.class.isAssignableFrom(rawType) || this.emitters.cover(rawType);
	}

}
