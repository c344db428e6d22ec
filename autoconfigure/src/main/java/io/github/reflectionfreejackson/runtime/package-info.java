/**
 * What generated code extends and calls, and how it is put to use within Jackson.
 */
@NullMarked
package io.github.reflectionfreejackson.runtime;

import org.jspecify.annotations.NullMarked;
