/**
 * Builds the application's own mapper while AOT processing.
 */
@NullMarked
package io.github.reflectionfreejackson.aot.mapper;

import org.jspecify.annotations.NullMarked;
