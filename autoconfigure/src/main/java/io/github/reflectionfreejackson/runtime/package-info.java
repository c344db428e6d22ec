/**
 * How mappers are made to use what was generated. The packages below have what generated
 * code extends and calls, and what puts it to use within Jackson.
 */
@NullMarked
package io.github.reflectionfreejackson.runtime;

import org.jspecify.annotations.NullMarked;
