/**
 * Measures the first use of types in a fresh JVM.
 */
@NullMarked
package io.github.reflectionfreejackson.benchmarks.firstuse;

import org.jspecify.annotations.NullMarked;
