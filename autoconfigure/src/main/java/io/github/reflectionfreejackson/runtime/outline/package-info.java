/**
 * What generated code says of types, their properties and members: what introspection
 * found at build time, which nothing here looks for.
 */
@NullMarked
package io.github.reflectionfreejackson.runtime.outline;

import org.jspecify.annotations.NullMarked;
