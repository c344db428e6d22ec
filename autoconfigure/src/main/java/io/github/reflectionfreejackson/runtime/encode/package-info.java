/**
 * Encoders which write values as JSON straight into an array of bytes, exactly as Jackson
 * writes them.
 */
@NullMarked
package io.github.reflectionfreejackson.runtime.encode;

import org.jspecify.annotations.NullMarked;
