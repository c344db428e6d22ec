package io.github.reflectionfreejackson.runtime.write;

import java.lang.annotation.Annotation;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.util.Annotations;
import org.jspecify.annotations.Nullable;

/**
 * The annotations of a class, which Jackson looks for when it is asked for one.
 */
final class ClassAnnotations implements Annotations {

	private final SerializationConfig config;

	private final JavaType type;

	private volatile @Nullable Annotations found;

	ClassAnnotations(SerializationConfig config, JavaType type) {
		this.config = config;
		this.type = type;
	}

	@Override
	public <A extends Annotation> @Nullable A get(Class<A> annotationType) {
		return find().get(annotationType);
	}

	@Override
	public boolean has(Class<?> annotationType) {
		return find().has(annotationType);
	}

	@Override
	public boolean hasOneOf(Class<? extends Annotation>[] annotationTypes) {
		return find().hasOneOf(annotationTypes);
	}

	@Override
	public int size() {
		return find().size();
	}

	private Annotations find() {
		Annotations annotations = this.found;
		if (annotations == null) {
			annotations = this.config.introspectClassAnnotations(this.type).getClassAnnotations();
			this.found = annotations;
		}
		return annotations;
	}

}
