package io.github.reflectionfreejackson.http;

import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.BeanFactoryUtils;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.util.ClassUtils;

/**
 * The advices of Spring MVC that are told the class of the converter, and may ask for
 * exactly Spring's: what they add to an answer must not depend on ours.
 */
final class ConverterAdvices {

	private static final List<String> TYPES = List.of(
			"org.springframework.web.servlet.mvc.method.annotation.RequestBodyAdvice",
			"org.springframework.web.servlet.mvc.method.annotation.ResponseBodyAdvice");

	private final ListableBeanFactory beanFactory;

	ConverterAdvices(ListableBeanFactory beanFactory) {
		this.beanFactory = beanFactory;
	}

	/**
	 * Return an advice that judges by the class of the converter itself, as far as its
	 * declaration tells. No bean is instantiated.
	 * @return the name of the bean, or {@code null} if there is none
	 */
	@Nullable String findJudge() {
		return TYPES.stream()
			.filter((type) -> ClassUtils.isPresent(type, null))
			.map((type) -> ClassUtils.resolveClassName(type, null))
			.flatMap((type) -> Stream
				.of(BeanFactoryUtils.beanNamesForTypeIncludingAncestors(this.beanFactory, type, true, false)))
			.filter(this::mayJudge)
			.findFirst()
			.orElse(null);
	}

	private boolean mayJudge(String beanName) {
		Class<?> type = this.beanFactory.getType(beanName, false);
		return type == null || !leavesJudgingToSpring(type);
	}

	/**
	 * Spring's own advices, and the bases that it has for those of applications, take
	 * subclasses of its converter as well.
	 */
	private static boolean leavesJudgingToSpring(Class<?> type) {
		List<Method> judging = Stream.of(type.getMethods())
			.filter((method) -> method.getName().equals("supports"))
			.toList();
		return !judging.isEmpty() && judging.stream()
			.allMatch((method) -> method.getDeclaringClass().getName().startsWith("org.springframework."));
	}

}
