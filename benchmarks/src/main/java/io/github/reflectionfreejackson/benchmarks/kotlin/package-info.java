/**
 * What is written and read in Kotlin, whose classes are in a module of their own: the
 * mapper of an application with Jackson's Kotlin module is another.
 */
@NullMarked
package io.github.reflectionfreejackson.benchmarks.kotlin;

import org.jspecify.annotations.NullMarked;
