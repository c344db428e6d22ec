/**
 * What opens Jackson's own classes, where they keep what there is no method for.
 */
@NullMarked
package io.github.reflectionfreejackson.runtime.access;

import org.jspecify.annotations.NullMarked;
