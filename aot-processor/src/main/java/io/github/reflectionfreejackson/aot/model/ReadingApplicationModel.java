package io.github.reflectionfreejackson.aot.model;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * All that is generated for one application in order to read.
 *
 * @param fingerprint the entries of the mapper's fingerprint for reading; none if nothing
 * is read
 * @param beans the types that generated code will read, sorted by name
 * @param fallbacks the types that are left to reflection, sorted by name
 * @param types all types that are read, however it is done, and their mix-ins, sorted by
 * name
 * @param keys those of them that are keys of maps, sorted by name
 * @param arrays the arrays that are read, sorted by name
 * @since 0.1.0
 */
public record ReadingApplicationModel(SortedMap<String, String> fingerprint, List<ReadingModel> beans,
		List<FallbackModel> fallbacks, List<Class<?>> types, List<Class<?>> keys, List<Class<?>> arrays) {

	/**
	 * Return the model of an application that reads nothing.
	 * @return the model
	 */
	public static ReadingApplicationModel none() {
		return new ReadingApplicationModel(new TreeMap<>(), List.of(), List.of(), List.of(), List.of(), List.of());
	}

}
