/**
 * Compares what generated code writes with what plain Jackson writes.
 */
@NullMarked
package io.github.reflectionfreejackson.testsupport.parity;

import org.jspecify.annotations.NullMarked;
