package io.github.reflectionfreejackson.benchmarks.payload;

/**
 * A stop of a trip.
 *
 * @param station the station
 * @param platform the platform
 * @param arrival the arrival
 * @param departure the departure
 * @param onRequest the onRequest
 */
public record Stop(Station station, int platform, long arrival, long departure, boolean onRequest) {
}
