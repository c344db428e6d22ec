/**
 * Opens the build report in a real browser.
 */
@NullMarked
package io.github.reflectionfreejackson.testsupport.browser;

import org.jspecify.annotations.NullMarked;
