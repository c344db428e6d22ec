/**
 * Ways to write a value, and what comes of it.
 */
@NullMarked
package io.github.reflectionfreejackson.test.writing;

import org.jspecify.annotations.NullMarked;
