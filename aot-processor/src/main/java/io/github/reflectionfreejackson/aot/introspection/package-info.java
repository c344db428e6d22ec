/**
 * Lets Jackson introspect types, and records its answers as model.
 */
@NullMarked
package io.github.reflectionfreejackson.aot.introspection;

import org.jspecify.annotations.NullMarked;
