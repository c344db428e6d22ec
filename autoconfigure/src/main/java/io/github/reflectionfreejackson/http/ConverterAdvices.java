package io.github.reflectionfreejackson.http;

import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.List;

import io.github.reflectionfreejackson.autoconfigure.SpringsClasses;
import org.jspecify.annotations.Nullable;

import org.springframework.beans.factory.BeanFactoryUtils;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.util.ClassUtils;

/**
 * The advices of Spring MVC that are told the class of the converter, and may ask for
 * exactly Spring's: what they add to an answer must not depend on ours.
 * <p>
 * Written without lambda expressions, as all applications with Spring MVC run it while
 * they start.
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
		for (String type : TYPES) {
			if (ClassUtils.isPresent(type, null)) {
				for (String name : BeanFactoryUtils.beanNamesForTypeIncludingAncestors(this.beanFactory,
						ClassUtils.resolveClassName(type, null), true, false)) {
					if (mayJudge(this.beanFactory.getType(name, false))) {
						return name;
					}
				}
			}
		}
		return null;
	}

	/**
	 * Spring's own advices, and the bases that it has for those of applications, take
	 * subclasses of its converter as well. What is declared as an interface or an
	 * abstract class is of another class, which may have a method of its own.
	 */
	private static boolean mayJudge(@Nullable Class<?> advice) {
		boolean judgesBySpring = false;
		if (advice != null && !Modifier.isAbstract(advice.getModifiers())) {
			for (Method method : advice.getMethods()) {
				if (method.getName().equals("supports")) {
					if (!SpringsClasses.contain(method.getDeclaringClass())) {
						return true;
					}
					judgesBySpring = true;
				}
			}
		}
		return !judgesBySpring;
	}

}
