/**
 * What looking at the application's types may fail with.
 */
@NullMarked
package io.github.reflectionfreejackson.aot.failure;

import org.jspecify.annotations.NullMarked;
