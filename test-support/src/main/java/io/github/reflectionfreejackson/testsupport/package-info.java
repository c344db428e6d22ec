/**
 * Beans and assertions to compare generated code with plain Jackson.
 */
@NullMarked
package io.github.reflectionfreejackson.testsupport;

import org.jspecify.annotations.NullMarked;
