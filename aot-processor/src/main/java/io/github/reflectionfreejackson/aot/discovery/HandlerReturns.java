package io.github.reflectionfreejackson.aot.discovery;

import java.lang.reflect.Method;
import java.util.List;

import io.github.reflectionfreejackson.aot.unwrap.AsyncContent;
import io.github.reflectionfreejackson.aot.unwrap.PresentTypes;
import io.github.reflectionfreejackson.aot.unwrap.Unwrapper;
import io.github.reflectionfreejackson.autoconfigure.SpringsClasses;
import org.jspecify.annotations.Nullable;

import org.springframework.core.ResolvableType;
import org.springframework.http.ProblemDetail;
import org.springframework.util.ReflectionUtils;

/**
 * Finds what the handler methods of controllers and advices answer with.
 */
final class HandlerReturns {

	private static final String ERRORS = "Spring's error responses";

	private final Findings findings;

	private final BeanMethods methods;

	private final Unwrapper unwrapper;

	private final ResponseBodies responseBodies;

	HandlerReturns(@Nullable ClassLoader classLoader, Findings findings) {
		this.findings = findings;
		this.methods = new BeanMethods(findings);
		this.unwrapper = Unwrapper.ofResponses(classLoader);
		this.responseBodies = new ResponseBodies(new AsyncContent(classLoader), PresentTypes.of(classLoader,
				"org.springframework.web.servlet.mvc.method.annotation.ResponseBodyEmitter"));
	}

	/**
	 * Record what the given bean answers with, which is nothing unless it is a controller
	 * or an advice.
	 * @param beanName the name of the bean
	 * @param beanType its type
	 */
	void collect(String beanName, ResolvableType beanType) {
		Class<?> beanClass = beanType.resolve(Object.class);
		if (!HandlerMethods.isHandler(beanClass)) {
			return;
		}
		this.findings.root(ProblemDetail.class, ERRORS);
		this.methods.forEach(beanName, beanType, HandlerMethods.select(beanClass), this::collect);
	}

	private void collect(BeanMethod handler) {
		ResolvableType returnType = handler.returnType();
		Method method = handler.method();
		if (!this.responseBodies.isWritten(handler.beanClass(), method, returnType)) {
			return;
		}
		String origin = handler.origin();
		Unwrapper.Unwrapped unwrapped = this.unwrapper.unwrap(returnType);
		List<Endpoint> endpoints = HandlerMappings.of(handler.beanClass(), method, origin);
		unwrapped.roots().forEach((type) -> this.findings.root(type, origin, endpoints));
		if (unwrapped.unseen() && !isSpringsOwn(handler.beanClass(), method)) {
			this.findings.unseen(origin, method.getGenericReturnType().getTypeName(), endpoints);
		}
	}

	/**
	 * What Spring's own handlers answer with is known: problem details, and the error
	 * attributes of Spring Boot, which are a map of scalars. Nobody could declare it any
	 * better, unless a subclass says what they answer with.
	 */
	private static boolean isSpringsOwn(Class<?> beanClass, Method method) {
		Class<?> declaring = method.getDeclaringClass();
		return SpringsClasses.contain(declaring) && !overridesAny(beanClass, declaring);
	}

	private static boolean overridesAny(Class<?> beanClass, Class<?> declaring) {
		for (Class<?> type = beanClass; type != null && type != declaring; type = type.getSuperclass()) {
			for (Method method : type.getDeclaredMethods()) {
				Method overridden = ReflectionUtils.findMethod(declaring, method.getName(), method.getParameterTypes());
				if (overridden != null && overridden.getDeclaringClass() != Object.class) {
					return true;
				}
			}
		}
		return false;
	}

}
