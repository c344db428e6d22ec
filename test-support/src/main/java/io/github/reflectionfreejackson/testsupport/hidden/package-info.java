/**
 * Hides members of types from core reflection, as a native image does without hints.
 */
@NullMarked
package io.github.reflectionfreejackson.testsupport.hidden;

import org.jspecify.annotations.NullMarked;
