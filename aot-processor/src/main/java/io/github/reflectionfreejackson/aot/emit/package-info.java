/**
 * Prints the model as Java source.
 */
@NullMarked
package io.github.reflectionfreejackson.aot.emit;

import org.jspecify.annotations.NullMarked;
