package io.github.reflectionfreejackson.runtime.outline;

import java.lang.annotation.Annotation;
import java.lang.reflect.AccessibleObject;
import java.lang.reflect.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

import org.jspecify.annotations.Nullable;

/**
 * Stands where Jackson expects a method or field, which it only asks for its name, and
 * tells to be accessible. Serializers may ask for annotations, and are given those that
 * Jackson found.
 *
 * @since 0.1.0
 */
public final class MemberStandIn extends AccessibleObject implements Member {

	private final MemberOutline outline;

	/**
	 * Create what stands in for a member.
	 * @param outline the member
	 */
	@SuppressWarnings("deprecation")
	public MemberStandIn(MemberOutline outline) {
		this.outline = outline;
	}

	@Override
	public void setAccessible(boolean flag) {
	}

	@Override
	public Class<?> getDeclaringClass() {
		return this.outline.declaringClass();
	}

	@Override
	public String getName() {
		return this.outline.name();
	}

	@Override
	public int getModifiers() {
		return this.outline.modifiers();
	}

	@Override
	public boolean isSynthetic() {
		return false;
	}

	@Override
	public <T extends Annotation> @Nullable T getAnnotation(Class<T> annotationClass) {
		return this.outline.annotations().get(annotationClass);
	}

	@Override
	public Annotation[] getAnnotations() {
		return getDeclaredAnnotations();
	}

	@Override
	public Annotation[] getDeclaredAnnotations() {
		List<Annotation> all = new ArrayList<>();
		this.outline.annotations().annotations().forEach(all::add);
		return all.toArray(Annotation[]::new);
	}

	@Override
	public boolean equals(@Nullable Object other) {
		return (other instanceof MemberStandIn that) && getDeclaringClass() == that.getDeclaringClass()
				&& getName().equals(that.getName()) && this.outline.isMethod() == that.outline.isMethod();
	}

	@Override
	public int hashCode() {
		return Objects.hash(getDeclaringClass().getName(), getName());
	}

	@Override
	public String toString() {
		return getDeclaringClass().getName() + "." + getName();
	}

}
