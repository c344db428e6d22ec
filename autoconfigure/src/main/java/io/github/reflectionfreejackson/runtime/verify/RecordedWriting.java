package io.github.reflectionfreejackson.runtime.verify;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

import com.fasterxml.jackson.core.JsonEncoding;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.PrettyPrinter;
import com.fasterxml.jackson.core.json.UTF8JsonGenerator;
import com.fasterxml.jackson.core.json.WriterBasedJsonGenerator;
import com.fasterxml.jackson.core.util.Instantiatable;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;
import com.fasterxml.jackson.databind.MappingJsonFactory;
import org.jspecify.annotations.Nullable;

/**
 * What came of writing a value with a generator that is set up as another one.
 *
 * @param text what was written, up to a failure
 * @param failure why writing failed, or {@code null} if it did not
 */
record RecordedWriting(String text, @Nullable Throwable failure) {

	private static final boolean POSSIBLE = areGeneratorsOpen();

	/**
	 * Return whether anything can be recorded: not if Jackson is in a named module, or
	 * another version has other fields.
	 */
	static boolean isPossible() {
		return POSSIBLE;
	}

	private static boolean areGeneratorsOpen() {
		try {
			return GeneratorState.isPossible();
		}
		catch (LinkageError ex) {
			return false;
		}
	}

	/**
	 * Return whether writing with a generator can be recorded: it must write JSON, at the
	 * top level, and be one of Jackson's own that the factory of its codec creates as it
	 * is, with a pretty printer that others can have as well.
	 */
	static boolean isPossible(JsonGenerator generator) {
		return POSSIBLE
				&& (generator.getClass() == UTF8JsonGenerator.class
						|| generator.getClass() == WriterBasedJsonGenerator.class)
				&& generator.getOutputContext().inRoot() && generator.getCodec() != null
				&& isPlain(generator.getCodec().getFactory()) && isRepeatable(generator.getPrettyPrinter())
				&& isOfItsCodec(generator);
	}

	/**
	 * A decorator must see what goes out once, not what is compared.
	 */
	private static boolean isPlain(@Nullable JsonFactory factory) {
		return factory != null
				&& (factory.getClass() == MappingJsonFactory.class || factory.getClass() == JsonFactory.class)
				&& factory.getOutputDecorator() == null;
	}

	/**
	 * Another factory may have made the generator, or the codec's before it was changed.
	 */
	private static boolean isOfItsCodec(JsonGenerator generator) {
		try (JsonGenerator own = create(generator, new ByteArrayOutputStream(), new StringWriter())) {
			configure(own, generator);
			return own.getClass() == generator.getClass()
					&& GeneratorState.of(own).equals(GeneratorState.of(generator));
		}
		catch (IOException ex) {
			return false;
		}
	}

	/**
	 * A printer of the application may know what it has printed: each attempt needs its
	 * own.
	 */
	private static boolean isRepeatable(@Nullable PrettyPrinter printer) {
		if (printer instanceof Instantiatable<?> instantiatable) {
			try {
				return instantiatable.createInstance() instanceof PrettyPrinter;
			}
			catch (RuntimeException ex) {
				return false;
			}
		}
		return printer == null || printer.getClass() == MinimalPrettyPrinter.class;
	}

	/**
	 * Write with a generator that is set up as a given one.
	 */
	static RecordedWriting of(JsonGenerator model, Writing writing) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		StringWriter characters = new StringWriter();
		Throwable failure = write(create(model, bytes, characters), model, writing);
		return new RecordedWriting(
				(model instanceof UTF8JsonGenerator) ? bytes.toString(StandardCharsets.UTF_8) : characters.toString(),
				failure);
	}

	private static JsonGenerator create(JsonGenerator model, OutputStream bytes, Writer characters) throws IOException {
		JsonFactory factory = model.getCodec().getFactory();
		return (model instanceof UTF8JsonGenerator) ? factory.createGenerator(bytes, JsonEncoding.UTF8)
				: factory.createGenerator(characters);
	}

	/**
	 * Return whether the same was written, and failed in the same way if it failed.
	 */
	boolean isLike(RecordedWriting other) {
		return this.text.equals(other.text) && Failures.areEqual(this.failure, other.failure);
	}

	boolean overflowed() {
		return Failures.isOverflow(this.failure);
	}

	boolean failedInVirtualMachine() {
		return Failures.isOfVirtualMachine(this.failure);
	}

	private static @Nullable Throwable write(JsonGenerator generator, JsonGenerator model, Writing writing)
			throws IOException {
		configure(generator, model);
		Throwable failure = null;
		try {
			writing.to(generator);
		}
		catch (Throwable ex) {
			failure = ex;
		}
		generator.disable(JsonGenerator.Feature.AUTO_CLOSE_JSON_CONTENT);
		generator.close();
		return failure;
	}

	private static void configure(JsonGenerator generator, JsonGenerator model) {
		generator.setCodec(model.getCodec());
		generator.overrideStdFeatures(model.getFeatureMask(), -1);
		generator.setHighestNonEscapedChar(model.getHighestEscapedChar());
		if (model.getCharacterEscapes() != null) {
			generator.setCharacterEscapes(model.getCharacterEscapes());
		}
		PrettyPrinter prettyPrinter = model.getPrettyPrinter();
		if (prettyPrinter instanceof Instantiatable<?> instantiatable) {
			prettyPrinter = (PrettyPrinter) instantiatable.createInstance();
		}
		generator.setPrettyPrinter(prettyPrinter);
	}

	/**
	 * Writes a value.
	 */
	@FunctionalInterface
	interface Writing {

		void to(JsonGenerator generator) throws IOException;

	}

}
