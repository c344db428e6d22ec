/**
 * How types are written by generated code: what it extends and calls, and how Jackson is
 * made to use it.
 */
@NullMarked
package io.github.reflectionfreejackson.runtime.write;

import org.jspecify.annotations.NullMarked;
