package io.github.reflectionfreejackson.http;

import java.io.IOException;
import java.io.OutputStream;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.SequenceWriter;

/**
 * Writes through a generator of Jackson's, as Spring does.
 */
final class GeneratorRootWriter implements RootWriter {

	private final ObjectWriter writer;

	GeneratorRootWriter(ObjectWriter writer) {
		this.writer = writer;
	}

	@Override
	public void write(Object value, OutputStream target) throws IOException {
		try (JsonGenerator generator = open(target)) {
			this.writer.writeValue(generator, value);
			generator.flush();
		}
	}

	@Override
	public Sequence sequence(OutputStream target) throws IOException {
		JsonGenerator generator = open(target);
		return new GeneratorSequence(generator, this.writer.writeValues(generator));
	}

	private JsonGenerator open(OutputStream target) throws IOException {
		return this.writer.getFactory().createGenerator(target, JsonEncoding.UTF8);
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
