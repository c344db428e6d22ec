/**
 * Processes applications ahead of time, compiles what was generated, and runs it.
 */
@NullMarked
package io.github.reflectionfreejackson.aot.application;

import org.jspecify.annotations.NullMarked;
