/**
 * What Spring's own parts that write and read messages are measured with.
 */
@NullMarked
package io.github.reflectionfreejackson.benchmarks.spring;

import org.jspecify.annotations.NullMarked;
