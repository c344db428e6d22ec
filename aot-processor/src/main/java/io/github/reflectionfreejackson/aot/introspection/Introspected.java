package io.github.reflectionfreejackson.aot.introspection;

import java.util.Set;

import com.fasterxml.jackson.databind.JavaType;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import org.jspecify.annotations.Nullable;

/**
 * What came of introspecting a type.
 *
 * @param model what to generate, or {@code null} if nothing is generated
 * @param objection why the type is left to reflection, or {@code null} if generated code
 * writes it, or Jackson needs no members to write it
 * @param serializer the name of the serializer that writes the type without asking for
 * its members, and of the type that it is written as, if an annotation says so, or
 * {@code null} if there is none
 * @param referenced the types of everything that is written with the type
 * @param subtypes the subtypes that Jackson knows of the type and of those it references
 * @since 0.1.0
 */
public record Introspected(@Nullable BeanModel model, @Nullable Objection objection, @Nullable String serializer,
		Set<JavaType> referenced, Set<JavaType> subtypes) {

	/**
	 * Return why the type is left to reflection.
	 * @return the reason, or {@code null} if it is not
	 */
	public @Nullable String fallbackReason() {
		return (this.objection != null) ? this.objection.reason() : null;
	}

	static Introspected generated(BeanModel model, References references) {
		return new Introspected(model, null, null, references.referenced(), references.subtypes());
	}

	static Introspected fallback(Objection objection, References references) {
		return new Introspected(null, objection, null, references.referenced(), references.subtypes());
	}

	static Introspected withoutMembers(@Nullable String serializer, References references) {
		return new Introspected(null, null, serializer, references.referenced(), references.subtypes());
	}

}
