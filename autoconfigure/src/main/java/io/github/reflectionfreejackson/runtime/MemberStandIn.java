package io.github.reflectionfreejackson.runtime;

import java.lang.annotation.Annotation;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import com.fasterxml.jackson.databind.introspect.AnnotationMap;
import org.jspecify.annotations.Nullable;

/**
 * Stands where Jackson expects a method or field, which it only asks for its name, and
 * tells to be accessible. Serializers may ask for annotations, and are given those that
 * Jackson found.
 */
final class MemberStandIn extends AccessibleObject implements Member {

	private final Class<?> declaringClass;

	private final String name;

	private final int modifiers;

	private final AnnotationMap annotations;

	@SuppressWarnings("deprecation")
	MemberStandIn(Class<?> declaringClass, String name, int modifiers, AnnotationMap annotations) {
		this.declaringClass = declaringClass;
		this.name = name;
		this.modifiers = modifiers;
		this.annotations = annotations;
	}

	@Override
	public void setAccessible(boolean flag) {
	}

	@Override
	public Class<?> getDeclaringClass() {
		return this.declaringClass;
	}

	@Override
	public String getName() {
		return this.name;
	}

	@Override
	public int getModifiers() {
		return this.modifiers;
	}

	@Override
	public boolean isSynthetic() {
		return false;
	}

	@Override
	public <T extends Annotation> @Nullable T getAnnotation(Class<T> annotationClass) {
		return this.annotations.get(annotationClass);
	}

	@Override
	public Annotation[] getAnnotations() {
		return getDeclaredAnnotations();
	}

	@Override
	public Annotation[] getDeclaredAnnotations() {
		List<Annotation> all = new ArrayList<>();
		this.annotations.annotations().forEach(all::add);
		return all.toArray(Annotation[]::new);
	}

	@Override
	public boolean equals(@Nullable Object other) {
		return (other instanceof MemberStandIn that) && this.declaringClass == that.declaringClass
				&& this.name.equals(that.name);
	}

	@Override
	public int hashCode() {
		return Objects.hash(this.declaringClass.getName(), this.name);
	}

	@Override
	public String toString() {
		return this.declaringClass.getName() + "." + this.name;
	}

}
