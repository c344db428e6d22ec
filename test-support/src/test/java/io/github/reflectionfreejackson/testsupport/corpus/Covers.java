package io.github.reflectionfreejackson.testsupport.corpus;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names what a test of the corpus covers. The documentation of supported features is
 * checked against all of these.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@interface Covers {

	/**
	 * The annotations and features of Jackson, as users would look them up.
	 */
	String[] features() default {};

	/**
	 * The traps which others fell into, in the words of the collection of traps.
	 */
	String[] traps() default {};

	/**
	 * Which tier serves it: 2 straight-line, 1 Jackson's serializer over generated
	 * access, 0 if it is left to reflection.
	 */
	int tier();

	/**
	 * Why it is left to reflection, or what else users should know.
	 */
	String note() default "";

}
