package io.github.reflectionfreejackson.aot.report;

import java.util.List;

import io.github.reflectionfreejackson.aot.discovery.Endpoint;

/**
 * A type that the application answers with.
 *
 * @param type the name of the type, with its type arguments
 * @param classes the names of the reported classes that it consists of, sorted
 * @param endpoints the requests that are answered with it, sorted
 * @param origins where else it was found, sorted
 * @since 0.1.0
 */
public record ReportedRoot(String type, List<String> classes, List<Endpoint> endpoints, List<String> origins) {

	public ReportedRoot {
		classes = List.copyOf(classes);
		endpoints = List.copyOf(endpoints);
		origins = List.copyOf(origins);
	}

}
