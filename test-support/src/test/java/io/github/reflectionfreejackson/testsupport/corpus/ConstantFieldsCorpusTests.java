package io.github.reflectionfreejackson.testsupport.corpus;

import java.io.IOException;
import java.io.UncheckedIOException;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.reflectionfreejackson.testsupport.parity.Parity;
import org.junit.jupiter.api.Test;

/**
 * Final fields that the compiler takes for constants, and that reading JSON has changed.
 */
class ConstantFieldsCorpusTests {

	@Test
	void writesWhatReflectionHasSet() {
		Parity.of(ObjectMapper::new)
			.generated(Event.class)
			.tier(2)
			.check(read("{\"type\":\"DELETED\",\"version\":2,\"important\":true,\"letter\":\"x\",\"ratio\":2.5,"
					+ "\"inherited\":3}"));
	}

	@Test
	void writesWhatConstructorsHaveSet() {
		Parity.of(ObjectMapper::new).generated(Assigned.class).tier(2).check(new Assigned("a", 1));
	}

	/**
	 * Plain Jackson sets final fields.
	 */
	private static Event read(String document) {
		try {
			return new ObjectMapper().readValue(document, Event.class);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	static class Described {

		protected final int inherited = 1;

		final String hidden = "hidden";

		public int getInherited() {
			return 0;
		}

	}

	static class Event extends Described {

		public final String type = "CREATED";

		public final int version = 1;

		public final boolean important = false;

		public final char letter = 'a';

		public final double ratio = 0.5;

		public final String other;

		public final Integer boxed = 1;

		@JsonProperty
		final int inherited = 1;

		Event() {
			this.other = "other";
		}

	}

	static class Assigned {

		public final String name;

		public final int number;

		Assigned(String name, int number) {
			this.name = name;
			this.number = number;
		}

	}

}
