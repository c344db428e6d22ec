package io.github.reflectionfreejackson.testsupport.encoding;

import java.io.IOException;
import java.util.Arrays;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.github.reflectionfreejackson.runtime.direct.DirectWriter;
import io.github.reflectionfreejackson.test.writing.Outcome;

/**
 * Writes whole values as the converter and the encoder do: without a generator where the
 * mapper writes by generated code and allows for it, and as Spring does otherwise.
 */
final class DirectUse {

	private final ObjectWriter writer;

	private final DirectWriter direct;

	private DirectUse(ObjectMapper mapper, ObjectWriter writer, JavaType rootType) {
		this.writer = (rootType != null) ? writer.forType(rootType) : writer;
		this.direct = DirectWriter.of(mapper, this.writer, rootType);
	}

	static DirectUse of(ObjectMapper mapper) {
		return new DirectUse(mapper, mapper.writer(), null);
	}

	static DirectUse of(ObjectMapper mapper, ObjectWriter writer) {
		return new DirectUse(mapper, writer, null);
	}

	static DirectUse of(ObjectMapper mapper, JavaType rootType) {
		return new DirectUse(mapper, mapper.writer(), rootType);
	}

	/**
	 * Write a value several times, since there are look-ups the first time.
	 */
	static String repeated(ObjectMapper mapper, Object value) {
		return of(mapper).repeated(value);
	}

	String repeated(Object value) {
		return report(value, new WatchedTarget()) + report(value, new WatchedTarget());
	}

	/**
	 * Describe all that comes of writing a value.
	 */
	String report(Object value, WatchedTarget target) {
		StringBuilder failures = new StringBuilder();
		Outcome outcome = Outcome.of(() -> {
			try {
				write(value, target);
			}
			catch (IOException | RuntimeException ex) {
				failures.append(Arrays.toString(ex.getSuppressed()));
				failures.append(ex instanceof JsonProcessingException processing && processing.getProcessor() != null);
				throw ex;
			}
			return new byte[0];
		});
		return outcome + " " + failures + " " + target.describe();
	}

	/**
	 * Return whether a value was written without a generator.
	 */
	boolean isDirect(Object value) throws IOException {
		write(value, new WatchedTarget());
		WatchedTarget target = new WatchedTarget();
		write(value, target);
		return !target.isOfGenerator();
	}

	/**
	 * Return whether generators are left out where they can be.
	 */
	boolean isPossible() {
		return this.direct != null;
	}

	DirectWriter direct() {
		return this.direct;
	}

	void write(Object value, WatchedTarget target) throws IOException {
		if (this.direct != null && this.direct.write(value, target)) {
			return;
		}
		try (JsonGenerator generator = this.writer.getFactory().createGenerator(target, JsonEncoding.UTF8)) {
			this.writer.writeValue(generator, value);
			generator.flush();
		}
	}

}
