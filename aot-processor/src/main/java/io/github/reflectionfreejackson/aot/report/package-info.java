/**
 * Reports what was generated and what was not, as JSON and as a page.
 */
@NullMarked
package io.github.reflectionfreejackson.aot.report;

import org.jspecify.annotations.NullMarked;
