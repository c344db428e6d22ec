package io.github.reflectionfreejackson.runtime;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import com.fasterxml.jackson.core.JsonGenerator;

/**
 * Finds out which generated code is to blame for a difference: it has the value written
 * with generated code for one of its types at a time.
 */
final class Suspects {

	private final Guard guard;

	private final Attempt attempt;

	Suspects(Guard guard, Attempt attempt) {
		this.guard = guard;
		this.attempt = attempt;
	}

	/**
	 * Return the types at fault, each with a description of the difference: those with
	 * which alone the difference shows, or else all.
	 */
	Map<Class<?>, String> atFault(JsonGenerator generator, RecordedWriting expected) throws IOException {
		Set<Class<?>> all = new LinkedHashSet<>();
		RecordedWriting together = write(generator, this.guard.selecting((type) -> {
			all.add(type);
			return true;
		}));
		Map<Class<?>, String> found = new TreeMap<>((one, other) -> one.getName().compareTo(other.getName()));
		for (Class<?> type : all) {
			RecordedWriting alone = write(generator, this.guard.selecting((asked) -> asked == type));
			if (!alone.equals(expected)) {
				found.put(type, WritingDifference.describe(expected, alone, this.guard.propertiesOf(type)));
			}
		}
		if (found.isEmpty()) {
			all.forEach((type) -> found.put(type,
					WritingDifference.describe(expected, together, this.guard.propertiesOf(type))));
		}
		return found;
	}

	private RecordedWriting write(JsonGenerator generator, Guard selecting) throws IOException {
		return RecordedWriting.of(generator, (target) -> this.attempt.write(selecting, target));
	}

	/**
	 * Writes the value with the generated code that a guard lets pass.
	 */
	@FunctionalInterface
	interface Attempt {

		void write(Guard guard, JsonGenerator generator) throws IOException;

	}

}
