/**
 * Makes random beans, values and mappers from a seed, and compares what generated code
 * writes with what plain Jackson writes.
 */
@NullMarked
package io.github.reflectionfreejackson.testsupport.fuzz;

import org.jspecify.annotations.NullMarked;
