package io.github.reflectionfreejackson.aot.discovery;

/**
 * A bean, or something that was asked for by a property, which could not be read.
 *
 * @param beanName the name of the bean, or the property and its value, such as
 * {@code spring.jackson.reflection-free.include=com.acme.Missing}
 * @param cause what went wrong
 * @since 0.1.0
 */
public record UnreadableBean(String beanName, String cause) {

}
