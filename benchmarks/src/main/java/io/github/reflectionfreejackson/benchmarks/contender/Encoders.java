package io.github.reflectionfreejackson.benchmarks.contender;

import io.github.reflectionfreejackson.benchmarks.payload.Payload;

/**
 * One instance of a contender that writes.
 */
public interface Encoders extends Instance<Payload, Encoder> {

}
