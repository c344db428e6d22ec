/**
 * What compares that which generated code writes and reads with what plain Jackson writes
 * and reads, and counts what came of it.
 */
@NullMarked
package io.github.reflectionfreejackson.runtime.verify;

import org.jspecify.annotations.NullMarked;
