/**
 * Who takes part.
 */
@NullMarked
package io.github.reflectionfreejackson.benchmarks.contender;

import org.jspecify.annotations.NullMarked;
