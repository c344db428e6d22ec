/**
 * How types are read by generated code: what it extends and calls, and how Jackson is
 * made to use it.
 */
@NullMarked
package io.github.reflectionfreejackson.runtime.read;

import org.jspecify.annotations.NullMarked;
