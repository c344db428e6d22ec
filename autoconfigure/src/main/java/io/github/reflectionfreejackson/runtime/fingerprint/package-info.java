/**
 * What tells whether a mapper finds and treats properties as the one that code was
 * generated with.
 */
@NullMarked
package io.github.reflectionfreejackson.runtime.fingerprint;

import org.jspecify.annotations.NullMarked;
