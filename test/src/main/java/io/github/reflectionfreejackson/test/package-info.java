/**
 * Assertions for tests of applications whose JSON is written by generated code.
 */
@NullMarked
package io.github.reflectionfreejackson.test;

import org.jspecify.annotations.NullMarked;
