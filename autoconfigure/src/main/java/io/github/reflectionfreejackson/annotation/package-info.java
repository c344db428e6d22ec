/**
 * Annotations with which an application may decide, class by class, what code is
 * generated for. None is needed.
 */
@NullMarked
package io.github.reflectionfreejackson.annotation;

import org.jspecify.annotations.NullMarked;
