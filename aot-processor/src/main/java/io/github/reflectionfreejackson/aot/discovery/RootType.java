package io.github.reflectionfreejackson.aot.discovery;

import java.lang.reflect.Type;
import java.util.List;

/**
 * A type which the application writes or reads, out of its wrappers.
 *
 * @param type the type, a class or a parameterized type without type variables
 * @param origins where the type was found, such as
 * {@code com.acme.CustomerController#find}, sorted
 * @param endpoints the requests that are answered with the type, or that bring it, sorted
 * @since 0.1.0
 */
public record RootType(Type type, List<String> origins, List<Endpoint> endpoints) {

	public RootType {
		origins = List.copyOf(origins);
		endpoints = List.copyOf(endpoints);
	}

}
