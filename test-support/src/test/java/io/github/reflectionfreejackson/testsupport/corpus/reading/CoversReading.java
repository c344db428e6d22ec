package io.github.reflectionfreejackson.testsupport.corpus.reading;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the traps of reading which a test of the corpus covers.
 */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
@interface CoversReading {

	/**
	 * The traps which others fell into, in the words of the collection of traps.
	 */
	String[] value();

}
