package io.github.reflectionfreejackson.runtime.verify;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;

import com.fasterxml.jackson.core.JsonGenerator;

/**
 * Finds out which generated code is to blame for a difference: it has the value written
 * with generated code for one of its types at a time.
 */
final class Suspects {

	private final WaysOfWriting ways;

	Suspects(WaysOfWriting ways) {
		this.ways = ways;
	}

	/**
	 * Return the types at fault, each with a description of the difference: those with
	 * which alone the difference shows, or else all.
	 */
	Map<Class<?>, String> atFault(JsonGenerator generator, RecordedWriting expected) throws IOException {
		Set<Class<?>> all = new LinkedHashSet<>();
		RecordedWriting together = write(generator, (type) -> {
			all.add(type);
			return true;
		});
		Map<Class<?>, String> found = new TreeMap<>((one, other) -> one.getName().compareTo(other.getName()));
		for (Class<?> type : all) {
			RecordedWriting alone = write(generator, (asked) -> asked == type);
			if (!alone.isLike(expected)) {
				found.put(type, WritingDifference.describe(expected, alone, this.ways.propertiesOf(type)));
			}
		}
		if (found.isEmpty()) {
			all.forEach((type) -> found.put(type,
					WritingDifference.describe(expected, together, this.ways.propertiesOf(type))));
		}
		return found;
	}

	private RecordedWriting write(JsonGenerator generator, Predicate<Class<?>> selection) throws IOException {
		return RecordedWriting.of(generator, (target) -> this.ways.byGeneratedCode(target, selection));
	}

}
