package io.github.reflectionfreejackson.test.ondemand;

import java.lang.annotation.Annotation;
import java.util.LinkedHashSet;
import java.util.Set;

import org.springframework.core.annotation.AnnotationUtils;

/**
 * Finds the classes that an annotation refers to: its own type and those among its
 * values.
 */
final class AnnotationClasses {

	private final Set<Class<?>> found = new LinkedHashSet<>();

	private AnnotationClasses() {
	}

	static Set<Class<?>> of(Annotation annotation) {
		AnnotationClasses classes = new AnnotationClasses();
		classes.see(annotation);
		return classes.found;
	}

	private void see(Object value) {
		if (value instanceof Class<?> type) {
			this.found.add(type);
		}
		else if (value instanceof Annotation annotation) {
			this.found.add(annotation.annotationType());
			AnnotationUtils.getAnnotationAttributes(annotation).values().forEach(this::see);
		}
		else if (value instanceof Object[] elements) {
			for (Object element : elements) {
				see(element);
			}
		}
	}

}
