/**
 * Jackson with setters that are called through {@code LambdaMetafactory}.
 */
@NullMarked
package io.github.reflectionfreejackson.benchmarks.lambda;

import org.jspecify.annotations.NullMarked;
