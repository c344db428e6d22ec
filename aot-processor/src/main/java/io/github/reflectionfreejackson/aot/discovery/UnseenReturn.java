package io.github.reflectionfreejackson.aot.discovery;

/**
 * A handler method whose declaration does not say, or not completely, what it answers
 * with.
 *
 * @param origin the method, such as {@code com.acme.CustomerController#find}
 * @param declaredType the return type as declared, such as
 * {@code org.springframework.http.ResponseEntity<?>}
 * @since 0.1.0
 */
public record UnseenReturn(String origin, String declaredType) {

}
