package io.github.reflectionfreejackson.aot.discovery;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;

import org.jspecify.annotations.Nullable;

import org.springframework.aot.hint.annotation.RegisterReflectionForBinding;
import org.springframework.core.ResolvableType;
import org.springframework.core.annotation.MergedAnnotation;
import org.springframework.core.annotation.MergedAnnotations;
import org.springframework.core.annotation.MergedAnnotations.SearchStrategy;
import org.springframework.util.ClassUtils;

/**
 * Finds the types that {@link RegisterReflectionForBinding} on beans and their methods
 * names, which is how an application tells that it binds types which cannot be seen
 * otherwise. It does not tell the direction, so they are written as well as read.
 */
final class BindingRegistrations {

	private final @Nullable ClassLoader classLoader;

	private final Findings findings;

	BindingRegistrations(@Nullable ClassLoader classLoader, Findings findings) {
		this.classLoader = classLoader;
		this.findings = findings;
	}

	/**
	 * Record the types that the given bean registers.
	 * @param beanName the name of the bean
	 * @param beanType its type
	 */
	void collect(String beanName, ResolvableType beanType) {
		Class<?> beanClass = beanType.resolve(Object.class);
		if (beanClass.getName().startsWith("java.")) {
			return;
		}
		collect(beanName, beanClass, beanClass.getName());
		BeanMethods.select(beanClass, this::isAnnotated)
			.forEach((method) -> collect(beanName, method, beanClass.getName() + "#" + method.getName()));
	}

	private boolean isAnnotated(Method method) {
		return annotationOn(method).isPresent();
	}

	private void collect(String beanName, AnnotatedElement element, String name) {
		MergedAnnotation<RegisterReflectionForBinding> annotation = annotationOn(element);
		if (!annotation.isPresent()) {
			return;
		}
		String origin = "@RegisterReflectionForBinding on " + name;
		for (Class<?> type : annotation.getClassArray("classes")) {
			this.findings.bound(type, origin);
		}
		for (String className : annotation.getStringArray("classNames")) {
			try {
				this.findings.bound(ClassUtils.forName(className, this.classLoader), origin);
			}
			catch (ClassNotFoundException | LinkageError ex) {
				this.findings.unreadable(beanName, origin + ": " + Findings.describe(ex));
			}
		}
	}

	private MergedAnnotation<RegisterReflectionForBinding> annotationOn(AnnotatedElement element) {
		return MergedAnnotations.from(element, SearchStrategy.TYPE_HIERARCHY).get(RegisterReflectionForBinding.class);
	}

}
