package io.github.reflectionfreejackson.sample.webmvc.web;

import java.util.Map;

/**
 * Data with something to say about it.
 *
 * @param <T> the type of the data
 * @param data the data
 * @param metadata what there is to say about it
 */
public record Envelope<T>(T data, Map<String, Object> metadata) {
}
