/**
 * Tells in production how types are written and read, by Actuator and Micrometer where
 * they are present.
 */
@NullMarked
package io.github.reflectionfreejackson.actuate;

import org.jspecify.annotations.NullMarked;
