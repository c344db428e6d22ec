package io.github.reflectionfreejackson.aot;

import java.util.function.Predicate;

import io.github.reflectionfreejackson.aot.introspection.Objection;
import io.github.reflectionfreejackson.aot.introspection.OptOut;
import io.github.reflectionfreejackson.aot.model.FallbackModel;
import io.github.reflectionfreejackson.aot.model.Remedy;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether a type is left to reflection: because the application wants it so,
 * where code could be generated, or because of what introspection found.
 *
 * @param excluded whether a property of the application excludes a type
 */
record FallbackDecision(Predicate<Class<?>> excluded) {

	/**
	 * Decide about a type.
	 * @param isCovered whether code can be generated for it
	 * @param objection what introspection found, if it is not covered
	 * @return the fallback, or {@code null} if generated code serves the type, or nothing
	 * has to
	 */
	@Nullable FallbackModel about(Class<?> type, boolean isCovered, @Nullable Objection objection) {
		if (isCovered && this.excluded.test(type)) {
			return new FallbackModel(type, "it is excluded by a property", Remedy.REMOVE_EXCLUSION);
		}
		Objection decisive = isCovered ? OptOut.objectionTo(type) : objection;
		return (decisive != null) ? new FallbackModel(type, decisive.reason(), decisive.remedy()) : null;
	}

}
