package io.github.reflectionfreejackson.runtime.verify;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Finds out which generated code is to blame for a difference in reading: it has the
 * document read with generated code for one of its types at a time.
 */
final class ReadingSuspects {

	private final Attempt attempt;

	ReadingSuspects(Attempt attempt) {
		this.attempt = attempt;
	}

	/**
	 * Return the types at fault, each with a description of the difference: those with
	 * which alone the difference shows, or else all.
	 * @param expected what plain Jackson has read
	 */
	Map<Class<?>, String> atFault(RecordedReading expected) throws IOException {
		Set<Class<?>> all = new LinkedHashSet<>();
		RecordedReading together = this.attempt.read((type) -> {
			all.add(type);
			return true;
		});
		Map<Class<?>, String> found = new TreeMap<>((one, other) -> one.getName().compareTo(other.getName()));
		for (Class<?> type : all) {
			ReadingDifference difference = ReadingDifference.between(expected,
					this.attempt.read((asked) -> asked == type));
			if (difference != null && difference.certain()) {
				found.put(type, difference.describe(type));
			}
		}
		ReadingDifference difference = ReadingDifference.between(expected, together);
		if (found.isEmpty() && difference != null) {
			all.forEach((type) -> found.put(type, difference.describe(type)));
		}
		return found;
	}

	/**
	 * Reads the document with generated code for the types that are selected.
	 */
	@FunctionalInterface
	interface Attempt {

		RecordedReading read(Predicate<Class<?>> selection) throws IOException;

	}

}
