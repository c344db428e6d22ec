/**
 * Auto-configuration and properties of JSON binding by generated code.
 */
@NullMarked
package io.github.reflectionfreejackson.autoconfigure;

import org.jspecify.annotations.NullMarked;
