package io.github.reflectionfreejackson.aot.introspection;

import io.github.reflectionfreejackson.annotation.ReflectionFreeJson;
import io.github.reflectionfreejackson.aot.model.Remedy;
import org.jspecify.annotations.Nullable;

/**
 * Asks types that generated code could serve whether they want to be left to reflection.
 *
 * @since 0.1.0
 */
public final class OptOut {

	private OptOut() {
	}

	/**
	 * Return what a type's own annotation says against generated code. Annotations of its
	 * supertypes do not count.
	 * @param type a type that generated code could serve
	 * @return the objection, or {@code null} if there is none
	 */
	public static @Nullable Objection objectionTo(Class<?> type) {
		ReflectionFreeJson annotation = type.getDeclaredAnnotation(ReflectionFreeJson.class);
		return (annotation == null || annotation.value()) ? null
				: new Objection("it is annotated with @ReflectionFreeJson(false)", Remedy.REMOVE_ANNOTATION);
	}

}
