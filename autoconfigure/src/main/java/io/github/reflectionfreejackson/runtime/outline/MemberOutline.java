package io.github.reflectionfreejackson.runtime.outline;

import java.lang.annotation.Annotation;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;

import com.fasterxml.jackson.databind.introspect.AnnotatedMember;
import com.fasterxml.jackson.databind.introspect.AnnotatedMethod;
import com.fasterxml.jackson.databind.introspect.AnnotationMap;

/**
 * A method or field that Jackson reads, with the annotations that Jackson found on it and
 * on everything that belongs to the same property.
 *
 * @since 0.1.0
 */
public final class MemberOutline {

	private final int position;

	private final Class<?> declaringClass;

	private final String name;

	private final Type type;

	private final boolean method;

	private final AnnotationMap annotations = new AnnotationMap();

	private int modifiers = Modifier.PUBLIC;

	private boolean reflective;

	MemberOutline(int position, Class<?> declaringClass, String name, Type type, boolean method) {
		this.position = position;
		this.declaringClass = declaringClass;
		this.name = name;
		this.type = type;
		this.method = method;
	}

	/**
	 * Set the modifiers, where they are more or less than {@code public}.
	 * @param modifiers the modifiers, as in {@link Modifier}
	 * @return this member
	 */
	public MemberOutline modifiers(int modifiers) {
		this.modifiers = modifiers;
		return this;
	}

	/**
	 * Add annotations.
	 * @param annotations the annotations
	 * @return this member
	 */
	public MemberOutline annotations(Annotation... annotations) {
		for (Annotation annotation : annotations) {
			this.annotations.add(annotation);
		}
		return this;
	}

	/**
	 * Note that Jackson has to be shown the method or field itself.
	 * @return this member
	 */
	public MemberOutline reflective() {
		this.reflective = true;
		return this;
	}

	/**
	 * Return whether Jackson has to be shown the method or field itself, as an annotation
	 * introspector says of it what it does not say of what stands in for it.
	 * @return whether it has to be
	 */
	public boolean isReflective() {
		return this.reflective;
	}

	/**
	 * Return by which number generated code knows the member.
	 * @return the position among the members, or parameters
	 */
	public int position() {
		return this.position;
	}

	/**
	 * Return whether this is what a setter or field was recorded as.
	 * @param mutator the setter or field
	 * @return whether it is
	 */
	public boolean isOf(AnnotatedMember mutator) {
		return mutator.getDeclaringClass() == this.declaringClass && mutator.getName().equals(this.name)
				&& ((mutator instanceof AnnotatedMethod setter)
						? this.method && setter.getRawParameterType(0) == JavaTypes.erase(this.type) : !this.method);
	}

	/**
	 * Return the class that declares the member.
	 * @return the class
	 */
	public Class<?> declaringClass() {
		return this.declaringClass;
	}

	/**
	 * Return the name.
	 * @return the name, which is empty for parameters
	 */
	public String name() {
		return this.name;
	}

	/**
	 * Return the generic type of the value.
	 * @return the type
	 */
	public Type type() {
		return this.type;
	}

	/**
	 * Return whether the member is a method.
	 * @return whether it is; otherwise it is a field, or a constructor
	 */
	public boolean isMethod() {
		return this.method;
	}

	/**
	 * Return the modifiers.
	 * @return the modifiers, as in {@link Modifier}
	 */
	public int modifiers() {
		return this.modifiers;
	}

	/**
	 * Return the annotations that Jackson found.
	 * @return the annotations
	 */
	public AnnotationMap annotations() {
		return this.annotations;
	}

	/**
	 * Fail unless generated code can reach the member by its name. It cannot where a
	 * class of the same package was loaded by another class loader, as with jars that
	 * applications share: at run time, that is another package.
	 */
	void checkAccess(Class<?> generated) {
		ClassLoader classLoader = this.declaringClass.getClassLoader();
		if (classLoader != generated.getClassLoader() && !Modifier.isPublic(this.modifiers)
				&& !Modifier.isPrivate(this.modifiers)
				&& this.declaringClass.getPackageName().equals(generated.getPackageName())) {
			throw new IllegalAccessError("member '" + this.name + "' of " + this.declaringClass.getName()
					+ " is not public, and " + generated.getName() + " has another class loader");
		}
	}

}
