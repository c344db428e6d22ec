/**
 * Starts packaged sample applications as processes of their own and records what they
 * answer and log.
 */
@NullMarked
package io.github.reflectionfreejackson.testsupport.process;

import org.jspecify.annotations.NullMarked;
