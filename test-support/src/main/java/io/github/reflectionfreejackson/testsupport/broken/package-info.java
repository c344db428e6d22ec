/**
 * Generated code that is wrong, for samples to verify.
 */
@NullMarked
package io.github.reflectionfreejackson.testsupport.broken;

import org.jspecify.annotations.NullMarked;
