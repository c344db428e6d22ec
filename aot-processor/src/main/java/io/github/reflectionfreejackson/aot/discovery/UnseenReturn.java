package io.github.reflectionfreejackson.aot.discovery;

import java.util.List;

/**
 * A method, of a handler or of an advice on bodies, whose declaration does not say, or
 * not completely, what it answers with.
 *
 * @param origin the method, such as {@code com.acme.CustomerController#find}
 * @param declaredType the return type as declared, such as
 * {@code org.springframework.http.ResponseEntity<?>}
 * @param endpoints the requests that the method answers, sorted
 * @since 0.1.0
 */
public record UnseenReturn(String origin, String declaredType, List<Endpoint> endpoints) {

	public UnseenReturn {
		endpoints = List.copyOf(endpoints);
	}

}
