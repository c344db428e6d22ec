package io.github.reflectionfreejackson.runtime.direct;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.CharTypes;
import com.fasterxml.jackson.core.json.JsonGeneratorImpl;
import com.fasterxml.jackson.core.json.UTF8JsonGenerator;
import com.fasterxml.jackson.core.json.WriterBasedJsonGenerator;
import org.jspecify.annotations.Nullable;

/**
 * What a factory has decided on when it made a generator, and the generator does not
 * tell: by which character it quotes, and which it escapes. A factory may have been
 * another then, or not that of the mapper.
 *
 * @since 0.1.0
 */
public final class GeneratorFields {

	private static final @Nullable VarHandle QUOTE = find(UTF8JsonGenerator.class, "_quoteChar", byte.class);

	private static final @Nullable VarHandle QUOTE_OF_CHARACTERS = find(WriterBasedJsonGenerator.class, "_quoteChar",
			char.class);

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

	/**
	 * Return whether two generators of the same class of Jackson's quote and escape
	 * alike.
	 * @param first a generator of bytes or of characters
	 * @param second the other
	 * @return whether they do, or nobody can tell
	 */
	public static boolean areAlike(JsonGenerator first, JsonGenerator second) {
		VarHandle quote = (first instanceof UTF8JsonGenerator) ? QUOTE : QUOTE_OF_CHARACTERS;
		return quote == null || ESCAPES == null
				|| (quote.get(first).equals(quote.get(second)) && ESCAPES.get(first) == ESCAPES.get(second));
	}

	private static @Nullable VarHandle find(Class<?> owner, String name, Class<?> type) {
		try {
			return MethodHandles.privateLookupIn(owner, MethodHandles.lookup()).findVarHandle(owner, name, type);
		}
		catch (ReflectiveOperationException ex) {
			return null;
		}
	}

}
