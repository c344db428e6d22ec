/**
 * Processes applications ahead of time in a process of its own.
 */
@NullMarked
package io.github.reflectionfreejackson.testsupport.aot;

import org.jspecify.annotations.NullMarked;
