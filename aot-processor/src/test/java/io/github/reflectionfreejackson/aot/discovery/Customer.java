package io.github.reflectionfreejackson.aot.discovery;

/**
 * A bean to return.
 */
public record Customer(String name) {

}
