package io.github.reflectionfreejackson.aot.model;

import java.util.List;
import java.util.stream.Stream;

import io.github.reflectionfreejackson.aot.model.MemberModel.Access;

/**
 * A constructor or static factory method that Jackson considers for creating instances.
 *
 * @param role what Jackson considers it for
 * @param factory whether it is a method
 * @param declaringClass the class that declares it
 * @param name its name; that of a constructor is the simple name of the class
 * @param returnType the class of what it returns
 * @param modifiers its modifiers
 * @param access how generated code reaches it
 * @param deprecated whether naming it needs a warning to be suppressed
 * @param annotations the annotations that Jackson found on it, sorted by name
 * @param parameters its parameters
 * @since 0.1.0
 */
public record CreatorModel(Role role, boolean factory, Class<?> declaringClass, String name, Class<?> returnType,
		int modifiers, Access access, boolean deprecated, List<AnnotationModel> annotations,
		List<ParameterModel> parameters) {

	/**
	 * Return its annotations and those of its parameters.
	 * @return the annotations
	 */
	public List<AnnotationModel> allAnnotations() {
		return Stream
			.concat(this.annotations.stream(),
					this.parameters.stream().flatMap((parameter) -> parameter.annotations().stream()))
			.toList();
	}

	/**
	 * Return the same with other parameters.
	 * @param others the parameters
	 * @return a copy
	 */
	public CreatorModel withParameters(List<ParameterModel> others) {
		return new CreatorModel(this.role, this.factory, this.declaringClass, this.name, this.returnType,
				this.modifiers, this.access, this.deprecated, this.annotations, others);
	}

	/**
	 * Return the classes of its parameters.
	 * @return the classes
	 */
	public List<Class<?>> rawTypes() {
		return this.parameters.stream().<Class<?>>map(ParameterModel::rawType).toList();
	}

	/**
	 * What Jackson considers a creator for.
	 */
	public enum Role {

		/**
		 * For creating instances without arguments.
		 */
		DEFAULT,

		/**
		 * For creating instances of properties.
		 */
		PROPERTIES,

		/**
		 * For creating instances of some properties, as Kotlin's compiler has it.
		 */
		DEFAULTS,

		/**
		 * For creating instances of one value, as an annotation says.
		 */
		DELEGATING,

		/**
		 * For creating instances of one value, as its parameter implies.
		 */
		IMPLICIT

	}

}
