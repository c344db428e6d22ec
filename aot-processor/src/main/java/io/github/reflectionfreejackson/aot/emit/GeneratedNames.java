package io.github.reflectionfreejackson.aot.emit;

import java.lang.annotation.Annotation;
import java.util.Map;

import org.springframework.javapoet.ClassName;

/**
 * The names of generated classes.
 *
 * @param literals the literals of annotation types, by the name of the type
 * @since 0.1.0
 */
public record GeneratedNames(Map<String, ClassName> literals) {

	ClassName literal(Class<? extends Annotation> annotationType) {
		ClassName name = this.literals.get(annotationType.getName());
		if (name == null) {
			throw new IllegalStateException("No literal is generated for @" + annotationType.getName());
		}
		return name;
	}

}
