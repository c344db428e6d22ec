/**
 * How values are encoded straight into the output: what does for each of Jackson's
 * serializers what it would do, with a generator or without one. Knows nothing of the
 * generated code that it is told of beans by.
 */
@NullMarked
package io.github.reflectionfreejackson.runtime.direct;

import org.jspecify.annotations.NullMarked;
