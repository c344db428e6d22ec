package io.github.reflectionfreejackson.aot.model;

import java.lang.reflect.Type;
import java.util.List;

import io.github.reflectionfreejackson.aot.model.MemberModel.Access;

/**
 * A method or field that is set.
 *
 * @param kind what it is
 * @param declaringClass the class that declares it
 * @param receiver the class on which a handle is looked up: the declaring one, or the
 * type that is read where that is out of sight
 * @param name its name
 * @param types the generic types of the method's parameters, or that of the field
 * @param rawTypes their classes
 * @param valueType the class of what is set, which type arguments may say where the
 * member itself does not
 * @param returnType what the method returns; {@code void} for a field
 * @param modifiers its modifiers
 * @param access how generated code reaches it
 * @param deprecated whether naming it needs a warning to be suppressed
 * @param annotations the annotations that Jackson found, sorted by name
 * @since 0.1.0
 */
public record MutatorModel(Kind kind, Class<?> declaringClass, Class<?> receiver, String name, List<Type> types,
		List<Class<?>> rawTypes, Class<?> valueType, Class<?> returnType, int modifiers, Access access,
		boolean deprecated, List<AnnotationModel> annotations) {

	/**
	 * What a mutator is.
	 */
	public enum Kind {

		/**
		 * A method with one parameter, or two if it takes what no property takes.
		 */
		METHOD,

		/**
		 * A field.
		 */
		FIELD,

		/**
		 * A field that only reflection can set.
		 */
		FINAL_FIELD

	}

}
