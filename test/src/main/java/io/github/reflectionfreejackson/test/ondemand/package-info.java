/**
 * Generates, compiles and loads serializers while a program runs, so that any mapper can
 * be compared with plain Jackson.
 */
@NullMarked
package io.github.reflectionfreejackson.test.ondemand;

import org.jspecify.annotations.NullMarked;
