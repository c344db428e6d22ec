package io.github.reflectionfreejackson.http;

import java.io.IOException;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SequenceWriter;
import io.github.reflectionfreejackson.runtime.direct.DirectTarget;

/**
 * Writes through a generator of Jackson's, as Spring does.
 */
final class GeneratorRootWriter implements RootWriter {

	private final ObjectWriter writer;

	GeneratorRootWriter(ObjectWriter writer) {
		this.writer = writer;
	}

	@Override
	public void write(Object value, DirectTarget target) throws IOException {
		try (JsonGenerator generator = open(target)) {
			this.writer.writeValue(generator, value);
			generator.flush();
		}
	}

	@Override
	public Sequence sequence(DirectTarget target) throws IOException {
		JsonGenerator generator = open(target);
		return new GeneratorSequence(generator, this.writer.writeValues(generator));
	}

	private JsonGenerator open(DirectTarget target) throws IOException {
		return this.writer.getFactory().createGenerator(target.stream(), JsonEncoding.UTF8);
	}

	/**
	 * Writes all values through one generator.
	 */
	private record GeneratorSequence(JsonGenerator generator, SequenceWriter writer) implements Sequence {

		@Override
		public void write(Object value) throws IOException {
			this.writer.write(value);
			this.writer.flush();
		}

		@Override
		public void close() throws IOException {
			this.generator.close();
		}

	}

}
