package io.github.reflectionfreejackson.aot.discovery;

import java.lang.reflect.Method;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

import io.github.reflectionfreejackson.aot.failure.FatalErrors;

import org.springframework.core.MethodIntrospector;
import org.springframework.core.ResolvableType;
import org.springframework.util.ReflectionUtils.MethodFilter;

/**
 * Selects methods of beans and goes through them. A method which cannot be read is
 * recorded and keeps no other from being read.
 */
final class BeanMethods {

	private final Findings findings;

	BeanMethods(Findings findings) {
		this.findings = findings;
	}

	/**
	 * Select methods of a class, wherever in its hierarchy they are declared.
	 * @param beanClass the class of a bean
	 * @param filter which methods to select
	 * @return the methods, sorted by their signature
	 */
	static List<Method> select(Class<?> beanClass, MethodFilter filter) {
		return MethodIntrospector.selectMethods(beanClass, filter)
			.stream()
			.sorted(Comparator.comparing(Method::toString))
			.toList();
	}

	/**
	 * Call the action with each of the given methods.
	 * @param beanName the name of the bean
	 * @param beanType its type
	 * @param methods the methods of the bean
	 * @param action what to do with a method
	 */
	void forEach(String beanName, ResolvableType beanType, List<Method> methods, Consumer<BeanMethod> action) {
		for (Method candidate : methods) {
			BeanMethod method = new BeanMethod(beanType, candidate);
			try {
				action.accept(method);
			}
			catch (Throwable ex) {
				FatalErrors.rethrow(ex);
				this.findings.unreadable(beanName, method.origin() + ": " + Findings.describe(ex));
			}
		}
	}

}
