package io.github.reflectionfreejackson.runtime.verify;

import java.util.List;
import java.util.Objects;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.databind.JsonMappingException;
import org.jspecify.annotations.Nullable;

/**
 * Compares failures by what an application sees of them: classes, messages, locations,
 * paths, causes. Tells those which cannot be compared, and passes them on.
 */
final class Failures {

	/**
	 * Causes may go round in circles.
	 */
	private static final int MAX_DEPTH = 50;

	private Failures() {
	}

	/**
	 * Return whether the stack overflowed, which depends on how much of it there was, and
	 * on what had been compiled by then.
	 */
	static boolean isOverflow(@Nullable Throwable failure) {
		Throwable cause = failure;
		for (int i = 0; cause != null && i < MAX_DEPTH; i++) {
			if (cause instanceof StackOverflowError) {
				return true;
			}
			cause = cause.getCause();
		}
		return false;
	}

	/**
	 * Return whether the JVM failed, which has little to do with what it was running.
	 */
	static boolean isOfVirtualMachine(@Nullable Throwable failure) {
		return failure instanceof VirtualMachineError;
	}

	/**
	 * Return a failure as what can be thrown: serializers and deserializers may throw
	 * what they do not declare.
	 */
	@SuppressWarnings("unchecked")
	static <T extends Throwable> T asUnchecked(Throwable failure) throws T {
		throw (T) failure;
	}

	static boolean areEqual(@Nullable Throwable expected, @Nullable Throwable actual) {
		return areEqual(expected, actual, 0);
	}

	private static boolean areEqual(@Nullable Throwable expected, @Nullable Throwable actual, int depth) {
		if (expected == actual || depth > MAX_DEPTH) {
			return true;
		}
		if (expected == null || actual == null || expected.getClass() != actual.getClass()
				|| !Objects.equals(message(expected), message(actual)) || !areLocationsEqual(expected, actual)
				|| !arePathsEqual(expected, actual) || !areEqual(expected.getCause(), actual.getCause(), depth + 1)) {
			return false;
		}
		Throwable[] suppressed = expected.getSuppressed();
		Throwable[] others = actual.getSuppressed();
		if (suppressed.length != others.length) {
			return false;
		}
		for (int i = 0; i < suppressed.length; i++) {
			if (!areEqual(suppressed[i], others[i], depth + 1)) {
				return false;
			}
		}
		return true;
	}

	/**
	 * Without location and path, which are compared on their own.
	 */
	private static @Nullable String message(Throwable failure) {
		return (failure instanceof JacksonException jacksons) ? jacksons.getOriginalMessage() : failure.getMessage();
	}

	private static boolean areLocationsEqual(Throwable expected, Throwable actual) {
		if (!(expected instanceof JacksonException one) || !(actual instanceof JacksonException other)) {
			return true;
		}
		JsonLocation location = one.getLocation();
		JsonLocation found = other.getLocation();
		if (location == null || found == null) {
			return location == found;
		}
		return location.getLineNr() == found.getLineNr() && location.getColumnNr() == found.getColumnNr()
				&& location.getByteOffset() == found.getByteOffset()
				&& location.getCharOffset() == found.getCharOffset();
	}

	private static boolean arePathsEqual(Throwable expected, Throwable actual) {
		if (!(expected instanceof JsonMappingException one) || !(actual instanceof JsonMappingException other)) {
			return true;
		}
		List<JsonMappingException.Reference> path = one.getPath();
		List<JsonMappingException.Reference> found = other.getPath();
		if (path.size() != found.size()) {
			return false;
		}
		for (int i = 0; i < path.size(); i++) {
			if (!path.get(i).getDescription().equals(found.get(i).getDescription())) {
				return false;
			}
		}
		return true;
	}

}
