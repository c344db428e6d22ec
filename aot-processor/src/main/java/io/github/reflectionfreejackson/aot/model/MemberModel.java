package io.github.reflectionfreejackson.aot.model;

import java.lang.reflect.Type;
import java.util.List;

/**
 * A method or field that is read.
 *
 * @param kind whether it is a method or a field
 * @param declaringClass the class that declares it
 * @param name its name
 * @param type its generic type
 * @param rawType its class
 * @param modifiers its modifiers
 * @param access how generated code reaches it
 * @param throwsAnything whether it declares to throw more than exceptions
 * @param deprecated whether naming it needs a warning to be suppressed
 * @param annotations the annotations that Jackson found, sorted by name
 * @param reflective whether Jackson has to be shown the method or field itself, as an
 * annotation introspector says of it what it does not say of what stands in for it
 * @since 0.1.0
 */
public record MemberModel(Kind kind, Class<?> declaringClass, String name, Type type, Class<?> rawType, int modifiers,
		Access access, boolean throwsAnything, boolean deprecated, List<AnnotationModel> annotations,
		boolean reflective) {

	/**
	 * Create a member that something can stand in for.
	 * @param kind whether it is a method or a field
	 * @param declaringClass the class that declares it
	 * @param name its name
	 * @param type its generic type
	 * @param rawType its class
	 * @param modifiers its modifiers
	 * @param access how generated code reaches it
	 * @param throwsAnything whether it declares to throw more than exceptions
	 * @param deprecated whether naming it needs a warning to be suppressed
	 * @param annotations the annotations that Jackson found, sorted by name
	 */
	public MemberModel(Kind kind, Class<?> declaringClass, String name, Type type, Class<?> rawType, int modifiers,
			Access access, boolean throwsAnything, boolean deprecated, List<AnnotationModel> annotations) {
		this(kind, declaringClass, name, type, rawType, modifiers, access, throwsAnything, deprecated, annotations,
				false);
	}

	/**
	 * Return the same, which nothing can stand in for.
	 * @return a copy
	 */
	public MemberModel asReflective() {
		return new MemberModel(this.kind, this.declaringClass, this.name, this.type, this.rawType, this.modifiers,
				this.access, this.throwsAnything, this.deprecated, this.annotations, true);
	}

	/**
	 * What a member is.
	 */
	public enum Kind {

		/**
		 * A method without parameters.
		 */
		METHOD,

		/**
		 * A field.
		 */
		FIELD

	}

	/**
	 * How generated code reaches a member.
	 */
	public enum Access {

		/**
		 * By naming it.
		 */
		DIRECT,

		/**
		 * By naming it, on the class that declares it.
		 */
		DIRECT_ON_DECLARING_CLASS,

		/**
		 * By a variable or method handle.
		 */
		HANDLE

	}

}
