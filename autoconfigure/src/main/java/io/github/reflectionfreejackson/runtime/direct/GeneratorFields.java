package io.github.reflectionfreejackson.runtime.direct;

import java.lang.invoke.VarHandle;

import com.fasterxml.jackson.core.io.CharTypes;
import com.fasterxml.jackson.core.json.JsonGeneratorImpl;
import com.fasterxml.jackson.core.json.UTF8JsonGenerator;
import io.github.reflectionfreejackson.runtime.access.JacksonMembers;
import org.jspecify.annotations.Nullable;

/**
 * What a factory has decided on when it made a generator, and the generator does not
 * tell: by which character it quotes, and which it escapes. A factory may have been
 * another then, or not that of the mapper.
 */
final class GeneratorFields {

	private static final @Nullable VarHandle QUOTE = find(UTF8JsonGenerator.class, "_quoteChar", byte.class);

	private static final @Nullable VarHandle ESCAPES = find(JsonGeneratorImpl.class, "_outputEscapes", int[].class);

	/**
	 * Those of all generators for which nobody has asked for others.
	 */
	private static final int[] USUAL_ESCAPES = CharTypes.get7BitOutputEscapes();

	private GeneratorFields() {
	}

	/**
	 * Return whether a generator quotes and escapes as by default. Nobody can tell if
	 * Jackson is in a named module.
	 */
	static boolean areUsual(UTF8JsonGenerator generator) {
		return QUOTE != null && ESCAPES != null && (byte) QUOTE.get(generator) == '"'
				&& (int[]) ESCAPES.get((JsonGeneratorImpl) generator) == USUAL_ESCAPES;
	}

	private static @Nullable VarHandle find(Class<?> owner, String name, Class<?> type) {
		try {
			return JacksonMembers.field(owner, name, type);
		}
		catch (LinkageError ex) {
			return null;
		}
	}

}
