/**
 * Finds the types which the application writes and reads.
 */
@NullMarked
package io.github.reflectionfreejackson.aot.discovery;

import org.jspecify.annotations.NullMarked;
