package io.github.reflectionfreejackson.aot.discovery;

import java.lang.reflect.Method;
import java.util.Collection;
import java.util.function.Consumer;

import org.springframework.core.ResolvableType;

/**
 * Goes through methods of beans. A method which cannot be read is recorded and keeps no
 * other from being read.
 */
final class BeanMethods {

	private final Findings findings;

	BeanMethods(Findings findings) {
		this.findings = findings;
	}

	/**
	 * Call the action with each of the given methods.
	 * @param beanName the name of the bean
	 * @param beanType its type
	 * @param methods the methods of the bean
	 * @param action what to do with a method
	 */
	void forEach(String beanName, ResolvableType beanType, Collection<Method> methods, Consumer<BeanMethod> action) {
		for (Method candidate : methods) {
			BeanMethod method = new BeanMethod(beanType, candidate);
			try {
				action.accept(method);
			}
			catch (RuntimeException | LinkageError ex) {
				this.findings.unreadable(beanName, method.origin() + ": " + Findings.describe(ex));
			}
		}
	}

}
