/**
 * Which types are served by generated code and which by reflection, and why.
 */
@NullMarked
package io.github.reflectionfreejackson.runtime.served;

import org.jspecify.annotations.NullMarked;
