/**
 * Records which members of types are used by core reflection.
 */
@NullMarked
package io.github.reflectionfreejackson.testsupport.recorded;

import org.jspecify.annotations.NullMarked;
