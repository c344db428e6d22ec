package io.github.reflectionfreejackson.testsupport.parity;

import java.util.concurrent.Callable;
import java.util.regex.Pattern;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.UnresolvedForwardReference;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.PropertyBindingException;
import org.jspecify.annotations.Nullable;

/**
 * What came of reading: the structure of the value, or all that can be asked of the
 * exception.
 */
final class ReadOutcome {

	/**
	 * What differs between two runs of the same code.
	 */
	private static final Pattern IDENTITY = Pattern
		.compile("(?<=\\w)@[0-9a-f]{3,8}\\b|(?<=\\$\\$Lambda)[$/][\\w/$]*|(?<=\\$Proxy)\\d+");

	private ReadOutcome() {
	}

	/**
	 * Read and see.
	 * @param reading reads a value
	 * @return what came of it
	 */
	static String of(Callable<@Nullable Object> reading) {
		Object value;
		try {
			value = reading.call();
		}
		catch (Exception | Error ex) {
			return "failed: " + describe(ex);
		}
		return Structure.of(value);
	}

	static String describe(Throwable failure) {
		StringBuilder text = new StringBuilder();
		describe(failure, text);
		return withoutIdentity(text.toString());
	}

	private static void describe(Throwable failure, StringBuilder text) {
		text.append(failure.getClass().getName()).append(": ").append(failure.getMessage());
		if (failure instanceof JsonProcessingException processing) {
			text.append("\n original: ").append(processing.getOriginalMessage());
			describeLocation(processing.getLocation(), text);
			text.append("\n processor: ").append(nameOfClass(processing.getProcessor()));
		}
		if (failure instanceof JsonMappingException mapping) {
			for (JsonMappingException.Reference reference : mapping.getPath()) {
				Object from = reference.getFrom();
				text.append("\n in: ")
					.append((from instanceof Class<?> type) ? type : nameOfClass(from))
					.append(" field ")
					.append(reference.getFieldName())
					.append(" index ")
					.append(reference.getIndex());
			}
			describeSpecially(mapping, text);
		}
		for (Throwable suppressed : failure.getSuppressed()) {
			text.append("\nsuppressed: ");
			describe(suppressed, text);
		}
		if (failure.getCause() != null) {
			text.append("\ncause: ");
			describe(failure.getCause(), text);
		}
	}

	private static void describeLocation(@Nullable JsonLocation location, StringBuilder text) {
		if (location != null) {
			text.append("\n location: line ")
				.append(location.getLineNr())
				.append(" column ")
				.append(location.getColumnNr())
				.append(" character ")
				.append(location.getCharOffset())
				.append(" byte ")
				.append(location.getByteOffset())
				.append(" of ")
				.append(location.sourceDescription());
		}
	}

	private static void describeSpecially(JsonMappingException failure, StringBuilder text) {
		if (failure instanceof MismatchedInputException mismatched) {
			text.append("\n target: ").append(mismatched.getTargetType());
		}
		if (failure instanceof InvalidFormatException format) {
			text.append("\n value: ").append(Structure.of(format.getValue()));
		}
		if (failure instanceof PropertyBindingException binding) {
			text.append("\n property: ")
				.append(binding.getPropertyName())
				.append(" of ")
				.append(binding.getReferringClass())
				.append(" known ")
				.append(binding.getKnownPropertyIds());
		}
		if (failure instanceof InvalidDefinitionException definition) {
			text.append("\n definition: ")
				.append(definition.getType())
				.append(" property ")
				.append((definition.getProperty() != null) ? definition.getProperty().getName() : null);
		}
		if (failure instanceof UnresolvedForwardReference unresolved) {
			text.append("\n unresolved: ").append(unresolved.getUnresolvedIds());
		}
	}

	private static @Nullable String nameOfClass(@Nullable Object object) {
		return (object != null) ? object.getClass().getName() : null;
	}

	/**
	 * Return a text without what differs between two runs of the same code. Few have any
	 * of it, and to search them all takes long.
	 */
	static String withoutIdentity(String text) {
		return (text.indexOf('@') != -1 || text.contains("$$Lambda") || text.contains("$Proxy"))
				? IDENTITY.matcher(text).replaceAll("") : text;
	}

}
