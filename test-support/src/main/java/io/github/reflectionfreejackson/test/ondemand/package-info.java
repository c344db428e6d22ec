/**
 * What has this project's own tests compile faster, in the package of what they compile
 * by.
 */
@NullMarked
package io.github.reflectionfreejackson.test.ondemand;

import org.jspecify.annotations.NullMarked;
