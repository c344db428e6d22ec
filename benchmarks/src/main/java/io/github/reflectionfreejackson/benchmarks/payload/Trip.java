package io.github.reflectionfreejackson.benchmarks.payload;

import java.util.List;

/**
 * A trip of a train.
 *
 * @param number the number
 * @param carrier the carrier
 * @param stops the stops
 * @param services the services
 * @param cancelled the cancelled
 * @param seats the seats
 */
public record Trip(String number, Carrier carrier, List<Stop> stops, List<String> services, boolean cancelled,
		int seats) {
}
