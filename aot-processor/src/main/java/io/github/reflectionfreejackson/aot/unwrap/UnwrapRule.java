package io.github.reflectionfreejackson.aot.unwrap;

import org.springframework.core.ResolvableType;

/**
 * Says for one kind of type what is written to the response when it is returned, and
 * accordingly what is read when it is taken from a request. Rules are asked in order, and
 * the first that applies decides.
 */
interface UnwrapRule {

	/**
	 * Return whether this rule is about the given class.
	 * @param rawType the erasure of the type
	 * @return whether the rule decides
	 */
	boolean appliesTo(Class<?> rawType);

	/**
	 * Tell what is bound for the given type.
	 * @param type a type to which this rule applies
	 * @param target told of roots, of contents to unwrap further, and of what cannot be
	 * seen
	 */
	void unwrap(ResolvableType type, Target target);

	/**
	 * What a rule can find.
	 */
	interface Target {

		/**
		 * The given type itself is bound by Jackson.
		 * @param type the type
		 */
		void root(ResolvableType type);

		/**
		 * The given type is contained in what is bound: go on with it.
		 * @param type the type
		 */
		void content(ResolvableType type);

		/**
		 * Jackson binds something that the declaration does not tell.
		 */
		void unseen();

	}

}
