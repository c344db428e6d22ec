package io.github.reflectionfreejackson.runtime;

import java.lang.annotation.Annotation;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Member;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

/**
 * Stands where Jackson expects a method or field, which it only asks for its name, and
 * tells to be accessible.
 */
final class MemberStandIn extends AccessibleObject implements Member {

	private final Class<?> declaringClass;

	private final String name;

	private final int modifiers;

	@SuppressWarnings("deprecation")
	MemberStandIn(Class<?> declaringClass, String name, int modifiers) {
		this.declaringClass = declaringClass;
		this.name = name;
		this.modifiers = modifiers;
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
		return null;
	}

	@Override
	public Annotation[] getAnnotations() {
		return getDeclaredAnnotations();
	}

	@Override
	public Annotation[] getDeclaredAnnotations() {
		return new Annotation[0];
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
