package io.github.reflectionfreejackson.testsupport.fuzz;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.lang.reflect.Type;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SequenceWriter;
import com.fasterxml.jackson.databind.SerializationFeature;
import io.github.reflectionfreejackson.test.writing.Format;
import io.github.reflectionfreejackson.test.writing.Outcome;
import io.github.reflectionfreejackson.testsupport.fuzz.fixture.Views;
import io.github.reflectionfreejackson.testsupport.parity.ReadSample;

/**
 * Picks uses of a mapper for the values of a shape: ways to write and to read them.
 */
final class SessionUses {

	private static final int AGES = 100;

	private final Choices choices;

	private final FuzzedProgram program;

	SessionUses(Choices choices, FuzzedProgram program) {
		this.choices = choices;
		this.program = program;
	}

	SessionStep writing() {
		int root = this.choices.below(this.program.roots());
		int kind = this.choices.below(14);
		int number = this.choices.below(3);
		int age = this.choices.percent(70) ? 0 : this.choices.below(AGES);
		Format format = this.choices.oneOf(List.of(Format.values()));
		return new SessionStep("write " + root + " by " + kind + ", " + number + ", " + format, (session) -> {
			ObjectMapper mapper = session.mapper(age);
			Object value = this.program.root(root);
			return Outcome.of(() -> switch (kind) {
				case 0, 1, 2, 3 -> mapper.writeValueAsBytes(value);
				case 4 -> mapper.writerFor(type(mapper, root)).writeValueAsBytes(value);
				case 5 -> format.write(mapper.writer(), value);
				case 6 -> bytes(mapper.valueToTree(value));
				case 7 -> session.keep(this.program.writer(mapper)).writeValueAsBytes(value);
				case 8 -> format.write(session.keep(mapper.writerFor(type(mapper, root))), value);
				case 9 -> format.write(session.keptWriter(number), value);
				case 10 -> sequence(mapper, root);
				case 11 -> mapper.writeValueAsBytes(Map.of("values", List.of(value, Optional.of(value))));
				case 12 -> bytes(new WholeValues(mapper).write(() -> this.program.root(root)));
				default -> mapper.writer()
					.with(SerializationFeature.WRAP_ROOT_VALUE)
					.withView((number == 0) ? Views.Open.class : null)
					.with((number == 1) ? Locale.ITALY : Locale.US)
					.writeValueAsBytes(value);
			});
		});
	}

	SessionStep reading() {
		int root = this.choices.below(this.program.roots());
		int kind = this.choices.below(7);
		int number = this.choices.below(3);
		int age = this.choices.percent(70) ? 0 : this.choices.below(AGES);
		String document = document(root);
		ReadSample sample = this.choices.oneOf(ReadSample.of(document, 3, this.choices.below(1000)));
		Type type = this.program.rootType(root);
		return new SessionStep("read " + root + " as " + type + " by " + kind + ", " + number + ", " + sample,
				(session) -> {
					ObjectMapper mapper = session.mapper(age);
					return switch (kind) {
						case 0, 1, 2, 3 -> sample.read(mapper, type);
						case 4 -> sample.update(mapper, this.program.root(root));
						case 5 -> sample.read(session.keep(mapper.readerFor(type(mapper, root))));
						default -> sample.read(session.keptReader(number));
					};
				});
	}

	/**
	 * Return a value, or something else, as JSON.
	 */
	private String document(int root) {
		try {
			return this.program.mapper().writeValueAsString(this.program.root(root));
		}
		catch (JsonProcessingException | RuntimeException | StackOverflowError | AssertionError ex) {
			return "{\"id\":1,\"name\":null}";
		}
	}

	private JavaType type(ObjectMapper mapper, int root) {
		return mapper.constructType(this.program.rootType(root));
	}

	private byte[] sequence(ObjectMapper mapper, int root) throws IOException {
		ByteArrayOutputStream target = new ByteArrayOutputStream();
		try (JsonGenerator generator = mapper.createGenerator(target);
				SequenceWriter values = mapper.writer().writeValuesAsArray(generator)) {
			values.write(this.program.root(root));
			values.write(this.program.root(root));
			generator.writePOJO(this.program.root(root));
		}
		return target.toByteArray();
	}

	private static byte[] bytes(Object text) {
		return String.valueOf(text).getBytes(StandardCharsets.UTF_8);
	}

}
