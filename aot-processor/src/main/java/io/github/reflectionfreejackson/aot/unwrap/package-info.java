/**
 * Takes the types that are bound out of what is declared around them.
 */
@NullMarked
package io.github.reflectionfreejackson.aot.unwrap;

import org.jspecify.annotations.NullMarked;
