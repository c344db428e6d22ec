package io.github.reflectionfreejackson.aot.introspection;

import java.util.Set;

import com.fasterxml.jackson.databind.JavaType;
import io.github.reflectionfreejackson.aot.model.BeanModel;
import org.jspecify.annotations.Nullable;

/**
 * What came of introspecting a type.
 *
 * @param model what to generate, or {@code null} if nothing is generated
 * @param fallbackReason why the type is left to reflection, or {@code null} if generated
 * code writes it, or Jackson needs no members to write it
 * @param referenced the types of everything that is written with the type
 */
public record Introspected(@Nullable BeanModel model, @Nullable String fallbackReason, Set<JavaType> referenced) {

	static Introspected generated(BeanModel model, Set<JavaType> referenced) {
		return new Introspected(model, null, referenced);
	}

	static Introspected fallback(String reason, Set<JavaType> referenced) {
		return new Introspected(null, reason, referenced);
	}

	static Introspected withoutMembers(Set<JavaType> referenced) {
		return new Introspected(null, null, referenced);
	}

}
