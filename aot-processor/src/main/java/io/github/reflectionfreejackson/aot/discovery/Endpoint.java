package io.github.reflectionfreejackson.aot.discovery;

import java.util.Comparator;

/**
 * A request that a handler method answers, as its annotations declare it: without context
 * path or prefixes, and with placeholders as they are.
 *
 * @param method the HTTP method, or {@code ANY}
 * @param path the path pattern, such as <code>/customers/{id}</code>
 * @param handler the handler method, such as {@code com.acme.CustomerController#find}
 * @since 0.1.0
 */
public record Endpoint(String method, String path, String handler) implements Comparable<Endpoint> {

	/**
	 * What stands for the HTTP method where the mapping names none.
	 */
	public static final String ANY_METHOD = "ANY";

	private static final Comparator<Endpoint> ORDER = Comparator.comparing(Endpoint::path)
		.thenComparing(Endpoint::method)
		.thenComparing(Endpoint::handler);

	@Override
	public int compareTo(Endpoint other) {
		return ORDER.compare(this, other);
	}

}
