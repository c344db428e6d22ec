package io.github.reflectionfreejackson.testsupport.fuzz;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.ObjectWriter;
import io.github.reflectionfreejackson.runtime.direct.DirectWriter;
import io.github.reflectionfreejackson.test.writing.Outcome;
import org.jspecify.annotations.Nullable;

/**
 * Writes whole values as the converter for HTTP does: without a generator where the
 * mapper writes by generated code and allows for it, and as Spring does otherwise.
 */
final class WholeValues {

	private final ObjectWriter writer;

	private final @Nullable DirectWriter direct;

	WholeValues(ObjectMapper mapper) {
		this.writer = mapper.writer();
		this.direct = DirectWriter.of(mapper, this.writer, null);
	}

	/**
	 * Write a value twice, since there are look-ups the first time.
	 * @return what came of it, with what was written before a failure
	 */
	Outcome write(Callable<Object> value) {
		return Outcome.of(() -> (report(value) + report(value)).getBytes(StandardCharsets.UTF_8));
	}

	private String report(Callable<Object> value) {
		ByteArrayOutputStream target = new ByteArrayOutputStream();
		Outcome outcome = Outcome.of(() -> {
			write(value.call(), target);
			return new byte[0];
		});
		return outcome + " " + target.toString(StandardCharsets.ISO_8859_1);
	}

	private void write(Object value, OutputStream target) throws IOException {
		if (this.direct != null && this.direct.write(value, target)) {
			return;
		}
		try (JsonGenerator generator = this.writer.getFactory().createGenerator(target, JsonEncoding.UTF8)) {
			this.writer.writeValue(generator, value);
			generator.flush();
		}
	}

}
