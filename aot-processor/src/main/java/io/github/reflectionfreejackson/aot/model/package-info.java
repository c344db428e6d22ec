/**
 * The immutable description of what is generated.
 */
@NullMarked
package io.github.reflectionfreejackson.aot.model;

import org.jspecify.annotations.NullMarked;
