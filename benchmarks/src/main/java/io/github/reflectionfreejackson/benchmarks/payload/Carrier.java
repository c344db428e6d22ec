package io.github.reflectionfreejackson.benchmarks.payload;

/**
 * Who runs trains.
 *
 * @param name the name
 * @param country the country
 * @param founded the founded
 */
public record Carrier(String name, String country, int founded) {
}
