/**
 * Measures whole applications, each in a JVM of its own.
 */
@NullMarked
package io.github.reflectionfreejackson.benchmarks.process;

import org.jspecify.annotations.NullMarked;
