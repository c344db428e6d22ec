/**
 * Registers generated code and hints with the AOT output.
 */
@NullMarked
package io.github.reflectionfreejackson.aot.register;

import org.jspecify.annotations.NullMarked;
