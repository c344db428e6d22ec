package io.github.reflectionfreejackson.aot.register;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

import io.github.reflectionfreejackson.aot.model.ApplicationModel;

import org.springframework.aot.generate.GeneratedFiles;

/**
 * What was generated for one application, and where.
 *
 * @param applicationPackage the package of the application
 * @param application the model, in which types that could not be printed fall back
 * @param sources the paths of the sources that write types, by the names of the types
 * @param readingSources the paths of the sources that read types, by the names of the
 * types
 * @param files all files that are generated for the application
 * @since 0.1.0
 */
public record GeneratedApplication(String applicationPackage, ApplicationModel application,
		SortedMap<String, String> sources, SortedMap<String, String> readingSources, GeneratedFiles files) {

	public GeneratedApplication {
		sources = Collections.unmodifiableSortedMap(new TreeMap<>(sources));
		readingSources = Collections.unmodifiableSortedMap(new TreeMap<>(readingSources));
	}

}
