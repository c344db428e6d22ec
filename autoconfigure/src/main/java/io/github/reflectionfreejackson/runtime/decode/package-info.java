/**
 * What takes expected names and simple values from the buffer of Jackson's parser of
 * bytes, and leaves the parser as its own methods would have left it.
 */
@NullMarked
package io.github.reflectionfreejackson.runtime.decode;

import org.jspecify.annotations.NullMarked;
