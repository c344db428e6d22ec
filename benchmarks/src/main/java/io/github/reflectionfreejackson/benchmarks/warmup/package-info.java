/**
 * Measures the first values in a fresh JVM, until their code is compiled.
 */
@NullMarked
package io.github.reflectionfreejackson.benchmarks.warmup;

import org.jspecify.annotations.NullMarked;
