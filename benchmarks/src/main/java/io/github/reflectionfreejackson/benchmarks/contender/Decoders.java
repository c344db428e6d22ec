package io.github.reflectionfreejackson.benchmarks.contender;

import io.github.reflectionfreejackson.benchmarks.payload.Document;

/**
 * One instance of a contender that reads.
 */
public interface Decoders extends Instance<Document, Decoder> {

}
