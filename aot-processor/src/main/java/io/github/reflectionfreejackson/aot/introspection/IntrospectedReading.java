package io.github.reflectionfreejackson.aot.introspection;

import java.util.LinkedHashSet;
import java.util.Set;

import com.fasterxml.jackson.databind.JavaType;
import io.github.reflectionfreejackson.aot.model.ReadingModel;
import org.jspecify.annotations.Nullable;

/**
 * What came of introspecting how a type is read.
 *
 * @param model what to generate, or {@code null} if nothing is generated
 * @param objection why the type is left to reflection, or {@code null} if generated code
 * reads it, or Jackson needs no members to read it
 * @param referenced the types of everything that is read with the type
 * @param subtypes the subtypes that Jackson knows of the type
 * @param delegates the classes that are merely read to make an instance of what is read
 * in place of the type
 * @since 0.1.0
 */
public record IntrospectedReading(@Nullable ReadingModel model, @Nullable Objection objection, Set<JavaType> referenced,
		Set<JavaType> subtypes, Set<Class<?>> delegates) {

	/**
	 * Return why the type is left to reflection.
	 * @return the reason, or {@code null} if it is not
	 */
	public @Nullable String fallbackReason() {
		return (this.objection != null) ? this.objection.reason() : null;
	}

	/**
	 * Return the classes whose values Jackson makes when it reads an abstract type.
	 * @param type the type
	 * @return its subclasses among what is read with it, and what its builder builds
	 */
	Set<Class<?>> implementationsOf(Class<?> type) {
		Set<Class<?>> classes = new LinkedHashSet<>();
		this.referenced.forEach((read) -> classes.add(read.getRawClass()));
		if (this.model != null && this.model.builder() != null && this.model.builder().buildMethod() != null) {
			classes.add(this.model.builder().buildMethod().rawType());
		}
		classes.removeIf((found) -> found == type || !type.isAssignableFrom(found) || this.delegates.contains(found));
		return classes;
	}

}
