package io.github.reflectionfreejackson.benchmarks.payload;

/**
 * A station.
 *
 * @param code the code
 * @param name the name
 * @param latitude the latitude
 * @param longitude the longitude
 */
public record Station(String code, String name, double latitude, double longitude) {
}
