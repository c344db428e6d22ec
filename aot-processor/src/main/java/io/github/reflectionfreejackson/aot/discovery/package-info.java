/**
 * Finds the types which the application answers with.
 */
@NullMarked
package io.github.reflectionfreejackson.aot.discovery;

import org.jspecify.annotations.NullMarked;
