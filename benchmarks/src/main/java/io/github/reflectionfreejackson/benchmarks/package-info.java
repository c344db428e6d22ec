/**
 * Benchmarks of generated code against plain Jackson and other libraries.
 */
@NullMarked
package io.github.reflectionfreejackson.benchmarks;

import org.jspecify.annotations.NullMarked;
