package io.github.reflectionfreejackson.aot.discovery;

import java.lang.reflect.Method;
import java.util.List;

import io.github.reflectionfreejackson.aot.unwrap.PresentTypes;
import io.github.reflectionfreejackson.aot.unwrap.Unwrapper;
import io.github.reflectionfreejackson.autoconfigure.SpringsClasses;
import org.jspecify.annotations.Nullable;

import org.springframework.core.ResolvableType;

/**
 * Finds what the application's advices put in the place of what handler methods return,
 * such as an envelope around it.
 */
final class ResponseBodyAdvices {

	private static final String REPLACE = "beforeBodyWrite";

	private final Findings findings;

	private final BeanMethods methods;

	private final Unwrapper unwrapper;

	private final PresentTypes advices;

	ResponseBodyAdvices(@Nullable ClassLoader classLoader, Findings findings) {
		this.findings = findings;
		this.methods = new BeanMethods(findings);
		this.unwrapper = Unwrapper.ofResponses(classLoader);
		this.advices = PresentTypes.of(classLoader,
				"org.springframework.web.servlet.mvc.method.annotation.ResponseBodyAdvice");
	}

	/**
	 * Record what the given bean answers with, which is nothing unless it is an advice
	 * that Spring MVC asks about bodies.
	 * @param beanName the name of the bean
	 * @param beanType its type
	 */
	void collect(String beanName, ResolvableType beanType) {
		Class<?> beanClass = beanType.resolve(Object.class);
		if (this.advices.cover(beanClass) && HandlerMethods.isAdvice(beanClass)) {
			List<Method> replacing = BeanMethods.select(beanClass, (method) -> method.getName().equals(REPLACE)
					&& !SpringsClasses.contain(method.getDeclaringClass()));
			this.methods.forEach(beanName, beanType, replacing, this::collect);
		}
	}

	private void collect(BeanMethod replacing) {
		if (ReturnedArgument.isFirstOf(replacing.method())) {
			return;
		}
		Unwrapper.Unwrapped unwrapped = this.unwrapper.unwrap(replacing.returnType());
		unwrapped.roots().forEach((type) -> this.findings.root(type, replacing.origin(), List.of()));
		if (unwrapped.unseen()) {
			this.findings.unseen(replacing.origin(), replacing.method().getGenericReturnType().getTypeName(),
					List.of());
		}
	}

}
