package io.github.reflectionfreejackson.runtime.verify;

import java.lang.invoke.VarHandle;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonGeneratorImpl;
import com.fasterxml.jackson.core.json.UTF8JsonGenerator;
import com.fasterxml.jackson.core.json.WriterBasedJsonGenerator;
import io.github.reflectionfreejackson.runtime.access.JacksonMembers;

/**
 * What the factory of a generator has decided on, and nothing that can be set for a
 * generator changes.
 *
 * @param quote the character by which it quotes
 * @param escapes which characters it escapes, compared by identity: there is one table
 * for each way to escape, unless the application has brought its own
 * @param maxNestingDepth how deep it may nest
 */
record GeneratorState(Object quote, Object escapes, int maxNestingDepth) {

	/**
	 * Return the state of a generator of bytes or of characters.
	 */
	static GeneratorState of(JsonGenerator generator) {
		VarHandle quote = (generator instanceof UTF8JsonGenerator) ? Fields.QUOTE : Fields.QUOTE_OF_CHARACTERS;
		return new GeneratorState(quote.get(generator), Fields.ESCAPES.get(generator),
				generator.streamWriteConstraints().getMaxNestingDepth());
	}

	static boolean isPossible() {
		return Fields.QUOTE != null;
	}

	/**
	 * Looked up when they are needed.
	 */
	private static final class Fields {

		static final VarHandle QUOTE = JacksonMembers.field(UTF8JsonGenerator.class, "_quoteChar", byte.class);

		static final VarHandle QUOTE_OF_CHARACTERS = JacksonMembers.field(WriterBasedJsonGenerator.class, "_quoteChar",
				char.class);

		static final VarHandle ESCAPES = JacksonMembers.field(JsonGeneratorImpl.class, "_outputEscapes", int[].class);

	}

}
