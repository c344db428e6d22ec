/**
 * Compares what generated code writes and reads with what plain Jackson writes and reads.
 */
@NullMarked
package io.github.reflectionfreejackson.testsupport.parity;

import org.jspecify.annotations.NullMarked;
