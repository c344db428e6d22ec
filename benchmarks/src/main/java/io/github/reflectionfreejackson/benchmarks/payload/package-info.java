/**
 * What is written, as an application may declare it.
 */
@NullUnmarked
package io.github.reflectionfreejackson.benchmarks.payload;

import org.jspecify.annotations.NullUnmarked;
