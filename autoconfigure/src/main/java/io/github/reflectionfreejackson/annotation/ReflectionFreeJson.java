package io.github.reflectionfreejackson.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Decides whether code is generated for a class, whatever controllers return. Classes do
 * not need this: those which controllers return, and all that can be written with them,
 * are found without it.
 * <ul>
 * <li>{@code @ReflectionFreeJson} has code generated for a class although no controller
 * declares it, if the class is in a package of the application, as auto-configuration
 * sees them. Of an interface or an abstract class, that goes for the subtypes that are
 * found.</li>
 * <li>{@code @ReflectionFreeJson(false)} leaves a class to Jackson's reflection.</li>
 * </ul>
 * Subclasses do not inherit it. The property
 * {@code spring.jackson.reflection-free.exclude} takes precedence.
 *
 * @since 0.1.0
 */
@Documented
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface ReflectionFreeJson {

	/**
	 * Return whether code is generated for the class.
	 * @return whether code is generated
	 */
	boolean value() default true;

}
